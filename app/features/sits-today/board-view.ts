import type { Phone } from "#site/hospitals/phones.ts";
import type { BoardLine } from "#site/sittings/day-board.ts";

export interface BoardDoctor extends BoardLine {
  id: string;
  name: string;
  to: string;
}

/** Who sits on one day, in words. */
export interface BoardView {
  /** YYYY-MM-DD. */
  day: string;
  today: string;
  dayName: string;
  title: string;
  asOf: string;
  /** By the hospital's office, for that day. */
  isConfirmed: boolean;
  confirmation: string;
  phone: Phone;
  holiday?: string;
  /** By department; a doctor of several stands in one. */
  groups: { name: string; doctors: BoardDoctor[] }[];
  /** Whose hours are only a text. */
  texts: BoardDoctor[];
  departments: { key: string; name: string }[];
  /** Key of the department asked for; empty for all. */
  chosen: string;
  isMissing: boolean;
  /** The day before where there is one, the day, and the next. */
  days: { day: string; name: string }[];
}
