import { expect, onTestFinished, test } from "vitest";
import { SettableClock } from "../test-support/clock-and-log.ts";
import { describeStores } from "../test-support/describe-stores.ts";

const LEAVE = { first: "2026-11-24", last: "2026-11-26", kind: "away" } as const;
const CHANGE = { hospitalId: "punalur", doctorId: "doctor", exception: LEAVE, by: "Sheeba" };

describeStores("changes of sittings", (createPlace) => {
  test("a change holds until it is undone, and only its own hospital undoes it", async () => {
    const store = await (await createPlace()).open(new SettableClock());
    onTestFinished(() => store.close());
    const stored = await store.addSittingChange(CHANGE, "");
    const id = "stored" in stored ? stored.stored : "";
    expect(await store.listSittingChanges("2026-11-26")).toMatchObject([{ id, ...CHANGE }]);
    expect(await store.listSittingChanges("2026-11-27")).toEqual([]);
    expect(await store.undoSittingChange("alappuzha", id)).toBe(false);
    expect(await store.undoSittingChange("punalur", id)).toBe(true);
    expect(await store.undoSittingChange("punalur", id)).toBe(false);
    expect(await store.listSittingChanges("2026-11-24")).toEqual([]);
  });

  test("of two who change the same doctor's day the second sees the first one's change", async () => {
    const store = await (await createPlace()).open(new SettableClock());
    onTestFinished(() => store.close());
    const [first, second] = await Promise.all([store.addSittingChange(CHANGE, ""), store.addSittingChange(CHANGE, "")]);
    const stored = [first, second].flatMap((one) => ("stored" in one ? [one.stored] : []));
    expect(stored).toHaveLength(1);
    expect([first, second]).toContainEqual({ newer: stored[0] });
    expect(await store.addSittingChange({ ...CHANGE, doctorId: "another" }, "")).toHaveProperty("stored");
  });

  test("a day is confirmed once, and what was over long before it is forgotten", async () => {
    const store = await (await createPlace()).open(new SettableClock());
    onTestFinished(() => store.close());
    await store.addSittingChange(CHANGE, "");
    await store.confirmSittings("punalur", "2026-11-24", "Sheeba");
    await store.confirmSittings("punalur", "2026-11-24", "Biju");
    expect(await store.listConfirmations("2026-11-24")).toMatchObject([{ day: "2026-11-24", by: "Biju" }]);
    expect(await store.listSittingChanges("2026-01-01")).toHaveLength(1);
    await store.confirmSittings("punalur", "2027-03-01", "Biju");
    expect(await store.listSittingChanges("2026-01-01")).toEqual([]);
    expect(await store.listConfirmations("2026-01-01")).toHaveLength(1);
  });
});
