import { expect, test } from "vitest";
import type { Hospital } from "#site/hospitals/site.ts";
import { findAgreed, lastChange, type Step } from "#forms/answer.ts";
import type { NewSubmission } from "#forms/stored-submission.ts";
import { promiseFor } from "#forms/working-time.ts";
import type { FormKind } from "#forms/forms.ts";
import { formatVisitShort } from "./mail/describe-step.ts";
import { MailRefusedError, type OutgoingMail } from "./mail/mail-transport.ts";
import { findStanding } from "./standing.ts";
import { SettableClock } from "./test-support/clock-and-log.ts";
import { sqlitePlace } from "./test-support/describe-stores.ts";
import { openOutbox } from "./test-support/open-outbox.ts";
import {
  SAMPLE_APPLICATION,
  SAMPLE_CONTACT,
  SAMPLE_SITE,
  SAMPLE_TEXTS,
  sampleSubmission,
} from "./test-support/samples.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

const REQUESTS = 120;
/** A time limit for a machine that is busy with other things. */
const LIMIT_MS = 300_000;

const [GOOD, SLOW, DEAD] = ["kozhencherry", "punalur", "alappuzha"] as const;
const sample = SAMPLE_SITE.hospitals[0]!;
const site = {
  ...SAMPLE_SITE,
  hospitals: [GOOD, SLOW, DEAD].map((id): Hospital => ({
    ...{ ...sample, id, basePath: `/${id}`, place: id, contentName: `Venmala Hospital ${id}` },
    contact: {
      ...sample.contact,
      receivingAddress: `${id}@example.org`,
      secondReceivingAddress: `${id}-second@example.org`,
    },
  })),
};
const officesOf = (id: string) => [`${id}@example.org`, `${id}-second@example.org`];
const KINDS: FormKind[] = ["appointment", "appointment", "contact", "job"];

const visit = (day: string, time = "10:00"): Step => ({ state: "agreed", day, time });
/** What an office answers in turn, and what the patient does then; `+` is a second answer within the same minute. */
const APPOINTMENT_STEPS: Step[][] = [
  [visit("2026-11-24", "15:00")],
  [visit("2026-11-27"), visit("2026-11-28", "16:00")],
  [visit("2026-11-27"), { state: "reopened" }, visit("2026-11-30")],
  [{ state: "offered", times: [{ day: "2026-11-30", time: "11:00" }] }],
  [{ state: "refused", reason: "No such clinic" }],
  [{ state: "unreached" }, { state: "seen" }],
  [visit("2026-11-24"), { state: "cancelled" }],
  [visit("2026-11-27"), { state: "other-time", note: "Later" }],
  [{ state: "call-me" }],
  [{ state: "withdrawn" }],
];
const OTHER_STEPS: Record<string, Step[][]> = {
  contact: [[{ state: "replied" }], [{ state: "seen" }]],
  job: [[{ state: "invited" }], [{ state: "declined" }], [{ state: "seen" }]],
};

interface Asked {
  id: string;
  reference: string;
  hospitalId: string;
  email: string;
  kind: FormKind;
}

function sampleOf(kind: FormKind, number: number, hospitalId: string): { submission: NewSubmission; email: string } {
  const base = { ...sampleSubmission(`request-${number}`), hospitalId };
  const email = `patient-${number}@mail${number}.example.net`;
  const names = { name: `Visitor ${number}`, email };
  if (kind === "contact") return { submission: { ...base, kind, request: { ...SAMPLE_CONTACT, ...names } }, email };
  if (kind === "job") {
    const file = { name: "cv.pdf", type: "application/pdf", bytes: Buffer.from(`%PDF-1.7 ${number}`) };
    return {
      submission: { ...base, kind, request: { ...SAMPLE_APPLICATION, ...names }, file } as NewSubmission,
      email,
    };
  }
  return { submission: { ...base, request: { ...base.request, patientEmail: email } } as NewSubmission, email };
}

test(
  "a hundred requests and more from Friday to Monday: each is answered or named each morning, and no mail is untrue as it leaves",
  { timeout: LIMIT_MS },
  async () => {
    // A Friday, 9:00 in India.
    const clock = new SettableClock("2026-11-20T03:30:00Z");
    const asked: Asked[] = [];
    const faults: string[] = [];
    let isOut = false;
    const greylisted = new Set<string>();
    const told = new Map<string, string>();
    const outbox = await openOutbox(sqlitePlace(temporaryFolder()), { clock, site, chases: true, deliver });
    const { store, sent, look } = outbox;

    async function deliver(mail: OutgoingMail): Promise<void> {
      if (isOut) throw Object.assign(new Error("connect"), { code: "ECONNREFUSED", isUnsent: true });
      if (mail.to === `${DEAD}@example.org`)
        throw new MailRefusedError("550 5.1.1 No such user", { isFinal: true, cause: new Error("550") });
      if (mail.to.endsWith("7.example.net") && !greylisted.has(mail.messageId)) {
        greylisted.add(mail.messageId);
        throw Object.assign(new Error("450 4.2.0 greylisted"), { responseCode: 450 });
      }
      faults.push(...(await findUntrue(mail)).map((fault) => `${mail.reference} to ${mail.to}: ${fault}`));
    }

    /** What the mail says beside what the store holds at this moment. */
    async function findUntrue(mail: OutgoingMail): Promise<string[]> {
      const found: string[] = [];
      const check = (isTrue: boolean, fault: string) => void (isTrue || found.push(fault));
      const list = /^(MORNING|REMINDER|LATE)-/.exec(mail.reference)?.[1];
      if (list) {
        const hospital = site.hospitals.find(({ id }) => officesOf(id).includes(mail.to))!;
        const open = await store.listOpen(hospital.id);
        const late = open.filter(({ record }) => promiseFor(hospital, record.waitingSince!)! < clock.now());
        for (const { record } of list === "LATE" ? late : open)
          check(mail.text.includes(record.reference), `${record.reference} is open and not named`);
        const named = asked.filter(({ reference }) => mail.text.includes(reference));
        const isOpen = new Set(open.map(({ record }) => record.reference));
        for (const { reference } of named) check(isOpen.has(reference), `${reference} is named and not open`);
        return found;
      }
      const about = asked.find(({ reference }) => mail.reference.startsWith(reference));
      const request = about && (await store.readRequest(about));
      if (!about || !request) return ["it is about nothing that is known"];
      check([...officesOf(about.hospitalId), about.email].includes(mail.to), "it goes to somebody else");
      const { steps } = request;
      const last = lastChange(steps);
      const [, kind = "", number = "0"] = /-(receipt|answer|visit|wish)(?:-(\d+))?$/.exec(mail.reference) ?? [];
      const agreed = findAgreed(steps);
      if (kind === "receipt") {
        check(last === undefined, "something happened since");
        const { [findStanding(request)]: words } = SAMPLE_TEXTS.server.answers.standing;
        check(mail.text.replaceAll(/ +/g, " ").includes(`State: ${words}`), `it does not say ${words}`);
      }
      if (kind === "answer" || kind === "wish") {
        const step = steps.find((one) => one.number === Number(number));
        check(step === last || step?.state === "call-me", `step ${number} is not the last`);
        const claimsConfirmed = /Your time is confirmed|^Changed:/m.test(mail.text);
        check(
          claimsConfirmed === (kind === "answer" && step?.state === "agreed"),
          "it says 'confirmed' of another step",
        );
        if (mail.subject.startsWith("Changed:") && agreed) {
          const before = told.get(about.reference);
          const now = formatVisitShort(agreed, SAMPLE_TEXTS);
          check(mail.subject.includes(`Changed: ${now} instead of ${before}`), `${now} instead of ${before}`);
        } else if (step?.state === "agreed") check(!told.has(about.reference), "a change is not called one");
        if (kind === "answer" && agreed && step?.state === "agreed")
          told.set(about.reference, formatVisitShort(agreed, SAMPLE_TEXTS));
        else if (kind === "answer" && !agreed) told.delete(about.reference);
      }
      if (kind === "visit") check(agreed !== undefined && String(agreed.number) === number, "the visit is another");
      return found;
    }

    const pending: { at: number; one: Asked; steps: Step[] }[] = [];
    async function act(): Promise<void> {
      for (const task of pending.filter(({ at }) => at <= Number(clock.now()))) {
        const step = task.steps.shift();
        if (!step) {
          pending.splice(pending.indexOf(task), 1);
          continue;
        }
        const { reference, hospitalId } = task.one;
        await store.addStep({ reference, hospitalId, step, mailAfterMs: 60_000 });
        // Every second correction comes within the minute, the others once the mail is out.
        task.at += (asked.indexOf(task.one) % 2 === 0 ? 0.5 : 90) * 60_000;
      }
    }
    async function pass(minutes: number, every = 5): Promise<void> {
      for (let passed = 0; passed < minutes; passed += every) {
        clock.move(every);
        await act();
        await look();
      }
    }

    for (let number = 0; number < REQUESTS; number += 1) {
      const kind = KINDS[number % KINDS.length]!;
      const hospitalId = [GOOD, SLOW, DEAD][number % 3]!;
      const { submission, email } = sampleOf(kind, number, hospitalId);
      const added = await store.add(submission, { withinMs: 0 });
      const reference = added.status === "conflict" ? "" : added.reference;
      const one = { id: submission.id, reference, hospitalId, email, kind };
      asked.push(one);
      const choices = kind === "appointment" ? APPOINTMENT_STEPS : OTHER_STEPS[kind]!;
      const steps = choices[Math.floor(number / 3) % choices.length]!;
      const waits = hospitalId === GOOD ? 20 : 26 * 60;
      if (hospitalId !== DEAD && number % 4 !== 3)
        pending.push({ at: Number(clock.now()) + waits * 60_000, one, steps: [...steps] });
      // The mail server is away for an hour, and the clock jumps forward and back by hours.
      isOut = number >= 40 && number < 52;
      if (number === 60) clock.move(5 * 60);
      if (number === 64) clock.move(-5 * 60);
      await pass(5);
    }
    isOut = false;
    // Until Tuesday noon: mornings of Saturday, Monday and Tuesday.
    await pass((4 * 24 - 7) * 60, 15);

    expect(faults).toEqual([]);
    for (const one of asked) {
      const request = (await store.readRequest(one))!;
      const toOffice = sent.filter(
        ({ to, text }) => officesOf(one.hospitalId).includes(to) && text.includes(one.reference),
      );
      expect([one.reference, toOffice.some(({ reference }) => reference.startsWith(one.reference))]).toEqual([
        one.reference,
        true,
      ]);
      if (request.record.waitingSince === undefined) continue;
      const mornings = toOffice.filter(
        ({ reference, date }) => reference.startsWith("MORNING") && date >= request.record.waitingSince!,
      );
      const expected = ["21", "23", "24"].filter(
        (day) => new Date(`2026-11-${day}T03:30:00Z`) > request.record.waitingSince!,
      );
      expect([one.reference, mornings.length]).toEqual([one.reference, expected.length]);
      expect(findStanding(request)).not.toBe("kept");
    }
    const ids = sent.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(sent.filter(({ subject }) => subject.startsWith("Changed:")).length).toBeGreaterThan(0);
    expect(sent.filter(({ reference }) => /-visit-/.test(reference)).length).toBeGreaterThan(0);
  },
);
