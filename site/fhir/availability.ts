import type { Catalogue } from "#site/texts/catalogue.ts";
import { formatWeekday } from "#site/texts/date-format.ts";
import { addDays, DAY_MINUTES, spanOf, type Span } from "#site/sittings/clock.ts";
import { describeSpan } from "#site/sittings/describe-sittings.ts";
import { isChangedOn, planDay } from "#site/sittings/plan-day.ts";
import type { SittingPlace, Sittings, WeeklySitting } from "#site/sittings/sitting.ts";
import { clockOf, cut, dayOf, listDays, planSpans, startOf, toDateTime } from "./spans.ts";

export const DAYS_OF_WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** FHIR has no 24:00 (R4, datatype time); the last second of a day stands for it, and no sitting ends in a second. */
const END_OF_DAY = "23:59:59";

export type Availability = ReturnType<typeof describeAvailability>;

/** The fields of a PractitionerRole that say when it is held. What FHIR cannot say is text, and never a claim. */
export function describeAvailability(sittings: Sittings, today: string, place: SittingPlace, texts: Catalogue) {
  const isPlain = ({ weeks, appointmentOnly, validFrom = today, validTo }: WeeklySitting) =>
    !weeks && !appointmentOnly && validFrom <= today && validTo === undefined;
  const other = sittings.weekly.filter((one) => !isPlain(one) && (one.validTo ?? today) >= today);
  const { notAvailable, also } = listExceptions(sittings, today, place, texts);
  const said = [...other.flatMap((one) => describeWeekly(one, texts)), ...also, ...sittings.unread];
  return {
    availableTime: someOf(sittings.weekly.filter(isPlain).flatMap(toAvailableTime)),
    notAvailable: someOf(notAvailable),
    availabilityExceptions: said.join("\n") || undefined,
  };
}

/** FHIR has no empty list, and JSON leaves out what is undefined. */
export function someOf<One>(list: One[]): One[] | undefined {
  return list.length > 0 ? list : undefined;
}

function toAvailableTime({ days, from, to, overnight }: WeeklySitting) {
  const say = (on: number[], start: string, end: string) => ({
    daysOfWeek: DAYS_OF_WEEK.filter((_, index) => on.includes(index + 1)),
    availableStartTime: `${start}:00`,
    availableEndTime: end === "24:00" ? END_OF_DAY : `${end}:00`,
  });
  if (!overnight) return [say(days, from, to)];
  const next = days.map((day) => (day % 7) + 1);
  return [say(days, from, "24:00"), ...(to === "00:00" ? [] : [say(next, "00:00", to)])];
}

/** One line for each day of the week, as the grammar of hours reads it. */
function describeWeekly(sitting: WeeklySitting, texts: Catalogue): string[] {
  const { days, weeks = [], appointmentOnly, validFrom, validTo } = sitting;
  const { fhir, sittings } = texts.server;
  const span = describeSpan(spanOf(sitting), texts);
  const hours = appointmentOnly ? `${span} ${sittings.byAppointment}` : span;
  // 1 January 2024 was a Monday.
  const name = (day: number) => formatWeekday(`2024-01-0${day}`, texts.pages.locale);
  return days.map((day) => fhir.sitting(name(day), weeks, hours, validFrom, validTo));
}

/** Where single days differ from the week: spans without sittings, and lines for more sittings. */
function listExceptions(sittings: Sittings, today: string, place: SittingPlace, { server: { fhir } }: Catalogue) {
  const week = { ...sittings, exceptions: [] };
  const periods: (Span & { description: string })[] = [];
  const also: string[] = [];
  for (const day of listDays(today).filter((one) => place.holidays.includes(one) || isChangedOn(sittings, one))) {
    const { away, isHoliday } = planDay(sittings, day, place);
    const description = away ? fhir.away : isHoliday ? fhir.holiday : fhir.otherwise;
    const usual = planSpans(week, day, { ...place, holidays: [] });
    const whole = away ? [{ from: startOf(day), to: startOf(day) + DAY_MINUTES }, ...usual] : usual;
    const held = [-1, 0, 1].flatMap((by) => planSpans(sittings, addDays(day, by), place));
    for (const { from, to } of cut(whole, held)) {
      const last = periods.at(-1);
      if (last && last.to >= from && last.description === description) last.to = Math.max(last.to, to);
      else periods.push({ from, to, description });
    }
    const more = cut(planSpans(sittings, day, place), planSpans(week, day, place));
    also.push(...more.map(({ from, to }) => fhir.also(dayOf(from), clockOf(from), clockOf(to))));
  }
  const notAvailable = periods.map(({ from, to, description }) => ({
    description,
    during: { start: toDateTime(from, place.timeZone), end: toDateTime(to, place.timeZone) },
  }));
  return { notAvailable, also };
}
