import { DAY_MS, HOUR_MS, todayInKolkata } from "./calendar.ts";
import { afterWorkingTime, closingTime, momentOf, type OfficeHours } from "./working-time.ts";

/** By when an office calls somebody back, as it is said at a desk. */
export const CALL_BACK_CHOICES = ["soon", "hour", "today", "tomorrow"] as const;

const SOON_MS = HOUR_MS / 4;
/** Of the day: while somebody still works who is reminded of it. */
const BEFORE_CLOSING_MS = HOUR_MS / 2;
/** Of a morning. */
const MORNING_MS = 2 * HOUR_MS;

/** The moment that a choice means now, in working time; undefined for `today` once it is late, and for no choice. */
export function callBackAt(choice: string, now: Date, hours: OfficeHours): Date | undefined {
  const after = (from: Date, ms: number) => afterWorkingTime(from, ms, hours) ?? new Date(Number(from) + ms);
  if (choice === "soon") return after(now, SOON_MS);
  if (choice === "hour") return after(now, HOUR_MS);
  const today = todayInKolkata(now);
  if (choice === "tomorrow") return after(new Date(momentOf(today, "00:00") + DAY_MS), MORNING_MS);
  const latest = (closingTime(today, hours) ?? 0) - BEFORE_CLOSING_MS;
  return choice === "today" && latest > Number(now) + HOUR_MS ? new Date(latest) : undefined;
}

/** The parts of a day that the page offers; programs may send other words. */
export const BEST_TIMES = ["morning", "afternoon", "evening"] as const;

const SPANS = { morning: ["00:00", "12:00"], afternoon: ["12:00", "16:00"], evening: ["16:00", "24:00"] } as const;

/** Those in which an office works on some day: nobody calls from a closed one. */
export function bestTimesOf({ times }: OfficeHours) {
  return BEST_TIMES.filter((part) => {
    const [from, to] = SPANS[part];
    return times.some(({ opens, closes }) => opens < to && from < closes);
  });
}

/** How a form came: over the web, or noted at the desk. */
export type Source = "web" | "telephone" | "counter";

/** What the desk says of a call besides the form. Name and address of who noted it are for colleagues alone. */
export interface Noted {
  source: Source;
  callBy: Date;
  notedBy: string;
  editor: string;
}
