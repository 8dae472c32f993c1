import { isDay } from "#site/sittings/clock.ts";

const KOLKATA_OFFSET_MS = 330 * 60_000;
export const HOUR_MS = 60 * 60_000;
export const DAY_MS = 24 * HOUR_MS;

/** YYYY-MM-DD; India keeps +05:30 all year (checklist A39). */
export function todayInKolkata(now: Date): string {
  return minuteInKolkata(now).slice(0, 10);
}

/** e.g. "2026-11-20T22:41". */
export function minuteInKolkata(now: Date): string {
  return new Date(now.getTime() + KOLKATA_OFFSET_MS).toISOString().slice(0, 16);
}

/** The date in India for a page rendered on the day `rendered`: a clock counts only if midnight has passed since. */
export function todayByPage(rendered: string, now: Date): string {
  const byClock = todayInKolkata(now);
  const nextDay = new Date(Date.parse(rendered) + DAY_MS).toISOString().slice(0, 10);
  return byClock === nextDay ? byClock : rendered;
}

/** e.g. "2026-11-20 22:41 IST". */
export function indianTime(moment: Date): string {
  return `${minuteInKolkata(moment).replace("T", " ")} IST`;
}

/** ISO 8601, e.g. "2026-11-20T22:41:05.120+05:30". */
export function indianTimestamp(moment: Date): string {
  return new Date(moment.getTime() + KOLKATA_OFFSET_MS).toISOString().replace("Z", "+05:30");
}

export type DayFault = "unreal" | "past" | "far";

export function findDayFault(day: string, today: string): DayFault | undefined {
  if (!isDay(day)) return "unreal";
  if (day < today) return "past";
  return day > lastDay(today) ? "far" : undefined;
}

export function lastDay(today: string): string {
  const day = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return isDay(day) ? day : day.replace("02-29", "02-28");
}

/** In India, e.g. "2026-11-24" and "10:30"; a day alone is over with its last minute. */
export function isOver({ day, time = "23:59" }: { day: string; time?: string }, now: Date): boolean {
  return `${day}T${time}` < minuteInKolkata(now);
}
