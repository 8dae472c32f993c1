import { expect, onTestFinished, test } from "vitest";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { describeStores } from "#outbox/test-support/describe-stores.ts";

const BOARD = { day: "2099-11-26", hospitalId: "punalur", prefix: "/ml" };

describeStores("codes of boards", (createPlace) => {
  test("the same list has the same code and the moment when it was first shown, any other list another", async () => {
    const store = await (await createPlace()).open(new SettableClock());
    onTestFinished(() => store.close());
    const code = await store.noteBoard("Dr. Anna 9 am", BOARD);
    const first = await store.findBoard(code);
    expect(first).toEqual({ ...BOARD, at: expect.any(Number) });
    expect(await store.noteBoard("Dr. Anna 9 am", BOARD)).toBe(code);
    expect(await store.findBoard(code)).toEqual(first);
    const others = [
      await store.noteBoard("Dr. Anna 10 am", BOARD),
      await store.noteBoard("Dr. Anna 9 am", { ...BOARD, day: "2099-11-27" }),
      await store.noteBoard("Dr. Anna 9 am", { ...BOARD, hospitalId: "alappuzha" }),
      await store.noteBoard("Dr. Anna 9 am", { ...BOARD, prefix: "" }),
    ];
    expect(new Set([code, ...others]).size).toBe(5);
    for (const one of others) expect(one).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    expect(await store.findBoard("AAAAAA")).toBeUndefined();
  });

  test("what was about a day long ago is forgotten", async () => {
    const store = await (await createPlace()).open(new SettableClock());
    onTestFinished(() => store.close());
    const old = await store.noteBoard("", { ...BOARD, day: "2001-01-01" });
    await store.noteBoard("", BOARD);
    expect(await store.findBoard(old)).toBeUndefined();
  });
});
