import { expect, onTestFinished, test } from "vitest";
import type { Hospital } from "#site/hospitals/site.ts";
import type { NewSubmission } from "#forms/stored-submission.ts";
import type { OutgoingMail } from "#outbox/mail/mail-transport.ts";
import { startLetters } from "#outbox/start-letters.server.ts";
import { createRecordingLog, SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { sqlitePlace } from "#outbox/test-support/describe-stores.ts";
import { SAMPLE_MAIL_FROM, SAMPLE_SITE, SAMPLE_TEXTS, sampleSubmission } from "#outbox/test-support/samples.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import type { Step } from "./answer.ts";
import { createAnswerLinks } from "./answer-links.server.ts";
import { median } from "./remind-office.server.ts";

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

const ANSWERS: Step[] = [
  { state: "agreed", day: "2026-11-24", time: "10:30" },
  { state: "offered", times: [{ day: "2026-11-24", time: "10:30" }] },
  { state: "refused", reason: "No such clinic" },
  { state: "unreached" },
  { state: "withdrawn" },
];

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
    const step = (due: Asked, wanted: Step, letter: "answer" | "wish") =>
      store.addStep({ reference: due.reference, hospitalId: due.hospitalId, step: wanted, letter });
    for (let number = 0; number < REQUESTS; number += 1) {
      const hospitalId = HOSPITALS[number % 2] ?? "";
      const email = `patient-${number}@example.org`;
      const { request, ...submission } = sampleSubmission(`request-${number}`);
      const own = { ...submission, hospitalId, request: { ...request, patientEmail: email } } as NewSubmission;
      const added = await store.add(own, { withinMs: 0 });
      const job = await store.claim({ leaseMs: 1000 });
      if (job) await store.settle(job, { status: "sent" });
      const reference = added.status === "conflict" ? "" : added.reference;
      // Two of three are answered, ten to thirty minutes later.
      asked.push({ reference, hospitalId, email, isAnswered: number % 3 !== 0 });
      clock.move(1);
      await letters.look();
      const due = asked[number - 10 - (number % 21)];
      if (!due?.isAnswered || (await store.readRequest(due))?.steps.length !== 0) continue;
      await step(due, ANSWERS[number % ANSWERS.length]!, "answer");
      // Some patients ask for a call, which the office then owes them.
      if (number % 7 === 0) await step(due, { state: "call-me" }, "wish");
    }
    // 14:00; the office closes at 17:00 and opens on Saturday at 9:00.
    clock.move(181);
    await letters.look();
    expect(sent.filter(({ reference }) => reference.startsWith("day-"))).toHaveLength(2);
    // Saturday, 13:00, and Monday.
    for (const minutes of [16 * 60, 120, 120, 48 * 60]) {
      clock.move(minutes);
      await letters.look();
    }

    const all = await Promise.all(
      asked.map(async (one) => ({ ...one, request: await store.readRequest({ reference: one.reference }) })),
    );
    const toOffice = (hospitalId: string) => [`${hospitalId}@example.org`, `${hospitalId}-second@example.org`];
    for (const { reference, hospitalId, email, request } of all) {
      const about = sent.filter(({ text }) => text.includes(reference));
      // No mail names a request to a wrong hospital or another patient.
      const allowed = [...toOffice(hospitalId), email];
      expect(about.filter(({ to }) => !allowed.includes(to)).map(({ to }) => [reference, to])).toEqual([]);
      const steps = request?.steps ?? [];
      const answers = steps.filter(({ state }) => state !== "call-me").length;
      expect([reference, about.filter(({ to }) => to === email).length]).toEqual([reference, 1 + answers]);
      const wishes = about.filter((mail) => mail.reference.includes("-wish-"));
      expect([reference, wishes.length]).toEqual([reference, steps.length - answers]);
      if (request?.record.waitingSince === undefined) continue;
      // What is open is named once to the office since the last step, and once to its second address.
      const named = (kind: string) => about.filter((mail) => mail.reference.startsWith(`${kind}-`)).length;
      expect([reference, named("reminder"), named("second")]).toEqual([reference, 1, 1]);
    }
    expect(all.filter(({ request }) => request?.record.waitingSince).length).toBeGreaterThan(REQUESTS / 3);
    const patients = new Set(asked.map(({ email }) => email));
    const offices = new Set(HOSPITALS.flatMap(toOffice));
    expect(sent.filter(({ to }) => !patients.has(to) && !offices.has(to))).toEqual([]);
    const ids = sent.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);

    for (const hospitalId of HOSPITALS) {
      const waits = all.flatMap(({ hospitalId: whose, request }) => {
        const first = request?.steps.find(({ state }) => state !== "call-me");
        return whose === hospitalId && request && first ? [Number(first.at) - Number(request.record.receivedAt)] : [];
      });
      const day = sent.find(({ reference }) => reference === `day-2026-11-20-${hospitalId}`);
      const expected = SAMPLE_TEXTS.server.answers.duration(Math.round((median(waits) ?? 0) / 60_000));
      expect(day?.text).toMatch(new RegExp(`Median time to the first answer: +${expected}\n`));
      expect(day?.text).toContain(`${waits.length} answered today`);
    }
  },
);
