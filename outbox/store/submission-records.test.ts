import { describe, expect, onTestFinished, test } from "vitest";
import type { NewSubmission } from "#forms/stored-submission.ts";
import type { Step } from "#forms/answer.ts";
import { claimKind, settleMails } from "../test-support/claim-mails.ts";
import type { MailOutcome } from "./mails.server.ts";
import { describeStores } from "../test-support/describe-stores.ts";
import { sampleApplication, sampleContact, sampleSubmission } from "../test-support/samples.ts";
import { SettableClock } from "../test-support/clock-and-log.ts";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const NONE = { queued: 0, collected: 0, sending: 0, sent: 0, parked: 0, held: 0, returned: 0 };

describeStores("the operators' side of the store", (createPlace) => {
  async function openStoreWithClock() {
    const place = await createPlace();
    const clock = new SettableClock();
    const store = await place.open(clock);
    onTestFinished(() => store.close());
    const add = async (submission: NewSubmission, idempotencyKey?: string) => {
      const added = await store.add(submission, { withinMs: 0, idempotencyKey });
      if (added.status === "conflict") throw new Error("The sample's key is taken");
      return added.reference;
    };
    /** Of the mails that bring forms to offices the one that is due. */
    const settleNext = async (outcome: MailOutcome) => {
      const mail = await claimKind(store, "request", MINUTE_MS);
      if (!mail) throw new Error("No mail was due");
      await store.settleMail(mail, outcome);
    };
    return { store, clock, add, settleNext, rows: place.rows, mails: place.mails };
  }

  test("shows a complete submission, its file without bytes, whatever the letter case of the reference", async () => {
    const { store, clock, add } = await openStoreWithClock();
    const submission = sampleApplication("a", Buffer.from("%PDF-1.7"));
    const reference = await add(submission);
    expect(await store.find(` ${reference.toLowerCase()}`)).toEqual({
      ...{ id: "a", reference, secondAddress: undefined },
      ...{ answer: undefined, answerCount: 0, answeredAt: undefined },
      waitingSince: new Date("2026-11-20T10:00:00Z"),
      ...{ source: "web", callBy: undefined, notedBy: "" },
      kind: "job",
      hospitalId: "punalur",
      receivedAt: clock.now(),
      ...{ noticeVersion: "none", language: "" },
      request: submission.request,
      file: { name: "Anu.pdf", type: "application/pdf", size: 8 },
      messageId: "<a@example.org>",
      status: "queued",
      attempts: 0,
      copies: 0,
      nextAttemptAt: clock.now(),
      sentAt: undefined,
      lastError: undefined,
      unreadable: undefined,
      heldFor: undefined,
      releasedAt: undefined,
    });
    expect(await store.readFile(reference)).toEqual({
      name: "Anu.pdf",
      type: "application/pdf",
      bytes: Buffer.from("%PDF-1.7"),
    });
    expect(await store.find("A-0000-0000")).toBeUndefined();
    expect(await store.readFile("A-0000-0000")).toBeUndefined();
  });

  test("lists the newest first, narrowed by hospital, kind, state and time", async () => {
    const { store, clock, add, settleNext } = await openStoreWithClock();
    const first = await add(sampleSubmission("a"));
    await settleNext({ status: "sent" });
    clock.move(10);
    const second = await add({ ...sampleSubmission("b"), hospitalId: "kozhencherry" });
    await settleNext({ status: "refused", error: "550" });
    clock.move(10);
    const third = await add(sampleApplication("c", Buffer.from("%PDF-")));
    const listed = async (filter: Parameters<typeof store.list>[0]) =>
      (await store.list(filter)).map(({ reference }) => reference);
    expect(await listed({})).toEqual([third, second, first]);
    expect(await listed({ limit: 2 })).toEqual([third, second]);
    expect(await listed({ hospitalId: "kozhencherry" })).toEqual([second]);
    expect(await listed({ kind: "appointment" })).toEqual([second, first]);
    expect(await listed({ statuses: ["sent", "queued"] })).toEqual([third, first]);
    expect(await listed({ statuses: ["sending"] })).toEqual([]);
    const now = clock.now().getTime();
    expect(await listed({ receivedFrom: new Date(now - 10 * MINUTE_MS) })).toEqual([third, second]);
    expect(await listed({ receivedBefore: new Date(now - 10 * MINUTE_MS) })).toEqual([first]);
    expect(await store.list({ statuses: ["parked"] })).toMatchObject([
      { attempts: 1, lastError: "550", nextAttemptAt: undefined, sentAt: undefined },
    ]);
  });

  test("makes a parked mail due again with all attempts before it, and a queued one due now", async () => {
    const { store, clock, add, settleNext } = await openStoreWithClock();
    const reference = await add(sampleSubmission("a"));
    await settleNext({ status: "refused", error: "550" });
    clock.move(5);
    expect(await store.retry(reference.toLowerCase())).toBe(true);
    await settleNext({ status: "waiting", waitMs: MINUTE_MS, error: "451" });
    expect(await store.find(reference)).toMatchObject({ status: "queued", attempts: 1 });
    expect(await store.retry(reference)).toBe(true);
    await settleNext({ status: "sent" });
    expect(await store.retry(reference)).toBe(false);
    expect(await store.retry("A-0000-0000")).toBe(false);
  });

  test("leaves a mail under way alone", async () => {
    const { store, add } = await openStoreWithClock();
    const reference = await add(sampleSubmission("a"));
    await store.claimMail({ leaseMs: MINUTE_MS });
    expect(await store.retry(reference)).toBe(false);
  });

  test("erases a submission with its file and its key, even while its mail is under way", async () => {
    const { store, add, rows, mails } = await openStoreWithClock();
    const reference = await add(sampleApplication("a", Buffer.from("%PDF-")), "k");
    const mail = await store.claimMail({ leaseMs: MINUTE_MS });
    expect(await store.erase(reference)).toBe(true);
    expect([await rows(), await mails()]).toEqual([[], []]);
    expect(await store.readFile(reference)).toBeUndefined();
    expect(await store.findReceivedAt("job", "k")).toBeUndefined();
    expect(mail && (await store.settleMail(mail, { status: "sent" }))).toBe(false);
    expect(await store.erase(reference)).toBe(false);
  });

  test("purges what was delivered long enough ago, and nothing else", async () => {
    const { store, clock, add, settleNext } = await openStoreWithClock();
    for (let number = 0; number < 12; number += 1) {
      const reference = await add(sampleSubmission(`old-${number}`));
      await settleNext({ status: "sent" });
      await store.addStep({ reference, hospitalId: "punalur", step: { state: "withdrawn" } });
    }
    const parked = await add(sampleSubmission("parked"));
    await settleNext({ status: "refused", error: "550" });
    const late = await add(sampleSubmission("late"));
    await settleNext({ status: "waiting", waitMs: MINUTE_MS, error: "451" });
    clock.move(DAY_MINUTES);
    await settleNext({ status: "sent" });
    clock.move(89 * DAY_MINUTES);
    expect(await store.countDelivered(90)).toBe(0);
    expect(await store.purgeDelivered(90)).toBe(0);
    clock.move(1);
    expect(await store.countDelivered(90)).toBe(12);
    expect(await store.purgeDelivered(90)).toBe(12);
    expect((await store.list({})).map(({ reference }) => reference).toSorted()).toEqual([late, parked].toSorted());
  });

  test("purges no request that is open, and none before 30 days after its visit", async () => {
    const { store, clock, add, settleNext } = await openStoreWithClock();
    const send = async (id: string, ...steps: Step[]) => {
      const reference = await add(sampleSubmission(id));
      await settleNext({ status: "sent" });
      for (const step of steps) await store.addStep({ reference, hospitalId: "punalur", step });
      return id;
    };
    const agreed: Step = { state: "agreed", day: "2027-03-31", time: "10:30" };
    const openOnes = [
      await send("never answered"),
      await send("not reached", { state: "unreached" }),
      await send("taken back", agreed, { state: "reopened" }),
      await send("another time wanted", agreed, { state: "other-time", note: "Thursday" }),
      await send("cancelled, and nobody has seen it", agreed, { state: "cancelled" }),
    ];
    const visits = [
      await send("agreed", agreed),
      await send("offered", { state: "offered", times: [{ ...agreed }, { day: "2026-11-25", time: "10:30" }] }),
    ];
    await send("refused", { state: "refused", reason: "On leave" });
    await send("cancelled", agreed, { state: "cancelled" }, { state: "seen" });
    await send("long ago", { ...agreed, day: "2026-11-24" });
    await send("mistyped year", { ...agreed, day: "9999-11-24" });
    const names = async () =>
      (await store.list({})).map(({ request }) => (request && "patientName" in request ? request.patientName : ""));
    // 18 February, 90 days later.
    clock.move(90 * DAY_MINUTES + 1);
    expect(await store.countDelivered(90)).toBe(3);
    expect(await store.purgeDelivered(90)).toBe(3);
    expect((await names()).toSorted()).toEqual([...openOnes, ...visits, "mistyped year"].toSorted());
    // 30 April, the thirtieth day after the visit, and the next.
    clock.move(71 * DAY_MINUTES);
    expect(await store.purgeDelivered(90)).toBe(0);
    clock.move(DAY_MINUTES);
    expect(await store.purgeDelivered(90)).toBe(2);
    clock.move(400 * DAY_MINUTES);
    expect(await store.purgeDelivered(90)).toBe(1);
    expect((await names()).toSorted()).toEqual(openOnes.toSorted());
  });

  test("purges no contact message and no job application that is open, however long ago it was delivered", async () => {
    const { store, clock, add, settleNext } = await openStoreWithClock();
    const references: string[] = [];
    for (const form of [sampleContact("a"), sampleApplication("b", Buffer.from("%PDF-1.7"))]) {
      references.push(await add(form));
      await settleNext({ status: "sent" });
    }
    clock.move(400 * DAY_MINUTES);
    expect(await store.purgeDelivered(90)).toBe(0);
    const [contact = "", job = ""] = references;
    await store.addStep({ reference: contact, hospitalId: "punalur", step: { state: "replied" } });
    await store.addStep({ reference: job, hospitalId: "punalur", step: { state: "seen" } });
    expect(await store.purgeDelivered(90)).toBe(2);
  });

  test("counts mails by state and returns the age of the oldest unsent one", async () => {
    const { store, clock, add } = await openStoreWithClock();
    expect(await store.figures()).toEqual({ ...NONE, oldestUnsentMs: undefined });
    for (const status of ["sent", "refused"] as const) {
      await add(sampleSubmission(status));
      await settleMails(store, { status, error: "550" });
    }
    clock.move(1);
    await add(sampleApplication("sending", Buffer.from("%PDF-1.7")));
    await store.claimMail({ leaseMs: 60 * MINUTE_MS });
    clock.move(1);
    // Its receipt waits as the one before, and the patient of the next gets no fourth.
    await add(sampleApplication("queued", Buffer.from("%PDF-1.7")));
    await store.add(sampleSubmission("held"), { withinMs: 0 }, ["honeypot"]);
    clock.move(1);
    const one = { queued: 2, collected: 0, sending: 1, sent: 2, parked: 1, held: 1, returned: 1 };
    expect(await store.figures()).toEqual({ ...one, oldestUnsentMs: 2 * MINUTE_MS });
  });

  describe("a held submission", () => {
    async function hold() {
      const opened = await openStoreWithClock();
      const rules = { withinMs: 10 * MINUTE_MS, idempotencyKey: "k" };
      const add = () => opened.store.add(sampleSubmission("a"), rules, ["honeypot", "too-fast"]);
      const added = await add();
      if (added.status === "conflict") throw new Error("The sample's key is taken");
      return { ...opened, reference: added.reference, addAgain: add };
    }

    test("is stored like any other, says why, and its mail is never due by itself", async () => {
      const { store, clock, reference, addAgain } = await hold();
      expect(await addAgain()).toMatchObject({ status: "repeated", reference });
      clock.move(90 * DAY_MINUTES);
      await store.pullForward(0);
      expect(await store.claimMail({ leaseMs: MINUTE_MS })).toBeUndefined();
      expect(await store.retry(reference)).toBe(false);
      expect(await store.list({ statuses: ["held"] })).toMatchObject([
        { reference, heldFor: "honeypot, too-fast", nextAttemptAt: undefined, releasedAt: undefined },
      ]);
    });

    test("is due once a person released it, which stays visible", async () => {
      const { store, clock, reference, settleNext } = await hold();
      clock.move(5);
      expect(await store.release(reference.toLowerCase())).toBe(true);
      expect(await store.release(reference)).toBe(false);
      expect(await store.release("A-0000-0000")).toBe(false);
      await settleNext({ status: "sent" });
      expect(await store.find(reference)).toMatchObject({
        status: "sent",
        heldFor: "honeypot, too-fast",
        releasedAt: clock.now(),
      });
    });

    test("is removed by its own time alone, and not when it was released", async () => {
      const { store, clock, add, reference } = await hold();
      await store.release(reference);
      const queued = await add(sampleSubmission("b"));
      await store.add(sampleSubmission("c"), { withinMs: 0 }, ["too-fast"]);
      clock.move(90 * DAY_MINUTES);
      expect(await store.purgeDelivered(1)).toBe(0);
      expect(await store.purgeHeld(90, [])).toBe(0);
      clock.move(1);
      expect(await store.purgeHeld(90, [])).toBe(1);
      const left = (await store.list({})).map((record) => record.reference);
      expect(left.toSorted()).toEqual([queued, reference].toSorted());
    });

    test("whose file is infected names the malware, and is sent with it only when a person released that", async () => {
      const { store, add, settleNext } = await openStoreWithClock();
      const reference = await add(sampleApplication("a", Buffer.from("%PDF-")));
      await settleNext({ status: "held", signature: "Win.Test.EICAR_HDB-1" });
      expect(await store.find(reference)).toMatchObject({ status: "held", heldFor: "infected: Win.Test.EICAR_HDB-1" });
      expect(await claimKind(store, "request")).toBeUndefined();
      await store.release(reference);
      expect(await claimKind(store, "request")).toMatchObject({ submissionId: "a", attempt: 1 });
      expect(await store.find(reference)).toMatchObject({
        heldFor: "infected: Win.Test.EICAR_HDB-1",
        releasedAt: expect.any(Date) as Date,
      });
    });
  });
});
