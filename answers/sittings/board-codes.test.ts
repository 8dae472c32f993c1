import { expect, onTestFinished, test } from "vitest";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { describeStores } from "#outbox/test-support/describe-stores.ts";
import { createBoardCodes, readBoardCode } from "./board-codes.server.ts";

describeStores("codes of boards", (createPlace) => {
  test("the same list has the same code in every process, and keeps the moment when it was first shown", async () => {
    const clock = new SettableClock();
    const store = await (await createPlace()).open(clock);
    onTestFinished(() => store.close());
    const code = await createBoardCodes(store).of("punalur", "2026-11-26", "Dr. Anna 9 am");
    const first = await store.findBoard(code);
    expect(first).toMatchObject({ hospitalId: "punalur", day: "2026-11-26" });
    const another = createBoardCodes(store);
    expect(await another.of("punalur", "2026-11-26", "Dr. Anna 9 am")).toBe(code);
    expect(await another.find(code)).toEqual(first);
    const others = await Promise.all([
      another.of("punalur", "2026-11-26", "Dr. Anna 10 am"),
      another.of("punalur", "2026-11-27", "Dr. Anna 9 am"),
      another.of("alappuzha", "2026-11-26", "Dr. Anna 9 am"),
    ]);
    expect(new Set([code, ...others]).size).toBe(4);
    expect(await another.find("AAAAAA")).toBeUndefined();
  });

  test("what was about a day long ago is forgotten", async () => {
    const store = await (await createPlace()).open(new SettableClock());
    onTestFinished(() => store.close());
    const codes = createBoardCodes(store);
    const old = await codes.of("punalur", "2001-01-01", "");
    await codes.of("punalur", "2099-01-01", "");
    expect(await codes.find(old)).toBeUndefined();
  });
});

test("without a store there is no code, and the list is shown all the same", async () => {
  const fail = () => Promise.reject(new Error("no store"));
  const codes = createBoardCodes({ linkSecret: fail, noteBoard: fail, findBoard: fail });
  expect(await codes.of("punalur", "2026-11-26", "")).toBe("");
});

test("a code is read as people type it, and has no signs that look alike", async () => {
  expect(["abc 234", "ABC-234", "AB0234", "ABC23", "ABC2345", "%_%_%_"].map(readBoardCode)).toEqual([
    ...["ABC234", "ABC234", "", "", "", ""],
  ]);
  const said = Array.from({ length: 300 }, (_, index) => String(index));
  const codes = createBoardCodes({
    ...{ linkSecret: async () => "secret", noteBoard: async () => undefined, findBoard: async () => undefined },
  });
  const made = await Promise.all(said.map((one) => codes.of("punalur", "2026-11-26", one)));
  expect(new Set(made).size).toBe(said.length);
  expect(made.join("")).not.toMatch(/[^2-9A-HJ-NP-Z]/);
  expect(made.every((code) => readBoardCode(code) === code)).toBe(true);
});
