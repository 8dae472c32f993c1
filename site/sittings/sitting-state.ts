import { addDays, momentAt, nextDays, readClock } from "./clock.ts";
import { findSitting, planDay, type PlannedSitting } from "./plan-day.ts";
import type { SittingPlace, Sittings } from "./sitting.ts";

/**
 * How a doctor's sittings stand at a moment. `now`: the doctor sits. `today`: sits later today. `away`: the sittings of
 * today or of these days do not take place; `until` is the day of the next one. `next`: sits on another day. `unknown`:
 * nobody said for certain.
 */
export type SittingState =
  | { kind: "now"; sitting: PlannedSitting }
  | { kind: "today"; sittings: PlannedSitting[] }
  | { kind: "away"; until: string | undefined }
  | { kind: "next"; sitting: PlannedSitting; day: string }
  | { kind: "unknown" };

/** Days ahead in which the next sitting is looked for. */
const MAX_DAYS_AHEAD = 92;

/** The state at that moment, in milliseconds since 1970. */
export function sittingState(sittings: Sittings, now: number, place: SittingPlace): SittingState {
  const { day, minutes } = readClock(now, place.timeZone);
  const sitting = findSitting(sittings, day, minutes, place);
  if (sitting) return { kind: "now", sitting };
  const plan = planDay(sittings, day, place);
  const later = plan.sittings.filter(({ from }) => minutes < from);
  if (later.length > 0) return { kind: "today", sittings: later };
  const next = sittings.unread.length === 0 ? findNext(sittings, addDays(day, 1), place) : undefined;
  if (plan.away) return { kind: "away", until: next?.day };
  return next ? { kind: "next", ...next } : { kind: "unknown" };
}

function findNext(sittings: Sittings, from: string, place: SittingPlace) {
  for (const day of nextDays(from, MAX_DAYS_AHEAD)) {
    const [sitting] = planDay(sittings, day, place).sittings;
    if (sitting) return { sitting, day };
  }
  return undefined;
}

/** The next moments at which a state may change, the next midnight included, up to `until`; in order. */
export function sittingEdges(sittings: Sittings, now: number, until: number, { timeZone, holidays }: SittingPlace) {
  const edges = new Set<number>();
  const first = addDays(readClock(now, timeZone).day, -1);
  for (let day = first; momentAt(day, 0, timeZone) <= until; day = addDays(day, 1)) {
    const hours = planDay(sittings, day, { holidays }).sittings.flatMap(({ from, to }) => [from, to]);
    for (const minutes of [0, ...hours]) edges.add(momentAt(day, minutes, timeZone));
  }
  return [...edges].filter((edge) => now < edge && edge <= until).toSorted((a, b) => a - b);
}
