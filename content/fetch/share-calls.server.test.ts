import { expect, test } from "vitest";
import { shareCalls } from "./share-calls.server.ts";

function setUp() {
  const waiting: PromiseWithResolvers<void>[] = [];
  const shared = shareCalls(async () => {
    const turn = Promise.withResolvers<void>();
    const number = waiting.push(turn);
    await turn.promise;
    return { data: { number }, errors: [], isLasting: true };
  });
  return { waiting, ...shared };
}

test("who asks the same at the same time shares one call, and who asks something else does not", async () => {
  const { ask, waiting } = setUp();
  const calls = [ask("q", { id: 1 }), ask("q", { id: 1 }), ask("q", { id: 2 })];
  expect(waiting).toHaveLength(2);
  for (const turn of waiting) turn.resolve();
  expect((await Promise.all(calls)).map(({ data }) => data.number)).toEqual([1, 1, 2]);
});

test("a call that has ended, well or not, is not shared", async () => {
  const { ask, waiting } = setUp();
  const first = ask("q", {});
  waiting[0]?.reject(new Error("away"));
  await expect(first).rejects.toThrow("away");
  const second = ask("q", {});
  waiting[1]?.resolve();
  expect((await second).data).toEqual({ number: 2 });
});

test("nobody shares in a call that began before it was to be forgotten", async () => {
  const { ask, forget, waiting } = setUp();
  const before = ask("q", {});
  forget();
  const after = ask("q", {});
  waiting[0]?.resolve();
  await before;
  const beside = ask("q", {});
  expect(waiting).toHaveLength(2);
  waiting[1]?.resolve();
  expect([(await after).data, (await beside).data]).toEqual([{ number: 2 }, { number: 2 }]);
});
