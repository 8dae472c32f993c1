import { expect, onTestFinished, test } from "vitest";
import { claimKind, settleMails } from "../test-support/claim-mails.ts";
import { SettableClock } from "../test-support/clock-and-log.ts";
import { describeStores } from "../test-support/describe-stores.ts";
import { sampleApplication, sampleSubmission } from "../test-support/samples.ts";
import type { Mail } from "./claim-mail.server.ts";

const LEASE_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
const DAY_MINUTES = 24 * 60;
const NO_REPEATS = { withinMs: 0 };

describeStores("the outbox", (createPlace) => {
  async function openWith(...ids: string[]) {
    const place = await createPlace();
    const clock = new SettableClock();
    const store = await place.open(clock);
    onTestFinished(() => store.close());
    const add = async (id: string) => {
      const added = await store.add(sampleSubmission(id), NO_REPEATS);
      return "reference" in added ? added.reference : "";
    };
    for (const id of ids) await add(id);
    const claim = (except: string[] = []) => store.claimMail({ leaseMs: LEASE_MS, except });
    const claimNow = async (): Promise<Mail> => {
      const mail = await claim();
      if (!mail) throw new Error("No mail was due");
      return mail;
    };
    const mailOf = async (id: string) => (await place.mails()).find((mail) => mail.id === id);
    return { store, clock, add, claim, claimNow, mailOf, ...{ rows: place.rows, mails: place.mails } };
  }

  test("a claimed mail is returned once, until its lease ends", async () => {
    const { claim, clock } = await openWith("a");
    const facts = { id: "a", kind: "request", recipient: "office", submissionId: "a", hospitalId: "punalur", step: 0 };
    expect(await claim()).toMatchObject({ ...facts, attempt: 1, ageMs: 0 });
    expect(await claim()).toBeUndefined();
    clock.move(10);
    expect(await claim(["a"])).toBeUndefined();
    expect(await claim()).toMatchObject({ attempt: 1, ageMs: LEASE_MS });
  });

  test("a renewed lease lasts from then on", async () => {
    const { store, claim, claimNow, clock } = await openWith("a");
    const mail = await claimNow();
    clock.move(9);
    expect(await store.renewMail(mail, LEASE_MS)).toBe(true);
    clock.move(9);
    expect(await claim()).toBeUndefined();
    clock.move(1);
    expect(await claim()).toMatchObject({ attempt: 1 });
    expect(await store.renewMail(mail, LEASE_MS)).toBe(false);
  });

  test("mails are claimed one by one and none before it is due", async () => {
    const { claim, clock } = await openWith("a", "b");
    clock.move(-1);
    expect(await claim()).toBeUndefined();
    clock.move(1);
    const claimed = [await claim(), await claim()];
    expect(claimed.map((mail) => mail?.submissionId).toSorted()).toEqual(["a", "b"]);
  });

  test("the newest untried mail is claimed first where requested, else the one that waits longest", async () => {
    const { store, clock } = await openWith();
    for (const id of ["old", "older than new", "new"]) {
      await store.add(id === "new" ? sampleApplication(id, Buffer.from("%PDF-")) : sampleSubmission(id), NO_REPEATS);
      clock.move(1);
    }
    const claim = async (wish: object) => (await store.claimMail({ leaseMs: LEASE_MS, ...wish }))?.submissionId;
    expect(await claim({ newestWithinMs: 10 * 60_000, takesFiles: false })).toBe("older than new");
    expect(await claim({ newestWithinMs: 10 * 60_000 })).toBe("new");
    expect(await claim({ newestWithinMs: 1 })).toBe("old");
    clock.move(10);
    expect(await claim({ newestWithinMs: 10 * 60_000, except: ["old", "new"] })).toBe("older than new");
  });

  test("mails claimed at the same time all differ", async () => {
    const ids = Array.from({ length: 20 }, (_, number) => `mail-${number}`);
    const { claim } = await openWith(...ids);
    const claimed = await Promise.all(Array.from({ length: 20 }, () => claim()));
    const rest: (Mail | undefined)[] = [];
    // A claim that met only rows being claimed came back empty.
    while (claimed.filter(Boolean).length + rest.length < 20) rest.push(await claim());
    expect([...claimed, ...rest].flatMap((mail) => mail?.submissionId ?? []).toSorted()).toEqual(ids.toSorted());
  });

  test("a holder whose lease went to another cannot record an outcome", async () => {
    const { store, mailOf, claimNow, clock } = await openWith("a");
    const slow = await claimNow();
    clock.move(10);
    const next = await claimNow();
    const tooLate = { status: "refused", error: "too late", second: true } as const;
    expect(await store.settleMail(slow, tooLate)).toBe(false);
    expect(await store.settleMail(next, { status: "sent" })).toBe(true);
    expect(await store.settleMail(slow, tooLate)).toBe(false);
    expect(await mailOf("a")).toMatchObject({ state: "sent", attempts: 1, error: null, lease_token: null });
    expect((await store.find((await store.list({}))[0]?.reference ?? ""))?.secondAddress).toBeUndefined();
  });

  test("what killed processes left under way is no attempt, so it makes no wait longer", async () => {
    const { store, clock, claim, claimNow } = await openWith("a");
    for (let kill = 0; kill < 12; kill += 1) {
      expect(await claim()).toMatchObject({ attempt: 1 });
      clock.move(10);
    }
    await store.settleMail(await claimNow(), { status: "waiting", waitMs: 0, error: "451" });
    expect(await claimKind(store, "request")).toMatchObject({ attempt: 2 });
  });

  test("a mail put off too far by a wrong clock is pulled forward", async () => {
    const { store, claim, claimNow, clock } = await openWith("a");
    await store.settleMail(await claimNow(), {
      status: "waiting",
      waitMs: 3_650 * DAY_MINUTES * 60_000,
      error: "busy",
    });
    await settleMails(store);
    await store.pullForward(LEASE_MS);
    clock.move(9);
    expect(await claim()).toBeUndefined();
    clock.move(1);
    expect(await claim()).toMatchObject({ kind: "request" });
  });

  test("receipts and digests that a clock put off for days are due within an hour once it is right", async () => {
    const { store, clock, add, claim } = await openWith();
    clock.move(3 * DAY_MINUTES);
    await add("a");
    await settleMails(store, { status: "sent" }, "request");
    await store.add(sampleSubmission("b"), NO_REPEATS, [], true);
    clock.move(6);
    expect(await store.collectDigests({ hospitalId: "punalur", isOfficeOpen: true })).toBe(1);
    clock.move(-3 * DAY_MINUTES - 6);
    expect(await claim()).toBeUndefined();
    await store.pullForward(HOUR_MS);
    clock.move(60);
    const kinds = (await settleMails(store)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["digest", "receipt", "receipt"]);
  });

  test("a receipt leaves after the first try of the request's mail, a wish once that was delivered", async () => {
    const { store, add, claim, claimNow, clock } = await openWith();
    const reference = await add("a");
    const own = await claimNow();
    expect(await claim()).toBeUndefined();
    await store.settleMail(own, { status: "waiting", waitMs: HOUR_MS, error: "451" });
    const receipt = await claimNow();
    expect(receipt).toMatchObject({ kind: "receipt", recipient: "patient" });
    await store.settleMail(receipt, { status: "sent" });
    await store.addStep({ reference, hospitalId: "punalur", step: { state: "other-time", note: "Monday" } });
    expect(await settleMails(store)).toMatchObject([{ kind: "answer", recipient: "patient", step: 1 }]);
    clock.move(60);
    expect((await settleMails(store)).map(({ kind }) => kind)).toEqual(["request", "wish"]);
  });

  test("of the mails to a patient one is under way, and one that became untrue meanwhile is not tried again", async () => {
    const { store, add, claim, claimNow, mailOf } = await openWith();
    const reference = await add("a");
    await settleMails(store);
    const answer = (time: string) =>
      store.addStep({ reference, hospitalId: "punalur", step: { state: "agreed", day: "2026-11-21", time } });
    await answer("10:30");
    const first = await claimNow();
    await answer("16:00");
    expect(await claim()).toBeUndefined();
    await store.settleMail(first, { status: "waiting", waitMs: HOUR_MS, error: "450" });
    expect(await mailOf(first.id)).toMatchObject({ state: "dropped" });
    expect(await claim()).toMatchObject({ kind: "answer", step: 2 });
  });

  test("a mail that waits becomes untrue with a newer step and is dropped, but not by one that changes nothing", async () => {
    const { store, add, mails } = await openWith();
    const reference = await add("a");
    await settleMails(store);
    const step = { state: "agreed", day: "2026-11-21", time: "10:30" } as const;
    await store.addStep({ reference, hospitalId: "punalur", step, mailAfterMs: 60_000 });
    const answer = async () => (await mails()).find(({ kind, step: of }) => kind === "answer" && of === 1)?.state;
    for (const state of ["seen", "call-me", "coming"] as const)
      await store.addStep({ reference, hospitalId: "punalur", step: { state } });
    expect(await answer()).toBe("waiting");
    await store.addStep({ reference, hospitalId: "punalur", step: { state: "reopened" } });
    expect(await answer()).toBe("dropped");
  });

  test("what an office refused is parked at once, and the second address gets a mail of its own", async () => {
    const { store, add, claimNow, mails } = await openWith();
    const reference = await add("a");
    await store.settleMail(await claimNow(), { status: "refused", error: "550 no", second: true });
    expect(await store.find(reference)).toMatchObject({ status: "parked", secondAddress: "due", lastError: "550 no" });
    const second = await claimKind(store, "request");
    expect(second).toMatchObject({ recipient: "second", submissionId: "a", attempt: 1 });
    expect(second?.id).toMatch(/^[0-9a-f]{32}$/);
    if (second) await store.settleMail(second, { status: "sent" });
    expect(await store.find(reference)).toMatchObject({ status: "parked", secondAddress: "told", sentAt: undefined });
    expect((await mails()).filter(({ kind }) => kind === "request")).toHaveLength(2);
  });

  test("what a refused digest was to bring is mailed by itself", async () => {
    const { store, clock, claimNow, mails } = await openWith();
    for (const id of ["a", "b"]) await store.add(sampleSubmission(id), NO_REPEATS, [], true);
    await settleMails(store);
    clock.move(5);
    await store.collectDigests({ hospitalId: "punalur", isOfficeOpen: false });
    const digest = await claimNow();
    expect(digest).toMatchObject({ kind: "digest", submissionId: undefined });
    expect((await store.list({ digestId: digest.id })).map(({ status }) => status)).toEqual(["collected", "collected"]);
    await store.settleMail(digest, { status: "refused", error: "552", second: true });
    expect(
      (await mails())
        .filter(({ kind }) => kind === "request")
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(["a", "b"]);
    expect((await store.list({})).map(({ status }) => status)).toEqual(["queued", "queued"]);
  });

  test("mails count as waiting, with their age, while the patients' mail server puts them off", async () => {
    const { store, clock } = await openWith("a", "b", "c");
    await settleMails(store, { status: "sent" }, "request");
    await settleMails(store, { status: "waiting", waitMs: HOUR_MS, error: "450" });
    clock.move(16);
    expect(await store.figures()).toMatchObject({ queued: 3, sent: 3, oldestUnsentMs: 16 * 60_000 });
    const listed = await store.listMails({ states: ["queued"], hospitalId: "punalur" });
    expect(listed).toMatchObject([{ kind: "receipt", attempts: 1 }, {}, {}]);
    expect(await store.listMails({ hospitalId: "kozhencherry" })).toEqual([]);
  });

  test("a mail that is meant for a later day makes no alarm", async () => {
    const { store, add, clock } = await openWith();
    const reference = await add("a");
    await settleMails(store);
    const step = { state: "agreed", day: "2026-11-24", time: "10:30" } as const;
    await store.addStep({ reference, hospitalId: "punalur", step });
    await settleMails(store);
    clock.move(60);
    expect(await store.figures()).toMatchObject({ queued: 1, oldestUnsentMs: undefined });
    await store.pullForward(HOUR_MS);
    clock.move(120);
    expect(await store.claimMail({ leaseMs: 1000 })).toBeUndefined();
  });

  test("mails are parked where the office did not get them, returned where the patient did not; both can be retried", async () => {
    const { store, add } = await openWith();
    const reference = await add("a");
    const refused = { status: "refused", error: "550" } as const;
    await settleMails(store, { status: "sent" }, "request");
    await settleMails(store, refused);
    await store.addStep({ reference, hospitalId: "punalur", step: { state: "call-me" } });
    await settleMails(store, { status: "sent" }, "answer");
    await store.addListLink("punalur", []);
    await settleMails(store, refused);
    expect(await store.figures()).toMatchObject({ queued: 0, parked: 2, returned: 1 });
    const parked = await store.listMails({ states: ["parked"] });
    expect(parked.map(({ kind }) => kind).toSorted()).toEqual(["list", "wish"]);
    expect(await store.retryMails({ states: ["returned"] })).toBe(1);
    expect(await store.listMails({ states: ["queued"] })).toMatchObject([
      { kind: "receipt", reference, attempts: 0, error: undefined },
    ]);
    expect(await store.retryMails({ reference })).toBe(2);
    expect(await store.retryMails({ states: ["parked"] })).toBe(1);
    expect(await store.figures()).toMatchObject({ queued: 3, parked: 0, returned: 0 });
  });

  test("a mail that may have arrived still may, once somebody has it tried again", async () => {
    const { store, add, claimNow } = await openWith();
    const reference = await add("a");
    await store.settleMail(await claimNow(), { status: "sent" });
    const error = { status: "waiting", waitMs: 1000, error: "ESOCKET" } as const;
    await store.settleMail((await claimKind(store, "receipt"))!, error);
    const isOpen = async () =>
      (await store.readRequest({ reference }))?.mails.find(({ kind }) => kind === "receipt")?.mayHaveArrived;
    expect(await isOpen()).toBe(true);
    await store.retryMails({ reference });
    expect(await isOpen()).toBe(true);
  });

  test("a mail that came back is refused, once, whatever it was before", async () => {
    const { store, add, claimNow } = await openWith();
    const reference = await add("a");
    const noteReturn = async (id: string, hasSecond: boolean) => {
      const mail = await store.findMail([id, "unknown"]);
      return mail && store.noteReturn(mail, { code: "550 5.1.1", hasSecond });
    };
    await store.settleMail(await claimNow(), { status: "sent" });
    expect(await noteReturn("a", true)).toBe(true);
    expect(await noteReturn("a", true)).toBe(false);
    const returned = { status: "parked", secondAddress: "due", lastError: "returned 550 5.1.1", sentAt: undefined };
    expect(await store.find(reference)).toMatchObject(returned);
    expect(await noteReturn("nobody's", true)).toBeUndefined();
    // Back before it was noted as sent.
    const receipt = await claimKind(store, "receipt");
    expect(await noteReturn(receipt?.id ?? "", false)).toBe(true);
    expect(receipt && (await store.settleMail(receipt, { status: "sent" }))).toBe(false);
  });

  test("a patient may ask again whose last wish is of a day that has not come", async () => {
    const { store, clock, add } = await openWith();
    const wish = { reference: await add("a"), hospitalId: "punalur", step: { state: "call-me" } } as const;
    clock.move(3 * DAY_MINUTES);
    expect(await store.addStep({ ...wish, atMostEveryMs: HOUR_MS })).toBe("stored");
    clock.move(-3 * DAY_MINUTES);
    expect(await store.addStep({ ...wish, atMostEveryMs: HOUR_MS })).toBe("stored");
    expect(await store.addStep({ ...wish, atMostEveryMs: HOUR_MS })).toBe("too-soon");
  });
});
