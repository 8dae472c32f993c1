import { expect, onTestFinished, test } from "vitest";
import type { Step } from "#forms/answer.ts";
import type { OutgoingMail } from "./mail/mail-transport.ts";
import { createMailTransport } from "./mail/create-transport.server.ts";
import { describeStores, type StorePlace } from "./test-support/describe-stores.ts";
import { openOutbox } from "./test-support/open-outbox.ts";
import { sampleSubmission } from "./test-support/samples.ts";
import { startSmtpPeer } from "./test-support/start-smtp-peer.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

const FRIDAY: Step = { state: "agreed", day: "2026-11-27", time: "10:00" };
const SATURDAY: Step = { state: "agreed", day: "2026-11-28", time: "16:00" };
const SUNDAY: Step = { state: "agreed", day: "2026-11-29", time: "09:00" };
const GREYLISTED = Object.assign(new Error("450 4.2.0 greylisted"), { responseCode: 450 });
const PATIENT = "anu@example.org";

/** An outbox whose mails go where `deliver` says; nothing is sent but when a test looks. */
async function start(place: StorePlace, deliver: (mail: OutgoingMail) => Promise<void> = async () => undefined) {
  const outbox = await openOutbox(place, { deliver });
  const added = await outbox.store.add(sampleSubmission("a"), { withinMs: 0 });
  const reference = added.status === "conflict" ? "" : added.reference;
  const step = (wanted: Step, mailAfterMs = 0) =>
    outbox.store.addStep({ reference, hospitalId: "punalur", step: wanted, mailAfterMs });
  const states = async () =>
    (await outbox.store.readRequest({ reference }))?.mails
      .filter(({ kind }) => kind !== "request" && kind !== "visit")
      .toSorted((a, b) => a.step - b.step)
      .map(({ kind, state }) => `${kind} ${state}`);
  const subjects = () =>
    outbox.sent.filter(({ to }) => to === PATIENT).map(({ subject }) => subject.split(" · ").slice(0, 2));
  return { ...outbox, reference, step, states, subjects };
}

describeStores("a mail that a newer step made untrue", (createPlace) => {
  test("is not sent: of a time put off by a 450 and corrected, the patient gets the corrected one alone", async () => {
    let isGreylisted = false;
    const { look, clock, sent, step, states } = await start(await createPlace(), async ({ to }) => {
      if (isGreylisted && to === PATIENT) throw GREYLISTED;
    });
    await look();
    isGreylisted = true;
    await step(FRIDAY);
    await look();
    isGreylisted = false;
    await step(SATURDAY);
    await look();
    const mails = sent.filter(({ to }) => to === PATIENT);
    expect(mails).toHaveLength(2);
    // The first did not arrive, so that the second is no change.
    expect(mails[1]?.subject).toContain("Your time is confirmed");
    expect(mails[1]?.text).not.toContain("Friday, 27");
    expect(mails[1]?.text).toContain("Saturday, 28 November 2026, 4:00 pm");
    clock.move(60);
    await look();
    expect(await states()).toEqual(["receipt sent", "answer dropped", "answer sent"]);
  });

  test("may have arrived when the connection broke, so the next one says what it replaces", async () => {
    let isBroken = false;
    const { look, sent, step } = await start(await createPlace(), async ({ to }) => {
      if (isBroken && to === PATIENT) throw Object.assign(new Error("closed"), { code: "ESOCKET" });
    });
    await look();
    isBroken = true;
    await step(FRIDAY);
    await look();
    isBroken = false;
    await step(SATURDAY);
    await look();
    expect(sent.at(-1)?.subject).toContain("Changed: Sat, 28 Nov, 4:00 pm instead of Fri, 27 Nov, 10:00 am");
    await step({ ...SATURDAY });
    await look();
    expect(sent).toHaveLength(3);
  });

  test("leaves no patient untold: a time whose mail may have been lost, and that is agreed again, is mailed", async () => {
    let isBroken = false;
    const { look, step, states, subjects } = await start(await createPlace(), async ({ to }) => {
      if (isBroken && to === PATIENT) throw Object.assign(new Error("closed"), { code: "ESOCKET" });
    });
    await look();
    isBroken = true;
    await step(FRIDAY);
    await look();
    await step({ state: "reopened" }, 60_000);
    isBroken = false;
    await step(FRIDAY);
    await look();
    expect(subjects().at(-1)).toEqual(["Your appointment request", "Your time is confirmed"]);
    expect(await states()).toEqual(["receipt sent", "answer dropped", "answer dropped", "answer sent"]);
  });

  /** A time is confirmed over that mail server, and taken back once mails arrive again. */
  async function takeBackAfter(smtpUrl: string) {
    const transport = createMailTransport({ smtpUrl, mailDir: temporaryFolder(), from: "site@example.org" });
    onTestFinished(() => transport.close());
    let isBroken = false;
    const { look, step, states, subjects } = await start(await createPlace(), async (mail) => {
      if (isBroken && mail.to === PATIENT) await transport.send(mail, AbortSignal.timeout(60_000));
    });
    await look();
    isBroken = true;
    await step(FRIDAY);
    await look();
    isBroken = false;
    await step({ state: "reopened" });
    await look();
    return { states: await states(), subjects: subjects() };
  }

  test("is taken back by a mail when the server took it and closed without a response", async () => {
    const peer = await startSmtpPeer({ cuts: ["after-data"] });
    const { states, subjects } = await takeBackAfter(peer.url);
    expect(peer.mails.at(-1)?.subject).toContain("Your time is confirmed");
    expect(subjects.at(-1)).toEqual(["Your appointment request", "The office has taken back its answer"]);
    expect(states).toEqual(["receipt sent", "answer dropped", "answer sent"]);
  });

  test("is taken back when a first try may have arrived, whatever became of the tries after it", async () => {
    const failures = [Object.assign(new Error("closed"), { code: "ECONNECTION" }), GREYLISTED];
    let isBroken = false;
    const { look, clock, step, subjects } = await start(await createPlace(), async ({ to }) => {
      const failure = isBroken && to === PATIENT && failures.shift();
      if (failure) throw failure;
    });
    await look();
    isBroken = true;
    await step(FRIDAY);
    await look();
    clock.move(5);
    await look();
    expect(failures).toEqual([]);
    await step({ state: "reopened" });
    await look();
    expect(subjects().at(-1)).toEqual(["Your appointment request", "The office has taken back its answer"]);
  });

  test("is taken back when the process that sent it was killed, whatever became of the tries after it", async () => {
    let isGreylisted = false;
    const { store, look, clock, step, subjects } = await start(await createPlace(), async ({ to }) => {
      if (isGreylisted && to === PATIENT) throw GREYLISTED;
    });
    await look();
    await step(FRIDAY);
    expect(await store.claimMail({ leaseMs: 1000 })).toMatchObject({ kind: "answer", step: 1 });
    clock.move(1);
    isGreylisted = true;
    await look();
    isGreylisted = false;
    await step({ state: "reopened" });
    await look();
    expect(subjects().at(-1)).toEqual(["Your appointment request", "The office has taken back its answer"]);
  });

  test.each([
    ["could not be reached", async () => "smtp://127.0.0.1:1"],
    ["closed before it was sent", async () => (await startSmtpPeer({ cuts: ["before-data"] })).url],
  ])("is taken back by no mail when the server %s", async (_, startServer) => {
    const { states, subjects } = await takeBackAfter(await startServer());
    expect(subjects).toHaveLength(1);
    expect(states).toEqual(["receipt sent", "answer dropped", "answer dropped"]);
  });

  test("is not sent after it failed, when the step came while it was under way", async () => {
    const { promise: isUnderWay, resolve: begin } = Promise.withResolvers<void>();
    const { promise: end, resolve: fail } = Promise.withResolvers<void>();
    const { look, sent, step, states } = await start(await createPlace(), async ({ text, to }) => {
      if (to !== PATIENT || !text.includes("Friday, 27") || text.includes("Saturday")) return;
      begin();
      await end;
      throw GREYLISTED;
    });
    await look();
    await step(FRIDAY);
    const looked = look();
    await isUnderWay;
    await step(SATURDAY);
    fail();
    await looked;
    await look();
    expect(sent.at(-1)?.text).toContain("Saturday, 28");
    expect(await states()).toEqual(["receipt sent", "answer dropped", "answer sent"]);
  });

  test("stays unsent between two quick corrections: one mail is under way, and the last one is the newest", async () => {
    const { promise: isUnderWay, resolve: begin } = Promise.withResolvers<void>();
    const { promise: end, resolve: arrive } = Promise.withResolvers<void>();
    let underWay = 0;
    let most = 0;
    const { store, mails, look, sent, step, states } = await start(await createPlace(), async ({ to, text }) => {
      if (to !== PATIENT) return;
      most = Math.max(most, (underWay += 1));
      if (text.includes("Friday, 27") && !text.includes("Instead of")) {
        begin();
        await end;
      }
      underWay -= 1;
    });
    await look();
    await step(FRIDAY);
    const looked = look();
    await isUnderWay;
    await step(SATURDAY);
    await step(SUNDAY);
    mails.wake();
    expect(await store.claimMail({ leaseMs: 1000 })).toBeUndefined();
    arrive();
    await looked;
    await look();
    expect(most).toBe(1);
    const times = sent.filter(({ to }) => to === PATIENT).map(({ text }) => /Your time: +(\w+day)/.exec(text)?.[1]);
    expect(times).toEqual([undefined, "Friday", "Sunday"]);
    expect(await states()).toEqual(["receipt sent", "answer sent", "answer dropped", "answer sent"]);
  });

  test("is none at all for an answer that is taken back within its minute", async () => {
    const { look, clock, sent, step, states } = await start(await createPlace());
    await look();
    await step(FRIDAY, 60_000);
    await look();
    clock.move(0.5);
    await step({ state: "reopened" });
    clock.move(2);
    await look();
    expect(sent.filter(({ to }) => to === PATIENT)).toHaveLength(1);
    expect(await states()).toEqual(["receipt sent", "answer dropped", "answer dropped"]);
  });

  test("takes back nothing that was never told, though the patient was mailed about a wish", async () => {
    const { look, step, subjects } = await start(await createPlace());
    await look();
    await step({ state: "call-me" });
    await look();
    await step(FRIDAY, 60_000);
    await step({ state: "reopened" });
    await look();
    expect(subjects().at(-1)).toEqual(["Your appointment request", "You asked for a call"]);
  });

  test.each<[string, Step, string]>([
    ["the office notes that it is not needed", { state: "withdrawn" }, "Your request is closed"],
    ["the office refuses", { state: "refused", reason: "On leave" }, "This appointment is not possible"],
    ["the office takes it back, to who has no receipt", { state: "reopened" }, "We have received your request"],
    [
      "the office offers other times",
      { state: "offered", times: [SATURDAY as never] },
      "The office offers you other times",
    ],
  ])("is dropped when %s, and what was never told is not taken back", async (_name, later, subject) => {
    const { look, step, subjects, states } = await start(await createPlace());
    await step(FRIDAY);
    await step(later);
    await look();
    expect(subjects()).toEqual([["Your appointment request", subject]]);
    expect(await states()).toEqual(["receipt dropped", "answer dropped", "answer sent"]);
  });

  test("says of a time that was told before that it no longer counts", async () => {
    const { look, sent, step } = await start(await createPlace());
    await step(FRIDAY);
    await look();
    await step({ state: "refused", reason: "On leave" });
    await look();
    const mail = sent.at(-1);
    expect(mail?.text).toMatch(/No longer counts: +Friday, 27 November 2026, 10:00 am/);
    expect(mail?.attachments?.[0]?.bytes.toString()).toContain("METHOD:CANCEL");
  });

  test("is dropped when the patient asks for something, which both sides are told", async () => {
    const { look, sent, step, subjects, states } = await start(await createPlace());
    await step(FRIDAY);
    await step({ state: "cancelled" });
    await look();
    expect(subjects()).toEqual([["Your appointment request", "Your request is cancelled"]]);
    expect(sent.map(({ subject }) => subject).join()).not.toContain("confirmed");
    expect(sent.filter(({ to }) => to === "punalur@example.org")).toHaveLength(2);
    expect((await states())?.slice(0, 2)).toEqual(["receipt dropped", "answer dropped"]);
  });

  test("is none where the patient only asks for a call", async () => {
    const { look, step, subjects } = await start(await createPlace());
    await step(FRIDAY);
    await step({ state: "call-me" });
    await look();
    expect(subjects()).toEqual([
      ["Your appointment request", "Your time is confirmed"],
      ["Your appointment request", "You asked for a call"],
    ]);
  });

  test("is not sent about a request that was erased", async () => {
    const { store, look, sent, step, reference } = await start(await createPlace());
    await look();
    const before = sent.length;
    await step({ state: "withdrawn" });
    await store.erase(reference);
    await look();
    expect(sent).toHaveLength(before);
  });

  test("is no wish that reaches the office before the request itself", async () => {
    let isAway = true;
    const { look, clock, sent, step } = await start(await createPlace(), async ({ to, subject }) => {
      if (isAway && to === "punalur@example.org" && subject.startsWith("Appointment request")) throw GREYLISTED;
    });
    await step({ state: "other-time", note: "Monday" });
    await look();
    const toOffice = () => sent.filter(({ to }) => to === "punalur@example.org").map(({ subject }) => subject);
    expect(toOffice()).toEqual([]);
    isAway = false;
    clock.move(5);
    await look();
    expect(toOffice()).toEqual([
      expect.stringMatching(/^Appointment request/),
      expect.stringMatching(/^Other time wanted/),
    ]);
  });
});

describeStores("the mail of the day before a visit", (createPlace) => {
  test("goes out at 6 pm with place, time and what to bring, unless the visit was changed or cancelled", async () => {
    const { look, clock, sent, step } = await start(await createPlace());
    await step(FRIDAY);
    await look();
    await step(SATURDAY);
    await look();
    const visits = () => sent.filter(({ subject }) => subject.startsWith("Tomorrow"));
    // The sample's clock is at 15:30 on Friday the 20th in India; the mail about Friday the 27th would be due first.
    clock.move((6 * 24 + 2.5) * 60);
    await look();
    expect(visits()).toEqual([]);
    clock.move(24 * 60);
    await look();
    expect(visits()).toHaveLength(1);
    expect(visits()[0]).toMatchObject({ to: PATIENT });
    expect(visits()[0]?.subject).toContain("Tomorrow: Sat, 28 Nov, 4:00 pm");
    expect(visits()[0]?.text).toMatch(/Place: +Venmala Hospital, Punalur/);
    expect(visits()[0]?.text).toContain("I cannot come");
  });

  test("does not go out after a cancellation", async () => {
    const { look, clock, sent, step } = await start(await createPlace());
    await step(FRIDAY);
    await look();
    await step({ state: "cancelled" });
    clock.move((6 * 24 + 3) * 60);
    await look();
    expect(sent.filter(({ subject }) => subject.startsWith("Tomorrow"))).toEqual([]);
  });
});
