import { expect, test } from "vitest";
import { HOUR_MS } from "#forms/calendar.ts";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { describeStores } from "#outbox/test-support/describe-stores.ts";
import { sampleContact } from "#outbox/test-support/samples.ts";
import { createPublicRecord } from "./public-record.server.ts";

describeStores("the record of answers", (createPlace) => {
  test("counts from 20 requests on, by what is stored, anew each hour, and is away with the store", async () => {
    const clock = new SettableClock();
    const store = await (await createPlace()).open(clock);
    const hospitals = [{ id: "punalur" }];
    const record = createPublicRecord({ store, hospitals, clock, retentionDays: 90, onChange: () => {} });
    const add = async (from: number, to: number) => {
      for (let count = from; count < to; count += 1) {
        const added = await store.add(sampleContact(`c${count}`), { withinMs: 0 }, []);
        const reference = "reference" in added ? added.reference : "";
        clock.move(1);
        if (count % 10 !== 0) await store.addStep({ reference, hospitalId: "punalur", step: { state: "replied" } });
      }
    };
    await add(0, 19);
    await record.look();
    expect(record.responses("punalur")).toBeUndefined();
    await add(19, 22);
    await record.look();
    expect(record.responses("punalur")).toBeUndefined();
    clock.move(HOUR_MS / 60_000);
    await record.look();
    expect(record.responses("punalur")).toEqual({ percent: 86, count: 22, medianMs: 60_000 });
    await store.close();
    clock.move(HOUR_MS / 60_000);
    await record.look();
    expect(record.responses("punalur")).toBeUndefined();
    record.stop();
  });
});
