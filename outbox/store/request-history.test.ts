import { describe, expect, onTestFinished, test } from "vitest";
import { createCellCipher, type CellCipher } from "../encryption/cell-cipher.server.ts";
import { createEncryptionKey, KEY_BYTES } from "../encryption/key-file.server.ts";
import { settleMails } from "../test-support/claim-mails.ts";
import { SettableClock } from "../test-support/clock-and-log.ts";
import { describeStores, type StorePlace } from "../test-support/describe-stores.ts";
import { sampleApplication, sampleContact, sampleSubmission } from "../test-support/samples.ts";
import type { Store } from "./open-store.server.ts";

const KEY_1 = createCellCipher([createEncryptionKey(Buffer.alloc(KEY_BYTES, 1))]);
const BOTH = createCellCipher([
  createEncryptionKey(Buffer.alloc(KEY_BYTES, 2)),
  createEncryptionKey(Buffer.alloc(KEY_BYTES, 1)),
]);
const HOUR_MS = 60 * 60_000;

async function open(place: StorePlace, clock = new SettableClock(), cipher?: CellCipher) {
  const store = await place.open(clock, cipher);
  onTestFinished(() => store.close());
  return store;
}

async function add(store: Store, id = "a", heldFor: "honeypot"[] = []) {
  const added = await store.add(sampleSubmission(id), { withinMs: 0 }, heldFor);
  return added.status === "conflict" ? "" : added.reference;
}

describeStores("answers in the store", (createPlace) => {
  test("a request waits for its office from the moment it came in, and its receipt is due", async () => {
    const store = await open(await createPlace());
    const reference = await add(store);
    const request = await store.readRequest({ reference });
    expect(request?.record).toMatchObject({ waitingSince: new Date("2026-11-20T10:00:00Z"), answer: undefined });
    expect(request?.mails.map(({ kind, recipient, state }) => [kind, recipient, state]).toSorted()).toEqual([
      ["receipt", "patient", "waiting"],
      ["request", "office", "waiting"],
    ]);
    expect(await store.listOpen("punalur")).toHaveLength(1);
    expect(await store.listOpen("kozhencherry")).toEqual([]);
  });

  test("a held request waits for nobody and causes no mail, until a person releases it", async () => {
    const store = await open(await createPlace());
    const reference = await add(store, "held", ["honeypot"]);
    expect(await store.listOpen("punalur")).toEqual([]);
    expect(await store.claimMail({ leaseMs: 1000 })).toBeUndefined();
    expect(await store.release(reference)).toBe(true);
    expect(await store.listOpen("punalur")).toHaveLength(1);
    expect(await settleMails(store)).toMatchObject([
      { kind: "request", submissionId: "held" },
      { kind: "receipt", submissionId: "held" },
    ]);
  });

  test("a step is stored with its mail, and ends the wait", async () => {
    const store = await open(await createPlace());
    const reference = await add(store);
    const step = { state: "agreed", day: "2026-11-24", time: "10:30", by: "Latha" } as const;
    const stored = { reference, hospitalId: "punalur", step, expected: 0 } as const;
    expect(await store.addStep(stored)).toBe("stored");
    const request = await store.readRequest({ reference });
    expect(request?.steps).toEqual([{ ...step, number: 1, at: new Date("2026-11-20T10:00:00Z") }]);
    expect(request?.mails.map(({ kind }) => kind).toSorted()).toEqual(["answer", "receipt", "request", "visit"]);
    expect(await store.listOpen("punalur")).toEqual([]);
  });

  test("of two who answer at once the second is told, and nothing of hers is stored", async () => {
    const store = await open(await createPlace());
    const reference = await add(store);
    const by = (name: string) =>
      store.addStep({
        ...{ reference, hospitalId: "punalur", expected: 0 },
        step: { state: "unreached", by: name },
      });
    const outcomes = await Promise.all([by("Latha"), by("Suma")]);
    expect(outcomes.toSorted()).toEqual(["changed", "stored"]);
    const request = await store.readRequest({ reference });
    expect(request?.steps).toHaveLength(1);
    expect(request?.mails.filter(({ kind }) => kind === "answer")).toHaveLength(1);
  });

  test("another hospital's office stores nothing", async () => {
    const store = await open(await createPlace());
    const reference = await add(store);
    const step = { state: "withdrawn" } as const;
    expect(await store.addStep({ reference, hospitalId: "kozhencherry", step })).toBe("missing");
    expect((await store.readRequest({ reference }))?.steps).toEqual([]);
  });

  test("six wishes of a request are stored in a day, whichever they are", async () => {
    const clock = new SettableClock();
    const store = await open(await createPlace(), clock);
    const reference = await add(store);
    const outcomes: string[] = [];
    for (const state of ["call-me", "cancelled", "call-me", "cancelled", "call-me", "cancelled", "call-me"] as const) {
      const step = { reference, hospitalId: "punalur", atMostEveryMs: HOUR_MS };
      outcomes.push(await store.addStep({ ...step, step: { state } }));
      clock.move(31);
    }
    expect(outcomes).toEqual([...Array.from({ length: 6 }, () => "stored"), "too-soon"]);
    clock.move(24 * 60);
    const step = { reference, hospitalId: "punalur", atMostEveryMs: HOUR_MS };
    expect(await store.addStep({ ...step, step: { state: "call-me" } })).toBe("stored");
  });

  test("the same wish is stored once in a while", async () => {
    const clock = new SettableClock();
    const store = await open(await createPlace(), clock);
    const reference = await add(store);
    const wish = () =>
      store.addStep({
        ...{ reference, hospitalId: "punalur", atMostEveryMs: HOUR_MS },
        step: { state: "call-me" },
      });
    expect(await wish()).toBe("stored");
    expect(await wish()).toBe("too-soon");
    clock.move(120);
    expect(await wish()).toBe("stored");
  });

  test("who cancels a time, is given another, and cancels that within the hour is heard", async () => {
    const store = await open(await createPlace(), new SettableClock());
    const to = { reference: await add(store), hospitalId: "punalur" };
    for (const day of ["2026-11-24", "2026-11-25"]) {
      await store.addStep({ ...to, step: { state: "agreed", day, time: "10:30" } });
      expect(await store.addStep({ ...to, step: { state: "cancelled" }, atMostEveryMs: HOUR_MS })).toBe("stored");
    }
  });

  test("an answer is mailed after a while, in which it can be taken back without a mail", async () => {
    const clock = new SettableClock();
    const place = await createPlace();
    const store = await open(place, clock);
    const reference = await add(store);
    await settleMails(store);
    const answer = { reference, hospitalId: "punalur", mailAfterMs: 60_000 };
    await store.addStep({ ...answer, step: { state: "refused", reason: "On leave" } });
    expect(await settleMails(store)).toEqual([]);
    await store.addStep({ ...answer, step: { state: "agreed", day: "2026-11-24", time: "10:30" } });
    clock.move(1);
    expect(await settleMails(store)).toMatchObject([{ kind: "answer", step: 2 }]);
    expect((await place.mails()).find(({ step, kind }) => kind === "answer" && step === 1)?.state).toBe("dropped");
  });

  test("an agreed visit is mailed about at 6 pm of the day before, one of tomorrow agreed later is not", async () => {
    const clock = new SettableClock();
    const place = await createPlace();
    const store = await open(place, clock);
    const reference = await add(store);
    const agree = (day: string) =>
      store.addStep({ reference, hospitalId: "punalur", step: { state: "agreed", day, time: "10:30" } });
    await agree("2026-11-24");
    const visits = async () => (await place.mails()).filter(({ kind }) => kind === "visit");
    expect(await visits()).toMatchObject([{ recipient: "patient", step: 1, state: "waiting" }]);
    expect(new Date(Number((await visits())[0]?.due_at)).toISOString()).toBe("2026-11-23T12:30:00.000Z");
    await agree("2026-11-20");
    expect(await visits()).toHaveLength(1);
  });

  test("a visit that is told a new time is mailed about in order, and the mail of its day holds up no answer", async () => {
    const store = await open(await createPlace());
    const reference = await add(store);
    await settleMails(store);
    for (const time of ["10:30", "16:00"]) {
      const step = { state: "agreed", day: "2026-11-24", time } as const;
      await store.addStep({ reference, hospitalId: "punalur", step });
      expect((await settleMails(store)).map(({ kind }) => kind)).toEqual(["answer"]);
    }
  });

  test.each([
    ["contact", "replied"],
    ["job", "invited"],
    ["job", "declined"],
  ] as const)(
    "a %s form is open until it is %s, and its sender gets a receipt but no mail of that",
    async (kind, state) => {
      const place = await createPlace();
      const store = await open(place);
      const form = kind === "job" ? sampleApplication("a", Buffer.from("%PDF-1.7")) : sampleContact("a");
      const added = await store.add(form, { withinMs: 0 });
      const reference = "reference" in added ? added.reference : "";
      expect(await settleMails(store)).toMatchObject([{ kind: "request" }, { kind: "receipt", recipient: "patient" }]);
      expect(await store.listOpen("punalur")).toMatchObject([{ record: { reference, kind } }]);
      await store.addStep({ reference, hospitalId: "punalur", step: { state } });
      expect(await store.listOpen("punalur")).toEqual([]);
      expect(await settleMails(store)).toEqual([]);
      expect(await store.find(reference)).toMatchObject({ answer: state, answeredAt: expect.any(Date) as Date });
    },
  );

  test("a try, a look and what is taken back are no answers; the first real one is", async () => {
    const clock = new SettableClock();
    const store = await open(await createPlace(), clock);
    const reference = await add(store);
    for (const state of ["unreached", "seen", "reopened"] as const) {
      await store.addStep({ reference, hospitalId: "punalur", step: { state } });
      expect(await store.find(reference)).toMatchObject({ answer: state, answeredAt: undefined });
      expect(await store.listOpen("punalur")).toHaveLength(1);
    }
    clock.move(5);
    await store.addStep({ reference, hospitalId: "punalur", step: { state: "refused", reason: "On leave" } });
    expect(await store.find(reference)).toMatchObject({ answeredAt: new Date("2026-11-20T10:05:00Z") });
  });

  test("a cancelled request stays open until the office says that it has seen it", async () => {
    const store = await open(await createPlace());
    const reference = await add(store);
    const say = (state: "withdrawn" | "cancelled" | "call-me" | "seen") =>
      store.addStep({ reference, hospitalId: "punalur", step: { state } });
    await store.addStep({
      ...{ reference, hospitalId: "punalur" },
      step: { state: "agreed", day: "2026-11-24", time: "10:30" },
    });
    expect(await store.listOpen("punalur")).toEqual([]);
    await say("cancelled");
    expect(await store.listOpen("punalur")).toHaveLength(1);
    await say("seen");
    expect(await store.listOpen("punalur")).toEqual([]);
  });

  test("what erases a request takes its history and mails along", async () => {
    const place = await createPlace();
    const store = await open(place);
    const reference = await add(store);
    await store.addStep({ reference, hospitalId: "punalur", step: { state: "call-me" } });
    expect(await store.erase(reference)).toBe(true);
    expect(await store.readRequest({ reference })).toBeUndefined();
    expect(await place.mails()).toEqual([]);
  });

  test("keys of links are made anew each month, and the old ones are known until no link of theirs can hold", async () => {
    const clock = new SettableClock();
    const store = await open(await createPlace(), clock);
    const [first] = await store.linkKeys();
    expect(await store.linkKeys()).toEqual([first]);
    clock.move(46 * 24 * 60);
    const keys = await store.linkKeys();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toEqual(first);
    clock.move(334 * 24 * 60);
    expect(await store.linkKeys()).not.toContainEqual(first);
  });

  describe("with a key", () => {
    const words = { note: "come by bus", by: "Latha" };
    const step = { state: "agreed", day: "2026-11-24", time: "10:30", ...words } as const;

    test("neither what an office wrote nor the keys of links are stored as they are", async () => {
      const place = await createPlace();
      const store = await open(place, new SettableClock(), KEY_1);
      const reference = await add(store);
      const [key] = await store.linkKeys();
      await store.addStep({ reference, hospitalId: "punalur", step });
      const contents = (await place.contents()).toString("latin1");
      for (const text of [words.note, words.by, key?.secret ?? "?"]) expect(contents).not.toContain(text);
    });

    test("both are encrypted with the new key when keys are rewritten", async () => {
      const place = await createPlace();
      const clock = new SettableClock();
      const before = await place.open(clock, KEY_1);
      const reference = await add(before);
      await before.addStep({ reference, hospitalId: "punalur", step });
      const keys = await before.linkKeys();
      await before.close();
      const rewriting = await place.open(clock, BOTH);
      expect(await rewriting.rewriteKeys()).toEqual({ rewritten: 1, unreadable: [] });
      await rewriting.close();
      const only = createCellCipher([createEncryptionKey(Buffer.alloc(KEY_BYTES, 2))]);
      const store = await open(place, clock, only);
      expect((await store.readRequest({ reference }))?.steps).toMatchObject([step]);
      expect(await store.linkKeys()).toEqual(keys);
    });
  });
});
