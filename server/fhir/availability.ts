import type { Catalogue } from "#site/texts/catalogue.ts";
import { formatWeekday } from "#site/texts/date-format.ts";
import { addDays, DAY_MINUTES, planDay } from "#site/sittings/plan-day.ts";
import { momentAt } from "#site/sittings/sitting-state.ts";
import type { SittingPlace, Sittings, WeeklySitting } from "#site/sittings/sitting.ts";
import { cut, type Span } from "./spans.ts";

export const DAYS_OF_WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

interface AvailableTime {
  daysOfWeek: (typeof DAYS_OF_WEEK)[number][];
  allDay?: true;
  availableStartTime?: string;
  availableEndTime?: string;
}

export interface Availability {
  availableTime?: AvailableTime[];
  notAvailable?: { description: string; during: { start: string; end: string } }[];
  availabilityExceptions?: string;
}

/** FHIR has no 24:00 (R4, datatype time); the last second of a day stands for it, and no sitting ends in a second. */
const END_OF_DAY = "23:59:59";

/** Exceptions are looked for so many days ahead: an absence of years stays one period. */
export const DAYS_AHEAD = 400;

/** The fields of a PractitionerRole that say when it is held. What FHIR cannot say is text, and never a claim. */
export function describeAvailability(
  sittings: Sittings,
  today: string,
  place: SittingPlace,
  texts: Catalogue,
): Availability {
  const isPlain = ({ weeks, appointmentOnly, validFrom = today, validTo }: WeeklySitting) =>
    !weeks && !appointmentOnly && validFrom <= today && validTo === undefined;
  const availableTime = sittings.weekly.filter(isPlain).flatMap(toAvailableTime);
  const { notAvailable, also } = listExceptions(sittings, today, place, texts);
  const held = sittings.weekly.filter((one) => !isPlain(one) && (one.validTo ?? today) >= today);
  const said = [...held.flatMap((one) => describeWeekly(one, texts)), ...also, ...sittings.unread].join("\n");
  return {
    ...(availableTime.length > 0 && { availableTime }),
    ...(notAvailable.length > 0 && { notAvailable }),
    ...(said && { availabilityExceptions: said }),
  };
}

function toAvailableTime({ days, from, to, overnight }: WeeklySitting): AvailableTime[] {
  const on = (weekdays: number[]) => weekdays.toSorted((a, b) => a - b).map((day) => DAYS_OF_WEEK[day - 1]!);
  if (from === "00:00" && to === "24:00") return [{ daysOfWeek: on(days), allDay: true }];
  const evening = overnight || to === "24:00" ? END_OF_DAY : `${to}:00`;
  const first = { daysOfWeek: on(days), availableStartTime: `${from}:00`, availableEndTime: evening };
  if (!overnight || to === "00:00") return [first];
  const next = on(days.map((day) => (day % 7) + 1));
  return [first, { daysOfWeek: next, availableStartTime: "00:00:00", availableEndTime: `${to}:00` }];
}

/** One line for each day of the week, as the grammar of hours reads it. */
function describeWeekly(sitting: WeeklySitting, { pages, server: { fhir, openHours } }: Catalogue): string[] {
  const { days, weeks = [], from, to, appointmentOnly, validFrom, validTo } = sitting;
  // With am and pm, which can mean one thing alone; a whole day has neither.
  const say = from === "00:00" && to === "24:00" ? (time: string) => time : openHours.clock;
  const hours = [fhir.hours(say(from), say(to)), ...(appointmentOnly ? [fhir.byAppointment] : [])].join(" ");
  // 1 January 2024 was a Monday.
  const name = (day: number) => formatWeekday(`2024-01-0${day}`, pages.locale);
  return days.map((day) => fhir.sitting(name(day), weeks, hours, validFrom, validTo));
}

/** Where single days differ from the week: spans without sittings, and lines for more sittings. */
function listExceptions(sittings: Sittings, today: string, place: SittingPlace, { server: { fhir } }: Catalogue) {
  const periods: { start: number; end: number; description: string }[] = [];
  const also: string[] = [];
  const plan = (day: string) => planDay(sittings, day, place);
  const moved = (day: string, by: number) =>
    plan(addDays(day, by)).sittings.map(({ from, to }) => ({
      from: from + by * DAY_MINUTES,
      to: to + by * DAY_MINUTES,
    }));
  for (const day of listDays(sittings, today, place)) {
    const { sittings: held, away, isHoliday } = plan(day);
    const weekly = planDay({ ...sittings, exceptions: [] }, day, { ...place, holidays: [] }).sittings;
    const whole = away ? [{ from: 0, to: Math.max(DAY_MINUTES, ...weekly.map(({ to }) => to)) }] : weekly;
    const description = away ? fhir.away : isHoliday ? fhir.holiday : fhir.otherwise;
    for (const { from, to } of cut(whole, [...moved(day, -1), ...held, ...moved(day, 1)])) {
      const [start, end] = [momentAt(day, from, place.timeZone), momentAt(day, to, place.timeZone)];
      const last = periods.at(-1);
      if (last && last.end >= start && last.description === description) last.end = Math.max(last.end, end);
      else periods.push({ start, end, description });
    }
    const kept = isHoliday ? planDay({ ...sittings, exceptions: [] }, day, place).sittings : weekly;
    const more = cut(held, kept).flatMap((span) => splitAtMidnight(day, span));
    also.push(...more.map((part) => fhir.also(part.day, clock(part.from), clock(part.to))));
  }
  const notAvailable = periods.map(({ start, end, description }) => ({
    description,
    during: { start: toDateTime(start, place.timeZone), end: toDateTime(end, place.timeZone) },
  }));
  return { notAvailable, also };
}

/** Days of exceptions and holidays, from yesterday on, because a night of yesterday may still go on. */
function listDays({ exceptions }: Sittings, today: string, { holidays }: SittingPlace): string[] {
  const [begin, end] = [addDays(today, -1), addDays(today, DAYS_AHEAD)];
  const days = new Set(holidays.filter((day) => begin <= day && day <= end));
  for (const { first, last } of exceptions)
    for (let day = first < begin ? begin : first; day <= last && day <= end; day = addDays(day, 1)) days.add(day);
  return [...days].toSorted();
}

function splitAtMidnight(day: string, { from, to }: Span): { day: string; from: number; to: number }[] {
  const next = { day: addDays(day, 1), from: Math.max(from - DAY_MINUTES, 0), to: to - DAY_MINUTES };
  return [{ day, from, to: Math.min(to, DAY_MINUTES) }, next].filter((part) => part.from < part.to);
}

export function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** e.g. "2026-12-21T09:00:00+05:30". */
export function toDateTime(moment: number, timeZone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
  return zoned.toString({ timeZoneName: "never", smallestUnit: "second" });
}
