import { expect, test } from "vitest";
import { createRateCheck, HUMAN_RATES } from "./holds.ts";

const MINUTE_MS = 60_000;

function setUp(rates = HUMAN_RATES) {
  const state = { now: 0 };
  const isWithin = createRateCheck(rates, () => state.now);
  const count = (times: number, key = "203.0.113.5") =>
    Array.from({ length: times }, () => isWithin(key)).filter(Boolean).length;
  return { count, wait: (minutes: number) => (state.now += minutes * MINUTE_MS) };
}

test("one network may send 20 within ten minutes, whatever others send", () => {
  const { count, wait } = setUp();
  expect(count(159)).toBe(20);
  expect(count(5, "203.0.113.6")).toBe(5);
  wait(9.9);
  expect(count(1)).toBe(0);
  wait(0.1);
  expect(count(30)).toBe(20);
});

test("and 60 within an hour", () => {
  const { count, wait } = setUp();
  const taken = [];
  for (let tens = 0; tens < 6; tens += 1) {
    taken.push(count(100));
    wait(10);
  }
  expect(taken).toEqual([20, 20, 20, 0, 0, 0]);
  expect(count(100)).toBe(20);
});

test("what is above the rate does not keep a network above it", () => {
  const { count, wait } = setUp([{ most: 1, withinMs: MINUTE_MS }]);
  expect(count(1)).toBe(1);
  wait(0.5);
  expect(count(50)).toBe(0);
  wait(0.5);
  expect(count(50)).toBe(1);
});
