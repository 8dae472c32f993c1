/** The first wait is at most as long, unless the site is set otherwise. */
export const FIRST_STEP_MS = 2 * 60_000;

/** The longest wait between two attempts. */
export const LONGEST_WAIT_MS = 60 * 60_000;

const DAY_MS = 24 * 60 * 60_000;

// RFC 5321 §4.5.4.1 asks for four to five days before giving up.
const GIVE_UP_AFTER_MS = 5 * DAY_MS;

// About four days of attempts, so that a clock that jumps ahead by days does not end a mail's time at once.
const GIVE_UP_AFTER_ATTEMPTS = 100;

// Fewer than a day has with the longest waits, for the same reason.
const GIVE_UP_AFTER_REFUSALS = 20;

/**
 * How long to wait after the given attempt (the first is 1), in milliseconds: between half a step and a whole one,
 * where steps double from `firstStepMs` to one hour. `random` is from 0 up to 1.
 */
export function waitAfterAttempt(attempt: number, random: number, firstStepMs = FIRST_STEP_MS): number {
  const step = Math.min(firstStepMs * 2 ** (attempt - 1), LONGEST_WAIT_MS);
  return Math.round(step * (0.5 + random / 2));
}

/** Whether a mail that keeps failing has had its time: five days, and the attempts that belong to them. */
export function isGivenUp(attempt: number, ageMs: number): boolean {
  return attempt >= GIVE_UP_AFTER_ATTEMPTS && ageMs >= GIVE_UP_AFTER_MS;
}

/** Whether a mail that is refused with permanent codes that may pass has had its time: a day, and its attempts. */
export function isRefusedForGood(attempt: number, refusedMs: number): boolean {
  return attempt >= GIVE_UP_AFTER_REFUSALS && refusedMs >= DAY_MS;
}
