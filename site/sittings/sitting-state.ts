import { addDays, momentAt, nextDays, readClock } from "./clock.ts";
import { findSitting, planDay } from "./plan-day.ts";
import type { SittingPlace, Sittings } from "./sitting.ts";

/** Days ahead in which the next sitting is looked for. */
const MAX_DAYS_AHEAD = 92;

export type SittingState = ReturnType<typeof sittingState>;

/**
 * How a doctor's sittings stand at a moment, in milliseconds since 1970. `now`: the doctor sits. `today`: sits later
 * today. `away`: the sittings of today or of these days do not take place; `until` is the day of the next one. `next`:
 * sits on another day. `unknown`: nobody said for certain.
 */
export function sittingState(sittings: Sittings, now: number, place: SittingPlace) {
  const { day, minutes } = readClock(now, place.timeZone);
  const sitting = findSitting(sittings, day, minutes, place);
  if (sitting) return { kind: "now", sitting } as const;
  const plan = planDay(sittings, day, place);
  const later = plan.sittings.filter(({ from }) => minutes < from);
  if (later.length > 0) return { kind: "today", sittings: later } as const;
  const ahead = sittings.unread.length === 0 ? nextDays(addDays(day, 1), MAX_DAYS_AHEAD) : [];
  const until = ahead.find((one) => planDay(sittings, one, place).sittings.length > 0);
  if (plan.away) return { kind: "away", until } as const;
  const [next] = until ? planDay(sittings, until, place).sittings : [];
  return until && next ? ({ kind: "next", sitting: next, day: until } as const) : ({ kind: "unknown" } as const);
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
