import { calendarBytes, calendarText } from "#outbox/mail/calendar-file.ts";
import { addDays, DAY_MINUTES, minutesOf, readClock } from "#site/sittings/clock.ts";
import { planDay } from "#site/sittings/plan-day.ts";
import type { SittingPlace, Sittings, WeeklySitting } from "#site/sittings/sitting.ts";

export interface SittingCalendar {
  sittings: Sittings;
  place: SittingPlace;
  now: Date;
  doctorId: string;
  /** What each entry is called, where it is, and the doctor's page. */
  title: string;
  location: string;
  page: string;
}

const DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
/** For so long changes of single days are looked at, and the beginning of a sitting. */
const MAX_DAYS = 400;

/**
 * A doctor's sittings (RFC 5545): what is held each week as repeated entries, without the days on which it is
 * otherwise; what holds on those days stands alone.
 */
export function sittingCalendar(calendar: SittingCalendar): Buffer<ArrayBuffer> {
  const { sittings, place, now } = calendar;
  const { day: today } = readClock(Number(now), place.timeZone);
  const days = Array.from({ length: MAX_DAYS }, (_, ahead) => addDays(today, ahead));
  const usual = { sittings: { ...sittings, exceptions: [] }, place: { ...place, holidays: [] } };
  const planned = days.map((day) => ({
    day,
    plan: planDay(sittings, day, place).sittings,
    week: planDay(usual.sittings, day, usual.place).sittings,
  }));
  const otherwise = planned.filter(({ plan, week }) => JSON.stringify(plan) !== JSON.stringify(week));
  const repeated = sittings.weekly.flatMap((weekly, index) => {
    const isHeld = (day: string) => planDay({ weekly: [weekly], exceptions: [] }, day, usual.place).sittings.length > 0;
    // The same each day, so that a calendar knows the entry again.
    const begin = weekly.validFrom ?? `${today.slice(0, 4)}-01-01`;
    const first = days.some(isHeld) && days.map((_, ahead) => addDays(begin, ahead)).find(isHeld);
    if (!first) return [];
    const dropped = otherwise.map(({ day }) => day).filter(isHeld);
    const [from, to] = [minutesOf(weekly.from), minutesOf(weekly.to) + (weekly.overnight ? DAY_MINUTES : 0)];
    return event(calendar, `w${index}`, first, { ...weekly, from, to }, [
      ruleOf(weekly, place.timeZone),
      ...dropped.map((day) => `EXDATE${localTime(day, from, place.timeZone)}`),
    ]);
  });
  const single = otherwise.flatMap(({ day, plan }) =>
    plan.flatMap((sitting) => event(calendar, `${day}-${sitting.from}`, day, sitting)),
  );
  return calendarBytes([
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//hospital website//sittings//EN", "METHOD:PUBLISH"],
    `X-WR-CALNAME:${calendarText(calendar.title)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...zone(place.timeZone, today),
    ...repeated,
    ...single,
    "END:VCALENDAR",
  ]);
}

function ruleOf({ days, weeks, validTo }: WeeklySitting, timeZone: string): string {
  const names = days.map((day) => DAYS[day - 1]);
  const nth = weeks?.flatMap((week) => names.map((name) => `${week}${name}`));
  const end = validTo && Temporal.PlainDateTime.from(`${validTo}T23:59:59`).toZonedDateTime(timeZone).toInstant();
  const until = end ? `;UNTIL=${compact(end.toString())}` : "";
  return nth ? `RRULE:FREQ=MONTHLY;BYDAY=${nth}${until}` : `RRULE:FREQ=WEEKLY;BYDAY=${names}${until}`;
}

interface CalendarSitting {
  from: number;
  to: number;
  label?: string;
  place?: string;
  note?: string;
}

function event(
  { doctorId, title, location, page, now, place: { timeZone } }: SittingCalendar,
  id: string,
  day: string,
  { from, to, label, place, note }: CalendarSitting,
  more: string[] = [],
): string[] {
  const words = [label, note].filter(Boolean).join(", ");
  return [
    "BEGIN:VEVENT",
    `UID:${id}-${doctorId}@${new URL(page).hostname}`,
    `DTSTAMP:${compact(now.toISOString())}`,
    `DTSTART${localTime(day, from, timeZone)}`,
    `DURATION:PT${to - from}M`,
    ...more,
    `SUMMARY:${calendarText(title)}`,
    `LOCATION:${calendarText(place ? `${place}, ${location}` : location)}`,
    ...(words ? [`DESCRIPTION:${calendarText(words)}`] : []),
    `URL:${page}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function localTime(day: string, minutes: number, timeZone: string): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0"));
  return `;TZID=${timeZone}:${day.replaceAll("-", "")}T${hour}${minute}00`;
}

/** e.g. "2026-11-26T04:30:00.000Z" as "20261126T043000Z". */
function compact(moment: string): string {
  return moment.replaceAll(/[-:]|\.\d+/g, "");
}

/** The zone's offset until now, and each that follows it in the time that is looked at. */
function zone(timeZone: string, today: string): string[] {
  const from = Temporal.PlainDate.from(today).toZonedDateTime(timeZone);
  const end = from.add({ days: 2 * MAX_DAYS });
  const part = (start: string, before: string, after: string) => [
    ...["BEGIN:STANDARD", `DTSTART:${start}`, `TZOFFSETFROM:${before.replace(":", "")}`],
    ...[`TZOFFSETTO:${after.replace(":", "")}`, "END:STANDARD"],
  ];
  const parts = part("19700101T000000", from.offset, from.offset);
  let before = from.offset;
  let at = from.getTimeZoneTransition("next");
  while (at && Temporal.ZonedDateTime.compare(at, end) < 0) {
    parts.push(
      ...part(compact(at.toInstant().toZonedDateTimeISO(before).toPlainDateTime().toString()), before, at.offset),
    );
    before = at.offset;
    at = at.getTimeZoneTransition("next");
  }
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...parts, "END:VTIMEZONE"];
}
