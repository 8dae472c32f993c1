import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRejectionTimer } from "./rejection.ts";

const timing = { messageShownMs: 1000, markShownMs: 2000 };

function createObservedTimer() {
  const calls: string[] = [];
  const timer = createRejectionTimer(
    timing,
    () => calls.push("mark"),
    () => calls.push("end"),
  );
  return { timer, calls };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the mark comes after its time and goes after the second, both counted from the start", () => {
  const { timer, calls } = createObservedTimer();
  timer.start();
  vi.advanceTimersByTime(999);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(["mark"]);
  vi.advanceTimersByTime(999);
  expect(calls).toEqual(["mark"]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(["mark", "end"]);
});

test("a cancelled timer calls nothing", () => {
  const { timer, calls } = createObservedTimer();
  timer.start();
  vi.advanceTimersByTime(500);
  timer.cancel();
  vi.advanceTimersByTime(5000);
  expect(calls).toEqual([]);
});

test("a second start counts from itself alone", () => {
  const { timer, calls } = createObservedTimer();
  timer.start();
  vi.advanceTimersByTime(900);
  timer.start();
  vi.advanceTimersByTime(900);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(calls).toEqual(["mark"]);
});
