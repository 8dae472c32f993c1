import { DAY_MS, isOver } from "#forms/calendar.ts";
import type { PastStep, VisitTime } from "./answer.ts";

/** The newest time that the office agreed to and did not take back; undefined without one. */
export function findAgreed(steps: readonly PastStep[]): (PastStep & { state: "agreed" }) | undefined {
  const last = steps.findLast(({ state }) => state !== "call-me" && state !== "other-time" && state !== "unreached");
  return last?.state === "agreed" ? last : undefined;
}

/** The times that the patient can choose from: those of the office's last answer that are not over. */
export function findOffered(steps: readonly PastStep[], now: Date): VisitTime[] {
  const last = steps.findLast(({ state }) => state !== "call-me" && state !== "unreached");
  return last?.state === "offered" ? last.times.filter((time) => !isOver(time, now)) : [];
}

const YEAR_MS = 366 * DAY_MS;
const AFTER_VISIT_DAYS = 30;

export function endAfter(day: string): number {
  return Date.parse(day) + (AFTER_VISIT_DAYS + 1) * DAY_MS;
}

/** Until when a request is kept for its agreed or offered visit, in milliseconds since 1970; undefined without one. */
export function findVisitEnd(steps: readonly PastStep[]): number | undefined {
  const agreed = findAgreed(steps);
  const ends = (agreed ? [agreed] : findOffered(steps, new Date(0))).map(({ day }) => endAfter(day));
  // No visit is more than a year ahead: a year that was mistyped before that was checked keeps nothing for ever.
  const latest = Number(steps.at(-1)?.at) + YEAR_MS;
  return ends.length > 0 ? Math.min(Math.max(...ends), latest) : undefined;
}
