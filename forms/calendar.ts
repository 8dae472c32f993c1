const KOLKATA_OFFSET_MS = 330 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The date in India at that moment, as YYYY-MM-DD; India keeps one offset, +05:30, all year (checklist A39). */
export function todayInKolkata(now: Date): string {
  return minuteInKolkata(now).slice(0, 10);
}

function minuteInKolkata(now: Date): string {
  return new Date(now.getTime() + KOLKATA_OFFSET_MS).toISOString().slice(0, 16);
}

/**
 * The date in India for a page that was rendered on the day `rendered`. The clock of a phone may be wrong: it counts
 * only where it says that midnight has passed since, or a visitor could not choose days that the server takes.
 */
export function todayByPage(rendered: string, now: Date): string {
  const byClock = todayInKolkata(now);
  const nextDay = new Date(Date.parse(rendered) + DAY_MS).toISOString().slice(0, 10);
  return byClock === nextDay ? byClock : rendered;
}

/** A moment in Indian time with its zone, for people to read, e.g. "2026-11-20 22:41 IST". */
export function indianTime(moment: Date): string {
  return `${minuteInKolkata(moment).replace("T", " ")} IST`;
}

/** A moment in Indian time as programs read it too (ISO 8601), e.g. "2026-11-20T22:41:05.120+05:30". */
export function indianTimestamp(moment: Date): string {
  return new Date(moment.getTime() + KOLKATA_OFFSET_MS).toISOString().replace("Z", "+05:30");
}

/** What is wrong with a day: the calendar has none such, it is over, or it is more than a year ahead. */
export type DayFault = "unreal" | "past" | "far";

/** Why nobody can come on that day, which should read YYYY-MM-DD; undefined for a day that is fine. */
export function findDayFault(day: string, today: string): DayFault | undefined {
  if (!isReal(day)) return "unreal";
  if (day < today) return "past";
  return day > lastDay(today) ? "far" : undefined;
}

/** The last day that can be chosen: the same a year ahead. */
export function lastDay(today: string): string {
  const day = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return isReal(day) ? day : day.replace("02-29", "02-28");
}

/** Whether a day and time in India, such as "2026-11-24" and "10:30", have passed. */
export function isOver({ day, time }: { day: string; time: string }, now: Date): boolean {
  return `${day}T${time}` < minuteInKolkata(now);
}

function isReal(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return day.length === 10 && !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
}
