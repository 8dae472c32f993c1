import type { VisitTime } from "#forms/answer.ts";
import { isOfficeOpen, momentOf, type OfficeHours } from "#forms/working-time.ts";

/** A doctor by name, and the days of the week of the consulting hours: 0 for Sunday. */
export interface Sitting {
  name: string;
  days: readonly number[];
}

export type Doubt = "holiday" | "night" | "closed" | "absent";

const MORNING = "06:00";
const NIGHT = "21:00";

/** What makes a time unlikely for a visit, as far as is known. */
export function listDoubts({ day, time }: VisitTime, hours: OfficeHours, doctor: Sitting | undefined): Doubt[] {
  const isHoliday = hours.holidays.includes(day);
  const isNight = time < MORNING || time >= NIGHT;
  const isClosed = !isHoliday && !isNight && !isOfficeOpen(hours, new Date(momentOf(day, time)));
  const isAbsent = doctor !== undefined && !doctor.days.includes(new Date(day).getUTCDay());
  const doubts = { holiday: isHoliday, night: isNight, closed: isClosed, absent: isAbsent };
  return (Object.keys(doubts) as Doubt[]).filter((doubt) => doubts[doubt]);
}

/** Names that differ in their title, spaces and dots alone are of one doctor. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/^\s*dr\b|[^\p{L}]/gu, "");
}
