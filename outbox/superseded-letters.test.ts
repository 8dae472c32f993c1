import { expect, onTestFinished, test } from "vitest";
import type { Step } from "#answers/answer.ts";
import { createAnswerLinks } from "#answers/answer-links.server.ts";
import type { OutgoingMail } from "./mail/mail-transport.ts";
import { startLetters } from "./start-letters.server.ts";
import { createRecordingLog, SettableClock } from "./test-support/clock-and-log.ts";
import { describeStores, type StorePlace } from "./test-support/describe-stores.ts";
import { SAMPLE_MAIL_FROM, SAMPLE_SITE, SAMPLE_TEXTS, sampleSubmission } from "./test-support/samples.ts";

const NEVER_MS = 10 * 60_000;
const site = {
  ...SAMPLE_SITE,
  hospitals: SAMPLE_SITE.hospitals.map((hospital) => ({ ...hospital, basePath: `/${hospital.id}` })),
};

const FRIDAY: Step = { state: "agreed", day: "2026-11-27", time: "10:00" };
const SATURDAY: Step = { state: "agreed", day: "2026-11-28", time: "16:00" };
const SUNDAY: Step = { state: "agreed", day: "2026-11-29", time: "09:00" };
const GREYLISTED = Object.assign(new Error("450 4.2.0 greylisted"), { responseCode: 450 });

/** Letters whose mails go where `deliver` says; nothing is sent but when a test looks, or stores a step. */
async function start(place: StorePlace, deliver: (mail: OutgoingMail) => Promise<void> = async () => undefined) {
  const clock = new SettableClock();
  const store = await place.open(clock);
  const sent: OutgoingMail[] = [];
  const send = async (mail: OutgoingMail) => {
    await deliver(mail);
    sent.push(mail);
  };
  const letters = startLetters({
    ...{ store, site, texts: SAMPLE_TEXTS, clock, log: createRecordingLog(), origin: "https://www.example.org" },
    ...{ transport: { send, close: async () => undefined }, mailFrom: SAMPLE_MAIL_FROM },
    ...{ links: createAnswerLinks(store), firstAfterMs: NEVER_MS },
  });
  onTestFinished(async () => {
    await letters.stop();
    await store.close();
  });
  // Until the look at the start is over, which could find what is added.
  await letters.look();
  const added = await store.add(sampleSubmission("a"), { withinMs: 0 });
  const reference = added.status === "conflict" ? "" : added.reference;
  const mailOffice = async () => {
    const job = await store.claim({ leaseMs: 1000 });
    if (job) await store.settle(job, { status: "sent" });
  };
  const step = (wanted: Step, letter: "answer" | "wish" = "answer") =>
    store.addStep({ reference, hospitalId: "punalur", step: wanted, letter });
  const states = async () =>
    (await store.readRequest({ reference }))?.letters
      .toSorted((a, b) => (a.answerNumber ?? 0) - (b.answerNumber ?? 0))
      .map(({ kind, status }) => `${kind} ${status}`);
  return { store, clock, letters, sent, reference, mailOffice, step, states };
}

describeStores("a mail that a newer step made untrue", (createPlace) => {
  test("is not sent: of a time put off by a 450 and corrected, the patient gets the corrected one alone", async () => {
    let isGreylisted = false;
    const { letters, clock, sent, step, states } = await start(await createPlace(), async () => {
      if (isGreylisted) throw GREYLISTED;
    });
    await letters.look();
    isGreylisted = true;
    await step(FRIDAY);
    await letters.look();
    isGreylisted = false;
    await step(SATURDAY);
    await letters.look();
    clock.move(24 * 60);
    await letters.look();
    const mails = sent.filter(({ to }) => to === "anu@example.org");
    expect(mails.map(({ subject }) => subject.split(" · ")[1])).toEqual([
      "We have received your request",
      "Your time is confirmed",
    ]);
    expect(mails[1]?.text).toContain("Saturday, 28 November 2026, 4:00 pm");
    expect(mails[1]?.text).not.toContain("Friday, 27");
    expect(await states()).toEqual(["receipt sent", "answer dropped", "answer sent"]);
  });

  test("is not sent after it failed, when the step came while it was under way", async () => {
    const { promise: isUnderWay, resolve: begin } = Promise.withResolvers<void>();
    const { promise: end, resolve: fail } = Promise.withResolvers<void>();
    const { letters, sent, step, states } = await start(await createPlace(), async ({ text }) => {
      if (!text.includes("Friday, 27")) return;
      begin();
      await end;
      throw GREYLISTED;
    });
    await letters.look();
    await step(FRIDAY);
    const looked = letters.look();
    await isUnderWay;
    await step(SATURDAY);
    fail();
    await looked;
    await letters.look();
    expect(sent.at(-1)?.text).toContain("Saturday, 28");
    expect(await states()).toEqual(["receipt sent", "answer dropped", "answer sent"]);
  });

  test("stays unsent between two quick corrections: one mail is under way, and the last one is the newest", async () => {
    const { promise: isUnderWay, resolve: begin } = Promise.withResolvers<void>();
    const { promise: end, resolve: arrive } = Promise.withResolvers<void>();
    let underWay = 0;
    let most = 0;
    const { store, letters, sent, step, states } = await start(await createPlace(), async ({ text }) => {
      most = Math.max(most, (underWay += 1));
      if (text.includes("Friday, 27")) {
        begin();
        await end;
      }
      underWay -= 1;
    });
    await letters.look();
    await step(FRIDAY);
    const looked = letters.look();
    await isUnderWay;
    await step(SATURDAY);
    await step(SUNDAY);
    letters.wake();
    expect(await store.claimLetter(1000)).toBeUndefined();
    arrive();
    await looked;
    await letters.look();
    expect(most).toBe(1);
    expect(sent.map(({ text }) => /\w+day, 2\d November 2026, /.exec(text)?.[0])).toEqual([
      undefined,
      "Friday, 27 November 2026, ",
      "Sunday, 29 November 2026, ",
    ]);
    expect(await states()).toEqual(["receipt sent", "answer sent", "answer dropped", "answer sent"]);
  });

  test.each<[string, Step, "answer" | "wish", string]>([
    ["the office takes its answer back", { state: "reopened" }, "answer", "The office has taken back its answer"],
    ["the office notes that it is not needed", { state: "withdrawn" }, "answer", "Your request is closed"],
    ["the office refuses", { state: "refused", reason: "On leave" }, "answer", "This appointment is not possible"],
    ["the patient wants another time", { state: "other-time", note: "Monday" }, "wish", "Other time wanted"],
  ])("is dropped when %s", async (_name, later, letter, subject) => {
    const { letters, sent, mailOffice, step, states } = await start(await createPlace());
    await mailOffice();
    await step(FRIDAY);
    await step(later, letter);
    await letters.look();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toContain(subject);
    expect(await states()).toEqual(["receipt dropped", "answer dropped", `${letter} sent`]);
  });

  test("is dropped when the patient cancels, which both sides are told", async () => {
    const { letters, sent, mailOffice, step, states } = await start(await createPlace());
    await mailOffice();
    await step(FRIDAY);
    await step({ state: "cancelled" }, "wish");
    await letters.look();
    expect(sent.map(({ to }) => to).toSorted()).toEqual(["anu@example.org", "punalur@example.org"]);
    expect(sent.map(({ subject }) => subject).join()).not.toContain("confirmed");
    expect((await states())?.slice(0, 2)).toEqual(["receipt dropped", "answer dropped"]);
  });

  test("is none where the patient only asks for a call", async () => {
    const { letters, sent, mailOffice, step } = await start(await createPlace());
    await mailOffice();
    await step(FRIDAY);
    await step({ state: "call-me" }, "wish");
    await letters.look();
    expect(sent.map(({ to }) => to).toSorted()).toEqual(["anu@example.org", "punalur@example.org"]);
  });

  test("is not sent about a request that was erased, nor in a reminder of what was answered", async () => {
    const { store, letters, sent, step, clock, reference } = await start(await createPlace());
    await letters.look();
    clock.move(60);
    await store.addReminder("reminder", "punalur", ["a"]);
    await step({ state: "withdrawn" });
    await store.erase(reference);
    await letters.look();
    expect(sent).toHaveLength(1);
  });

  test("is the day's mail on the next day", async () => {
    const { store, letters, sent, clock } = await start(await createPlace());
    await letters.look();
    await store.addOfficeLetter("day", "punalur", "day:2026-11-20:punalur");
    clock.move(9 * 60);
    await letters.look();
    expect(sent.filter(({ reference }) => reference.startsWith("day-2026-11-20"))).toEqual([]);
  });

  test("is no wish that reaches the office before the request itself", async () => {
    const { letters, sent, mailOffice, step } = await start(await createPlace());
    await step({ state: "other-time", note: "Monday" }, "wish");
    await letters.look();
    expect(sent).toEqual([]);
    await mailOffice();
    await letters.look();
    expect(sent.map(({ to }) => to)).toEqual(["punalur@example.org"]);
  });
});
