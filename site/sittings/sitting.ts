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
  /** What the sitting is for, in the editor's words. */
  label?: string;
  place?: string;
  appointmentOnly?: true;
  /** The first and the last day on which it holds, as YYYY-MM-DD. */
  validFrom?: string;
  validTo?: string;
}

export const EVERY_DAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export const EXCEPTION_KINDS = ["away", "extra", "changed", "late"] as const;

/**
 * What is otherwise than each week, on each day from `first` to `last` (YYYY-MM-DD). `away`: no sitting begins then,
 * or none between two times. `extra`: one more sitting. `changed`: this one instead of those of the week. `late`: the
 * sitting at `from` begins only then.
 */
export interface SittingException {
  first: string;
  last: string;
  kind: (typeof EXCEPTION_KINDS)[number];
  /** As of a weekly sitting; both for `extra` and `changed`, both or none for `away`, `from` alone for `late`. */
  from?: string;
  to?: string;
  overnight?: true;
  /** At most 80 characters. */
  note?: string;
}

export const MAX_NOTE_LENGTH = 80;

/** When a doctor sits, as far as anybody said. */
export interface Sittings {
  weekly: readonly WeeklySitting[];
  /** Each counts over those before it. */
  exceptions: readonly SittingException[];
  /** What could not be read for certain: while there is any, nobody knows when a doctor does not sit. */
  unread: readonly string[];
  /** When somebody last said that it is so (ISO 8601), and who: a name, or the hospital's office. */
  confirmedAt?: string;
  confirmedBy?: string;
  isByOffice?: true;
}

/** Days on which nobody can say whether the sittings of the week hold, and where the clock stands. */
export interface SittingPlace {
  holidays: readonly string[];
  /** IANA name, e.g. "Asia/Kolkata". */
  timeZone: string;
}
