import { setImmediate } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { buildOnce, finishInTurns, finishNow, visitInSteps, type Steps } from "./steps.ts";

afterEach(() => vi.restoreAllMocks());

/** Work of so many steps, each of which is noted. */
function* workFor(steps: number, note: () => void): Steps<void> {
  for (let step = 0; step < steps; step += 1) {
    note();
    yield;
  }
}

test("of several pieces of long work one gets 10 ms in each round of the event loop", async () => {
  let now = 0;
  // A clock that each look at it moves on by a millisecond, however busy the machine is.
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1));
  const workers: number[][] = [[]];
  const work = Promise.all([1, 2, 3].map((name) => finishInTurns(workFor(60, () => workers.at(-1)!.push(name)))));
  const ended = work.then(() => "ended");
  do workers.push([]);
  while ((await Promise.race([ended, setImmediate("next round")])) !== "ended");
  const [first, ...rounds] = workers;
  expect(first).toEqual([1, 2, 3]);
  expect(rounds.map((names) => new Set(names).size).filter((size) => size > 1)).toEqual([]);
  expect(rounds.filter((names) => names.length > 0).length).toBeGreaterThanOrEqual(5);
});

test("work that never yields ends at once", () => {
  expect(finishInTurns(visitInSteps(3, () => {}))).toBeUndefined();
});

test("those who ask for a value at the same time build it together", async () => {
  let visits = 0;
  const getValue = buildOnce(function* () {
    yield* visitInSteps(1000, () => (visits += 1));
    return { visits };
  });
  const [first, second] = await Promise.all([finishInTurns(getValue()), finishInTurns(getValue())]);
  expect(first).toEqual({ visits: 1000 });
  expect(second).toBe(first);
  expect(finishNow(getValue())).toBe(first);
});

test("a value whose building failed is built anew", () => {
  let attempts = 0;
  const getValue = buildOnce(function* () {
    yield;
    attempts += 1;
    if (attempts === 1) throw new Error("not yet");
    return attempts;
  });
  expect(() => finishNow(getValue())).toThrow("not yet");
  expect(finishNow(getValue())).toBe(2);
});
