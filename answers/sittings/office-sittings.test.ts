import { expect, onTestFinished, test } from "vitest";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { describeStores } from "#outbox/test-support/describe-stores.ts";
import { createOfficeSittings } from "./office-sittings.server.ts";

const PUNALUR = { id: "punalur" };
const doctor = (id: string) => ({ id, consulting: "Daily 9 am to 1 pm" });
const LEAVE = { first: "2026-11-24", last: "2026-11-26", kind: "away" } as const;
const CHANGE = { hospitalId: "punalur", doctorId: "d1", exception: LEAVE, by: "Sheeba" };

describeStores("what an office says of its doctors", (createPlace) => {
  test("is known at once where it is stored, and soon in another process, which makes its pages anew", async () => {
    const clock = new SettableClock("2026-11-24T02:10:00Z");
    const store = await (await createPlace()).open(clock);
    onTestFinished(() => store.close());
    const start = (onChange: () => void) => {
      const sittings = createOfficeSittings({ store, clock, onChange, lookMs: 20 });
      onTestFinished(sittings.stop);
      return sittings;
    };
    const here = start(() => {});
    const isTold = Promise.withResolvers<void>();
    const there = start(isTold.resolve);
    await there.look();
    expect(there.of(PUNALUR, doctor("d1")).exceptions).toEqual([]);
    await here.add(CHANGE, "");
    expect(here.of(PUNALUR, doctor("d1"))).toMatchObject({ exceptions: [LEAVE], isByOffice: true });
    await isTold.promise;
    expect(there.of(PUNALUR, doctor("d1")).exceptions).toEqual([LEAVE]);
    expect(there.of(PUNALUR, doctor("d2")).exceptions).toEqual([]);
  });
});
