import { addDays, DAY_MINUTES, minutesOf, weekdayOf } from "./clock.ts";
import { isCertainWeek, isChangedOn, planDay } from "./plan-day.ts";
import { EVERY_DAY, type Sittings } from "./sitting.ts";

/** On which days a doctor sits: on these days of the week, 0 for Sunday, but for those dates, where it is contrary. */
export interface VisitDays {
  days: number[];
  except: string[];
}

/** The days of a doctor up to the last; where the week is not certain, each day but those of a leave. */
export function listVisitDays(sittings: Sittings, from: string, last: string): VisitDays {
  const { weekly } = sittings;
  const isCertain = isCertainWeek(sittings);
  const weekdays = new Set(isCertain ? weekly.flatMap(({ days }) => days) : EVERY_DAY);
  const isEachWeek = weekly.every(({ weeks, validFrom, validTo }) => !weeks && !validFrom && !validTo);
  const except: string[] = [];
  for (let day = from; day <= last; day = addDays(day, 1)) {
    const isAsInWeek = !isChangedOn(sittings, day) && (isEachWeek || !isCertain);
    if (!isAsInWeek && sitsOn(sittings, day) !== weekdays.has(weekdayOf(day))) except.push(day);
  }
  return { days: [...weekdays].map((day) => day % 7).toSorted((a, b) => a - b), except };
}

/** Whether a doctor sits that day, as far as is known: true where nobody can say for certain. */
export function sitsOn(sittings: Sittings, day: string): boolean {
  const plan = planDay(sittings, day);
  return plan.sittings.length > 0 || !(plan.away || isCertainWeek(sittings));
}

/** A time of a day lies in a sitting; undefined where nobody can say for certain. */
export function sitsAt(sittings: Sittings, day: string, time: string): boolean | undefined {
  const isIn = (of: string, at: number) => planDay(sittings, of).sittings.some(({ from, to }) => from <= at && at < to);
  if (isIn(day, minutesOf(time)) || isIn(addDays(day, -1), minutesOf(time) + DAY_MINUTES)) return true;
  return isCertainWeek(sittings) ? false : undefined;
}
