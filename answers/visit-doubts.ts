import type { VisitTime } from "#forms/answer.ts";
import type { Sittings } from "#site/sittings/sitting.ts";
import { sitsAt, sitsOn } from "#site/sittings/plan-day.ts";
import { isOfficeOpen, momentOf, type OfficeHours } from "#forms/working-time.ts";

export interface VisitedDoctor {
  name: string;
  sittings: Sittings;
}

export type Doubt = "holiday" | "night" | "closed" | "absent" | "otherHours";

const MORNING = "06:00";
const NIGHT = "21:00";

/** What makes a time unlikely for a visit, as far as is known. */
export function listDoubts({ day, time }: VisitTime, hours: OfficeHours, doctor: VisitedDoctor | undefined): Doubt[] {
  const isHoliday = hours.holidays.includes(day);
  const isNight = time < MORNING || time >= NIGHT;
  const isClosed = !isHoliday && !isNight && !isOfficeOpen(hours, new Date(momentOf(day, time)));
  // A sitting of the night before may go on.
  const sits = doctor && sitsAt(doctor.sittings, day, time);
  const isAbsent = doctor !== undefined && !sits && !sitsOn(doctor.sittings, day);
  const isOutside = sits === false && !isAbsent;
  const doubts = { holiday: isHoliday, night: isNight, closed: isClosed, absent: isAbsent, otherHours: isOutside };
  return (Object.keys(doubts) as Doubt[]).filter((doubt) => doubts[doubt]);
}

/** Names that differ in their title, spaces and dots alone are of one doctor. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/^\s*dr\b|[^\p{L}]/gu, "");
}
