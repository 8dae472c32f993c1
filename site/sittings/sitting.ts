/** A day of the week: 1 is Monday, 7 Sunday (ISO 8601). */
export type Weekday = number;

/** Hours at which a doctor sits each week, in the hospital's time zone. */
export interface WeeklySitting {
  days: Weekday[];
  /** The first to fifth of these days in a month; all of them when left out. */
  weeks?: number[];
  /** From 00:00 to 23:59. */
  from: string;
  /** Up to 24:00; of an overnight sitting, on the next day. */
  to: string;
  overnight?: true;
  /** What the sitting is for, or where it is, in the editor's words. */
  label?: string;
  appointmentOnly?: true;
  /** The first and the last day on which it holds, as YYYY-MM-DD. */
  validFrom?: string;
  validTo?: string;
}

export const EVERY_DAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
