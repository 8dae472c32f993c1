import type { Hospital } from "#site/hospitals/site.ts";

/** Days are YYYY-MM-DD, times HH:MM, and minutes those since a day's midnight. */
export const DAY_MINUTES = 24 * 60;

/** 1 is Monday, 7 Sunday (ISO 8601). */
export const EVERY_DAY: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Minutes; an end after 24:00 is on the next day. */
export interface Span {
  from: number;
  to: number;
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The end of a day is 24:00. */
export function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

export function spanOf({ from, to, overnight }: { from: string; to: string; overnight?: true | undefined }): Span {
  return { from: minutesOf(from), to: minutesOf(to) + (overnight ? DAY_MINUTES : 0) };
}

/** The day so many days after another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MINUTES * 60_000).toISOString().slice(0, 10);
}

/** So many days, the first of them that one. */
export function nextDays(from: string, days: number): string[] {
  return Array.from({ length: days }, (_, ahead) => addDays(from, ahead));
}

/** 1 is Monday, 7 Sunday (ISO 8601). */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** Whether a calendar has it. */
export function isDay(text: string): boolean {
  const date = new Date(text);
  return text.length === 10 && !Number.isNaN(Number(date)) && date.toISOString().startsWith(text);
}

/** The minute of a day as milliseconds since 1970. */
export function momentAt(day: string, minutes: number, timeZone: string): number {
  return Temporal.PlainDateTime.from(day).add({ minutes }).toZonedDateTime(timeZone).epochMilliseconds;
}

/** The day at that moment, and its minute. */
export function readClock(now: number, timeZone: string): { day: string; minutes: number } {
  const clock = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return { day: clock.toPlainDate().toString(), minutes: clock.hour * 60 + clock.minute };
}

const INDIA = "Asia/Kolkata";

type PlaceFacts = Pick<Hospital, "timeZone" | "contact"> & Partial<Pick<Hospital, "holidays">>;

/** A holiday that is as any other day is none of the sittings'. */
export function sittingPlace({ timeZone = INDIA, contact, holidays = [] }: PlaceFacts) {
  const usual = holidays.filter(({ op }) => op === "usual").map(({ day }) => day);
  return { timeZone, holidays: (contact.holidays ?? []).filter((day) => !usual.includes(day)) };
}
