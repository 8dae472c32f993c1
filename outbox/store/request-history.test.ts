import { describe, expect, onTestFinished, test } from "vitest";
import { createCellCipher, type CellCipher } from "../encryption/cell-cipher.server.ts";
import { createEncryptionKey, KEY_BYTES } from "../encryption/key-file.server.ts";
import { SettableClock } from "../test-support/clock-and-log.ts";
import { describeStores, type StorePlace } from "../test-support/describe-stores.ts";
import { sampleSubmission } from "../test-support/samples.ts";
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
    expect(request?.letters).toMatchObject([{ kind: "receipt", status: "queued" }]);
    expect(await store.listWaiting("punalur")).toHaveLength(1);
    expect(await store.listWaiting("kozhencherry")).toEqual([]);
  });

  test("a held request waits for nobody and causes no mail, until a person releases it", async () => {
    const store = await open(await createPlace());
    const reference = await add(store, "held", ["honeypot"]);
    expect(await store.listWaiting("punalur")).toEqual([]);
    expect(await store.claimLetter(1000)).toBeUndefined();
    expect(await store.release(reference)).toBe(true);
    expect(await store.listWaiting("punalur")).toHaveLength(1);
    expect(await store.claimLetter(1000)).toMatchObject({ kind: "receipt", submissionId: "held" });
  });

  test("a step is stored with its mail, and ends the wait", async () => {
    const store = await open(await createPlace());
    const reference = await add(store);
    const step = { state: "agreed", day: "2026-11-24", time: "10:30", by: "Latha" } as const;
    const stored = { reference, hospitalId: "punalur", step, expected: 0, letter: "answer" } as const;
    expect(await store.addStep(stored)).toBe("stored");
    const request = await store.readRequest({ reference });
    expect(request?.steps).toEqual([{ ...step, number: 1, at: new Date("2026-11-20T10:00:00Z") }]);
    expect(request?.letters.map(({ kind }) => kind).toSorted()).toEqual(["answer", "receipt"]);
    expect(await store.listWaiting("punalur")).toEqual([]);
  });

  test("of two who answer at once the second is told, and nothing of hers is stored", async () => {
    const store = await open(await createPlace());
    const reference = await add(store);
    const by = (name: string) =>
      store.addStep({
        ...{ reference, hospitalId: "punalur", expected: 0, letter: "answer" as const },
        step: { state: "unreached", by: name },
      });
    const outcomes = await Promise.all([by("Latha"), by("Suma")]);
    expect(outcomes.toSorted()).toEqual(["changed", "stored"]);
    const request = await store.readRequest({ reference });
    expect(request?.steps).toHaveLength(1);
    expect(request?.letters.filter(({ kind }) => kind === "answer")).toHaveLength(1);
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
      const step = { reference, hospitalId: "punalur", letter: "wish" as const, atMostEveryMs: HOUR_MS };
      outcomes.push(await store.addStep({ ...step, step: { state } }));
      clock.move(31);
    }
    expect(outcomes).toEqual([...Array.from({ length: 6 }, () => "stored"), "too-soon"]);
    clock.move(24 * 60);
    const step = { reference, hospitalId: "punalur", letter: "wish" as const, atMostEveryMs: HOUR_MS };
    expect(await store.addStep({ ...step, step: { state: "call-me" } })).toBe("stored");
  });

  test("the same wish is stored once in a while", async () => {
    const clock = new SettableClock();
    const store = await open(await createPlace(), clock);
    const reference = await add(store);
    const wish = () =>
      store.addStep({
        ...{ reference, hospitalId: "punalur", letter: "wish" as const, atMostEveryMs: HOUR_MS },
        step: { state: "call-me" },
      });
    expect(await wish()).toBe("stored");
    expect(await wish()).toBe("too-soon");
    clock.move(120);
    expect(await wish()).toBe("stored");
  });

  test("a letter is claimed by one, due again when its lease ends, and settled by its last holder alone", async () => {
    const clock = new SettableClock();
    const store = await open(await createPlace(), clock);
    await add(store);
    const first = await store.claimLetter(1000);
    expect(await store.claimLetter(1000)).toBeUndefined();
    if (!first) throw new Error("no letter");
    expect(await store.renewLetter(first, 90_000)).toBe(true);
    clock.move(1);
    expect(await store.claimLetter(1000)).toBeUndefined();
    clock.move(1);
    const second = await store.claimLetter(1000);
    expect(second?.attempt).toBe(1);
    if (!second) throw new Error("no letter");
    expect(await store.renewLetter(first, 90_000)).toBe(false);
    expect(await store.settleLetter(first, { status: "sent" })).toBe(false);
    expect(await store.settleLetter(second, { status: "sent" })).toBe(true);
  });

  test("what killed processes left under way is no attempt, so it makes no wait longer", async () => {
    const clock = new SettableClock();
    const store = await open(await createPlace(), clock);
    await add(store);
    const LEASE_MS = 60_000;
    for (let kill = 0; kill < 12; kill += 1) {
      expect(await store.claimLetter(LEASE_MS)).toMatchObject({ attempt: 1 });
      expect(await store.claim({ leaseMs: LEASE_MS })).toMatchObject({ attempt: 1 });
      clock.move(1);
    }
    const [letter, job] = [await store.claimLetter(LEASE_MS), await store.claim({ leaseMs: LEASE_MS })];
    if (!letter || !job) throw new Error("nothing is due");
    await store.settleLetter(letter, { status: "queued", waitMs: 0 });
    await store.settle(job, { status: "queued", waitMs: 0, error: "451" });
    expect(await store.claimLetter(LEASE_MS)).toMatchObject({ attempt: 2 });
    expect(await store.claim({ leaseMs: LEASE_MS })).toMatchObject({ attempt: 2 });
  });

  test("a reminder names a request once, and no longer when it was answered", async () => {
    const store = await open(await createPlace());
    const reference = await add(store);
    const receipt = await store.claimLetter(1000);
    if (receipt) await store.settleLetter(receipt, { status: "sent" });
    await store.addReminder("reminder", "punalur", ["a"]);
    await store.addReminder("reminder", "punalur", ["a"]);
    const letter = await store.claimLetter(1000);
    if (!letter) throw new Error("no reminder");
    expect(await store.claimLetter(1000)).toBeUndefined();
    expect(await store.listReminded(letter)).toMatchObject([{ record: { reference } }]);
    await store.addStep({ reference, hospitalId: "punalur", step: { state: "withdrawn" } });
    expect(await store.listReminded(letter)).toEqual([]);
  });

  test("the version of an office's list changes with each change of its rows, and with no other hospital's", async () => {
    const store = await open(await createPlace());
    const from = new Date("2026-10-21T10:00:00Z");
    const versions = [await store.listVersion("punalur", from)];
    const other = await store.listVersion("kozhencherry", from);
    const note = async () => versions.push(await store.listVersion("punalur", from));
    const reference = await add(store);
    await note();
    await store.addStep({ reference, hospitalId: "punalur", step: { state: "unreached" }, letter: "answer" });
    await note();
    const letter = await store.claimLetter(1000);
    if (letter) await store.settleLetter(letter, { status: "refused", error: "550" });
    await note();
    const held = await add(store, "held", ["honeypot"]);
    await note();
    await store.release(held);
    await note();
    expect(new Set(versions).size).toBe(versions.length);
    expect(await store.listVersion("kozhencherry", from)).toBe(other);
  });

  test("what erases a request takes its history and mails along", async () => {
    const store = await open(await createPlace());
    const reference = await add(store);
    await store.addStep({ reference, hospitalId: "punalur", step: { state: "call-me" }, letter: "wish" });
    expect(await store.erase(reference)).toBe(true);
    expect(await store.readRequest({ reference })).toBeUndefined();
    expect(await store.claimLetter(1000)).toBeUndefined();
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
