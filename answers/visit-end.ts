import type { PastStep } from "./answer.ts";
import { findAgreed, findOffered } from "./describe-step.ts";

const DAY_MS = 24 * 60 * 60_000;
const YEAR_MS = 366 * DAY_MS;
/** So long after a visit its request is kept, and the patient's page of it. */
const AFTER_VISIT_DAYS = 30;

/** The end of these days, in milliseconds since 1970. */
export function endAfter(day: string): number {
  return Date.parse(day) + (AFTER_VISIT_DAYS + 1) * DAY_MS;
}

/** Until when a request is kept for the visit that was agreed or offered, in milliseconds since 1970; undefined without one. */
export function findVisitEnd(steps: readonly PastStep[]): number | undefined {
  const agreed = findAgreed(steps);
  const ends = (agreed ? [agreed] : findOffered(steps, new Date(0))).map(({ day }) => endAfter(day));
  // No visit is more than a year ahead: a year that was mistyped before that was checked keeps nothing for ever.
  const latest = Number(steps.at(-1)?.at) + YEAR_MS;
  return ends.length > 0 ? Math.min(Math.max(...ends), latest) : undefined;
}
