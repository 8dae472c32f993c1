import { addDays, planDay, type DayPlan, type PlannedSitting } from "./plan-day.ts";
import type { SittingPlace, Sittings } from "./sitting.ts";

/**
 * How a doctor's sittings stand at a moment. `now`: the doctor sits, until that moment. `today`: sits later today.
 * `away`: the sittings of today or of these days do not take place; `until` is the day of the next one. `next`: sits on
 * another day. `unknown`: nobody said for certain.
 */
export type SittingState =
  | { kind: "now"; sitting: PlannedSitting; until: number; plan: DayPlan }
  | { kind: "today"; sittings: PlannedSitting[]; plan: DayPlan }
  | { kind: "away"; until: string | undefined; plan: DayPlan }
  | { kind: "next"; sitting: PlannedSitting; day: string; plan: DayPlan }
  | { kind: "unknown"; plan: DayPlan };

/** Days ahead in which the next sitting is looked for. */
const MAX_DAYS_AHEAD = 92;

/** The state at that moment, in milliseconds since 1970. */
export function sittingState(sittings: Sittings, now: number, place: SittingPlace): SittingState {
  const { day } = readClock(now, place.timeZone);
  const plan = planDay(sittings, day, place);
  const moment = (of: string, minutes: number) => momentAt(of, minutes, place.timeZone);
  // A sitting of the night before may go on.
  for (const begun of [planDay(sittings, addDays(day, -1), place), plan]) {
    const sitting = begun.sittings.find(
      ({ from, to }) => moment(begun.day, from) <= now && now < moment(begun.day, to),
    );
    if (sitting) return { kind: "now", sitting, until: moment(begun.day, sitting.to), plan };
  }
  const later = plan.sittings.filter(({ from }) => now < moment(day, from));
  if (later.length > 0) return { kind: "today", sittings: later, plan };
  const isCertain = sittings.unread.length === 0;
  const next = isCertain ? findNext(sittings, addDays(day, 1), place) : undefined;
  if (plan.away) return { kind: "away", until: next?.day, plan };
  return next ? { kind: "next", ...next, plan } : { kind: "unknown", plan };
}

function findNext(sittings: Sittings, from: string, place: SittingPlace) {
  for (let ahead = 0, day = from; ahead < MAX_DAYS_AHEAD; ahead += 1, day = addDays(day, 1)) {
    const [sitting] = planDay(sittings, day, place).sittings;
    if (sitting) return { sitting, day };
  }
  return undefined;
}

/** The next moments at which a state may change, the next midnight included, up to `until`; in order. */
export function sittingEdges(sittings: Sittings, now: number, until: number, place: SittingPlace): number[] {
  const edges = new Set<number>();
  const first = addDays(readClock(now, place.timeZone).day, -1);
  for (let day = first; momentAt(day, 0, place.timeZone) <= until; day = addDays(day, 1)) {
    edges.add(momentAt(day, 0, place.timeZone));
    for (const { from, to } of planDay(sittings, day, place).sittings)
      for (const minutes of [from, to]) edges.add(momentAt(day, minutes, place.timeZone));
  }
  return [...edges].filter((edge) => now < edge && edge <= until).toSorted((a, b) => a - b);
}

/** Minutes after a day's midnight, as milliseconds since 1970. */
export function momentAt(day: string, minutes: number, timeZone: string): number {
  const date = Temporal.PlainDate.from(day).add({ days: Math.floor(minutes / 1440) });
  const time = Temporal.PlainTime.from({ hour: Math.floor((minutes % 1440) / 60), minute: minutes % 60 });
  return date.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
}

/** The day at that moment, and the minutes since its midnight. */
export function readClock(now: number, timeZone: string): { day: string; minutes: number } {
  const clock = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return { day: clock.toPlainDate().toString(), minutes: clock.hour * 60 + clock.minute };
}
