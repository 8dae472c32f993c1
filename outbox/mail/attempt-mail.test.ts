import { expect, test } from "vitest";
import { isGivenUp, isRefusedForGood, MAX_WAIT_MS, waitAfterAttempt } from "./attempt-mail.server.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test("the waits grow from one minute to one hour and are spread", () => {
  expect(waitAfterAttempt(1, 0)).toBe(MINUTE);
  expect(waitAfterAttempt(3, 0)).toBe(4 * MINUTE);
  expect(waitAfterAttempt(3, 0.5)).toBe(6 * MINUTE);
  expect(waitAfterAttempt(5000, 1)).toBe(MAX_WAIT_MS);
});

test("a mail is given up only after five days and their attempts", () => {
  expect(isGivenUp(99, 9 * DAY)).toBe(false);
  expect(isGivenUp(500, 4 * DAY)).toBe(false);
  expect(isGivenUp(100, 5 * DAY)).toBe(true);
});

test("a mail that is refused is given up only after a day and its attempts", () => {
  expect(isRefusedForGood(99, DAY - 1)).toBe(false);
  expect(isRefusedForGood(3, 9 * DAY)).toBe(false);
  expect(isRefusedForGood(20, DAY)).toBe(true);
});
