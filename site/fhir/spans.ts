import { nextDays, addDays, type Span } from "#site/sittings/clock.ts";
import { planDay, without, type SaidSittings } from "#site/sittings/plan-day.ts";
import type { SittingPlace } from "#site/sittings/sitting.ts";

/** From yesterday on, because a night may still go on; so many that an absence of years stays one period. */
export const listDays = (today: string) => nextDays(addDays(today, -1), 400);

/** The sittings of a day, as minutes of a hospital's clock since 1970. */
export function planSpans(sittings: SaidSittings, day: string, place: SittingPlace): Span[] {
  const start = startOf(day);
  return planDay(sittings, day, place).sittings.map(({ from, to }) => ({ from: start + from, to: start + to }));
}

/** What is left of the spans without the others. */
export function cut(spans: readonly Span[], others: readonly Span[]): Span[] {
  return others.reduce((left, other) => left.flatMap((one) => without(one, other)), [...spans]);
}

export const startOf = (day: string) => Date.parse(day) / 60_000;
export const dayOf = (minute: number) => write(minute).slice(0, 10);
export const clockOf = (minute: number) => write(minute).slice(11, 16);
const write = (minute: number) => new Date(minute * 60_000).toISOString();

/** e.g. "2026-12-21T09:00:00+05:30". */
export function toDateTime(minute: number, timeZone: string): string {
  const local = Temporal.PlainDateTime.from(write(minute).slice(0, 19)).toZonedDateTime(timeZone);
  return local.toString({ timeZoneName: "never", smallestUnit: "second" });
}
