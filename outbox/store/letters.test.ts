import { expect, onTestFinished, test } from "vitest";
import { SettableClock } from "../test-support/clock-and-log.ts";
import { describeStores, type StorePlace } from "../test-support/describe-stores.ts";
import { sampleSubmission } from "../test-support/samples.ts";

const HOUR_MS = 60 * 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

async function open(place: StorePlace, clock: SettableClock) {
  const store = await place.open(clock);
  onTestFinished(() => store.close());
  const add = async (id: string) => {
    const added = await store.add(sampleSubmission(id), { withinMs: 0 });
    return "reference" in added ? added.reference : "";
  };
  const deliver = async () => {
    for (let job = await store.claim({ leaseMs: 1000 }); job; job = await store.claim({ leaseMs: 1000 }))
      await store.settle(job, { status: "sent" });
  };
  const refuse = async () => {
    for (let letter = await store.claimLetter(1000); letter; letter = await store.claimLetter(1000))
      await store.settleLetter(letter, { status: "refused", error: "550" });
  };
  return { store, add, deliver, refuse };
}

describeStores("mails to patients and offices", (createPlace) => {
  test("count as waiting, with their age, while the patients' mail server puts them off", async () => {
    const clock = new SettableClock();
    const { store, add, deliver } = await open(await createPlace(), clock);
    for (let count = 0; count < 3; count += 1) await add(`request-${count}`);
    await deliver();
    for (let count = 0; count < 3; count += 1) {
      const letter = await store.claimLetter(1000);
      if (letter) await store.settleLetter(letter, { status: "queued", waitMs: HOUR_MS });
    }
    clock.move(16);
    expect(await store.figures()).toMatchObject({ queued: 3, sent: 3, oldestUnsentMs: 16 * 60_000 });
    const listed = await store.listLetters({ states: ["queued"], hospitalId: "punalur" });
    expect(listed).toMatchObject([{ kind: "receipt", attempts: 1 }, {}, {}]);
    expect(await store.listLetters({ hospitalId: "kozhencherry" })).toEqual([]);
  });

  test("are parked where the office did not get them, returned where the patient did not, and both can be retried", async () => {
    const { store, add, deliver, refuse } = await open(await createPlace(), new SettableClock());
    const reference = await add("a");
    await deliver();
    await refuse();
    await store.addStep({ reference, hospitalId: "punalur", step: { state: "call-me" }, letter: "wish" });
    await store.addListLink("punalur", []);
    await refuse();
    expect(await store.figures()).toMatchObject({ queued: 0, parked: 2, returned: 1 });
    expect((await store.listLetters({ states: ["parked"] })).map(({ kind }) => kind).toSorted()).toEqual([
      "list",
      "wish",
    ]);
    expect(await store.retryLetters({ states: ["returned"] })).toBe(1);
    expect(await store.listLetters({ states: ["queued"] })).toMatchObject([
      { kind: "receipt", reference, attempts: 0, error: undefined },
    ]);
    expect(await store.retryLetters({ reference })).toBe(2);
    expect(await store.retryLetters({ states: ["parked"] })).toBe(1);
    expect(await store.figures()).toMatchObject({ queued: 3, parked: 0, returned: 0 });
  });

  test("and digests that a clock put off for days while it ran ahead are due within an hour once it is right", async () => {
    const clock = new SettableClock();
    const { store, add, deliver } = await open(await createPlace(), clock);
    clock.move(3 * DAY_MINUTES);
    await add("a");
    await deliver();
    await store.add(sampleSubmission("b"), { withinMs: 0 }, [], true);
    clock.move(6);
    const digests = { hospitalId: "punalur", isOfficeOpen: true, mailDomain: "example.org" };
    expect(await store.collectDigests(digests)).toBe(1);
    clock.move(-3 * DAY_MINUTES);
    expect([await store.claimLetter(1000), await store.claimDigest(1000)]).toEqual([undefined, undefined]);
    await store.pullForward(HOUR_MS);
    clock.move(HOUR_MINUTES);
    expect(await store.claimLetter(1000)).toMatchObject({ kind: "receipt" });
    expect(await store.claimDigest(1000)).toMatchObject({ hospitalId: "punalur" });
  });

  test("are asked for again by a patient whose last wish is of a day that has not come", async () => {
    const clock = new SettableClock();
    const { store, add } = await open(await createPlace(), clock);
    const reference = await add("a");
    const wish = { reference, hospitalId: "punalur", step: { state: "call-me" }, letter: "wish" } as const;
    clock.move(3 * DAY_MINUTES);
    expect(await store.addStep({ ...wish, atMostEveryMs: HOUR_MS })).toBe("stored");
    clock.move(-3 * DAY_MINUTES);
    expect(await store.addStep({ ...wish, atMostEveryMs: HOUR_MS })).toBe("stored");
    expect(await store.addStep({ ...wish, atMostEveryMs: HOUR_MS })).toBe("too-soon");
  });
});
