import { expect, onTestFinished, test } from "vitest";
import type { Step } from "#forms/answer.ts";
import { settleMails } from "../test-support/claim-mails.ts";
import { SettableClock } from "../test-support/clock-and-log.ts";
import { describeStores, type StorePlace } from "../test-support/describe-stores.ts";
import { sampleSubmission } from "../test-support/samples.ts";
import type { Store } from "./open-store.server.ts";

async function open(place: StorePlace, clock = new SettableClock()) {
  const store = await place.open(clock);
  onTestFinished(() => store.close());
  return store;
}

async function add(store: Store, id = "a", heldFor: "honeypot"[] = []) {
  const added = await store.add(sampleSubmission(id), { withinMs: 0 }, heldFor);
  return added.status === "conflict" ? "" : added.reference;
}

describeStores("an office's requests", (createPlace) => {
  test("an offer that nobody chose from is opened again, unless somebody did something since", async () => {
    const clock = new SettableClock();
    const store = await open(await createPlace(), clock);
    const offer = { state: "offered", times: [{ day: "2026-11-24", time: "10:30" }] } as const;
    const references = [await add(store, "silent"), await add(store, "chosen")];
    for (const reference of references)
      await store.addStep({ reference, hospitalId: "punalur", step: { ...offer, times: [...offer.times] } });
    const offers = await store.listOffers("punalur");
    expect(offers.map(({ id, at }) => [id, at]).toSorted()).toEqual([
      ["chosen", clock.now()],
      ["silent", clock.now()],
    ]);
    const [, reference = ""] = references;
    await store.addStep({ reference, hospitalId: "punalur", step: { state: "chosen", ...offer.times[0] } });
    await store.addStep({ reference, hospitalId: "punalur", step: { state: "agreed", ...offer.times[0] } });
    clock.move(60);
    const until = new Date(Number(clock.now()) - 5 * 60_000);
    for (const { id } of offers) await store.reopenOffer(id, until);
    expect(await store.listOpen("punalur")).toMatchObject([{ id: "silent", record: { waitingSince: until } }]);
    expect(await store.listOffers("punalur")).toEqual([]);
  });

  test("an offer that counts again, because an absence was undone, is opened again like any other", async () => {
    const store = await open(await createPlace());
    const reference = await add(store);
    const step = (one: Step) => store.addStep({ reference, hospitalId: "punalur", step: one });
    const visit = { day: "2026-11-24", time: "10:30" };
    const away = { state: "away", doctor: "Dr. Sample", missed: { ...visit, was: "offered" }, times: [] } as const;
    await step({ state: "offered", times: [visit] });
    await step({ ...away, change: "c1", times: [visit] });
    await step({ state: "back", change: "c1", doctor: "Dr. Sample" });
    expect(await store.listOffers("punalur")).toMatchObject([{ id: "a" }]);
    // One of two absences.
    await step({ ...away, change: "c2", times: [visit] });
    await step({ ...away, change: "c3", times: [] });
    await step({ state: "back", change: "c3", doctor: "Dr. Sample" });
    expect(await store.listOffers("punalur")).toMatchObject([{ id: "a" }]);
    await step({ state: "agreed", ...visit });
    await step({ ...away, change: "c4", times: [] });
    await step({ state: "back", change: "c4", doctor: "Dr. Sample" });
    expect(await store.listOffers("punalur")).toEqual([]);
  });

  test("a request is listed for days, and until days after the last visit that it names, however old it is", async () => {
    const clock = new SettableClock();
    const store = await open(await createPlace(), clock);
    for (const [id, day] of [
      ["soon", "2026-11-27"],
      ["ahead", "2027-02-01"],
    ] as const) {
      const reference = await add(store, id);
      await store.addStep({ reference, hospitalId: "punalur", step: { state: "agreed", day, time: "10:30" } });
    }
    const listed = async (from: Date) =>
      (await store.listForOffice("punalur", from)).map(({ record }) => record.id).toSorted();
    expect(await listed(clock.now())).toEqual(["ahead", "soon"]);
    clock.move(14 * 24 * 60);
    expect(await listed(clock.now())).toEqual(["ahead"]);
    expect(await store.listVisits("punalur", clock.now())).toMatchObject([{ id: "ahead" }]);
    expect(await listed(new Date("2026-11-25"))).toEqual(["ahead", "soon"]);
    expect((await store.listForOffice("punalur", clock.now()))[0]?.steps).toMatchObject([{ state: "agreed" }]);
  });

  test("a mail about what is open is made once for what two processes saw", async () => {
    const clock = new SettableClock();
    const store = await open(await createPlace(), clock);
    const mail = { kind: "morning", hospitalId: "punalur", recipient: "office" } as const;
    expect(await store.addListMail(mail, undefined)).toBe(true);
    expect(await store.addListMail(mail, undefined)).toBe(false);
    const last = await store.findLastMail("punalur", "morning");
    expect(last).toEqual(clock.now());
    // A process whose clock is ahead of the store's asks again and again.
    expect(await store.addListMail(mail, last)).toBe(false);
    clock.move(24 * 60);
    expect(await store.addListMail(mail, last)).toBe(true);
    // Back from a clock that ran ahead.
    clock.move(-23 * 60);
    expect(await store.addListMail(mail, last)).toBe(true);
    expect(await store.addListMail(mail, await store.findLastMail("punalur", "morning"))).toBe(false);
    expect(await settleMails(store)).toMatchObject([{ kind: "morning" }, { kind: "morning" }]);
  });

  test("the version of an office's list changes with each change of its rows, and with no other hospital's", async () => {
    const store = await open(await createPlace());
    const from = new Date("2026-10-21T10:00:00Z");
    const versions = [await store.listVersion("punalur", from)];
    const other = await store.listVersion("kozhencherry", from);
    const note = async () => versions.push(await store.listVersion("punalur", from));
    const reference = await add(store);
    await note();
    await store.addStep({ reference, hospitalId: "punalur", step: { state: "unreached" } });
    await note();
    await settleMails(store, { status: "sent" }, "request");
    await settleMails(store, { status: "refused", error: "550" }, "answer");
    await note();
    const held = await add(store, "held", ["honeypot"]);
    await note();
    await store.release(held);
    await note();
    expect(new Set(versions).size).toBe(versions.length);
    expect(await store.listVersion("kozhencherry", from)).toBe(other);
  });
});
