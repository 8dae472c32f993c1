import { expect, onTestFinished, test } from "vitest";
import type { Hospital } from "#hospitals/site.ts";
import type { NewSubmission } from "../stored-submission.ts";
import type { OutgoingMail } from "../mail/mail-transport.ts";
import { startLetters } from "../start-letters.server.ts";
import { createRecordingLog, SettableClock } from "../test-support/clock-and-log.ts";
import { sqlitePlace } from "../test-support/describe-stores.ts";
import { SAMPLE_MAIL_FROM, SAMPLE_SITE, SAMPLE_TEXTS, sampleSubmission } from "../test-support/samples.ts";
import { temporaryFolder } from "../test-support/temporary-folder.ts";
import { createAnswerLinks } from "./answer-links.server.ts";
import { median } from "./median.ts";

const REQUESTS = 300;
const HOSPITALS = ["kozhencherry", "punalur"];
/** A time limit for a machine that is busy with other things. */
const LIMIT_MS = 120_000;

const site = {
  ...SAMPLE_SITE,
  hospitals: SAMPLE_SITE.hospitals.map((hospital): Hospital => ({
    ...hospital,
    basePath: `/${hospital.id}`,
    contact: { ...hospital.contact, secondReceivingAddress: `${hospital.id}-second@example.org` },
  })),
};

interface Asked {
  reference: string;
  hospitalId: string;
  email: string;
  isAnswered: boolean;
}

test(
  "a day of 300 requests: each ends answered or named in a reminder, and no mail goes astray",
  { timeout: LIMIT_MS },
  async () => {
    // A Friday, 9:00 in India.
    const clock = new SettableClock("2026-11-20T03:30:00Z");
    const store = await sqlitePlace(temporaryFolder()).open(clock);
    const sent: OutgoingMail[] = [];
    const letters = startLetters({
      ...{ store, site, texts: SAMPLE_TEXTS, clock, log: createRecordingLog(), origin: "https://www.example.org" },
      transport: { send: async (mail) => void sent.push(mail), close: async () => {} },
      ...{ mailFrom: SAMPLE_MAIL_FROM, links: createAnswerLinks(store), firstAfterMs: 2 * LIMIT_MS },
    });
    onTestFinished(async () => {
      await letters.stop();
      await store.close();
    });

    const asked: Asked[] = [];
    const waits: number[] = [];
    for (let number = 0; number < REQUESTS; number += 1) {
      const hospitalId = HOSPITALS[number % 2] ?? "";
      const email = `patient-${number}@example.org`;
      const { request, ...submission } = sampleSubmission(`request-${number}`);
      const own = { ...submission, hospitalId, request: { ...request, patientEmail: email } } as NewSubmission;
      const added = await store.add(own, { withinMs: 0 });
      const reference = added.status === "conflict" ? "" : added.reference;
      // Two of three are answered, ten to thirty minutes later.
      asked.push({ reference, hospitalId, email, isAnswered: number % 3 !== 0 });
      clock.move(1);
      if (number % 20 === 0) await letters.look();
      const due = asked[number - 10 - (number % 21)];
      if (!due?.isAnswered) continue;
      const before = await store.readRequest(due);
      if (before && before.steps.length === 0) {
        await store.addStep({
          ...{ reference: due.reference, hospitalId: due.hospitalId, letter: "answer" as const },
          step: { state: "agreed", day: "2026-11-24", time: "10:30" },
        });
        if (due.hospitalId === "punalur") waits.push(Number(clock.now()) - Number(before.record.receivedAt));
      }
    }
    // 14:00; the office closes at 17:00 and opens on Saturday at 9:00.
    clock.move(181);
    await letters.look();
    expect(sent.filter(({ reference }) => reference.startsWith("day-"))).toHaveLength(2);
    // Saturday, 13:00.
    for (const minutes of [16 * 60, 120, 120]) {
      clock.move(minutes);
      await letters.look();
    }

    const reminders = sent.filter(({ reference }) => reference.startsWith("reminder-"));
    expect(reminders.length).toBeGreaterThan(2);
    for (const { reference, hospitalId, email } of asked) {
      const request = await store.readRequest({ reference });
      const isNamed = reminders.some(({ text, to }) => text.includes(reference) && to === `${hospitalId}@example.org`);
      expect([reference, request?.record.waitingSince === undefined || isNamed]).toEqual([reference, true]);
      const own = sent.filter((mail) => mail.reference.startsWith(reference));
      expect(own.map(({ to }) => to)).toEqual(own.map(() => email));
      expect(own).toHaveLength(1 + (request?.steps.length ?? 0));
    }
    for (const { text, to } of reminders) {
      const wrong = asked.filter(
        ({ reference, hospitalId }) => text.includes(reference) && to !== `${hospitalId}@example.org`,
      );
      expect(wrong).toEqual([]);
    }
    const ids = sent.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
    const day = sent.find(({ reference }) => reference === "day-2026-11-20-punalur");
    const expected = SAMPLE_TEXTS.server.answers.duration(Math.round((median(waits) ?? 0) / 60_000));
    expect(day?.text).toContain(expected);
    expect(day?.text).toContain(`${waits.length} answered today`);
  },
);
