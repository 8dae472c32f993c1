import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startRejection } from "./rejection.ts";

function startObserved() {
  const calls: string[] = [];
  const cancel = startRejection(
    () => calls.push("mark"),
    () => calls.push("end"),
  );
  return { cancel, calls };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the mark comes after its time and goes after the second, both counted from the start", () => {
  const { calls } = startObserved();
  vi.advanceTimersByTime(999);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(["mark"]);
  vi.advanceTimersByTime(999);
  expect(calls).toEqual(["mark"]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(["mark", "end"]);
});

test("a cancelled one calls nothing", () => {
  const { cancel, calls } = startObserved();
  vi.advanceTimersByTime(500);
  cancel();
  vi.advanceTimersByTime(5000);
  expect(calls).toEqual([]);
});
