import type { Absence, OfferedTime } from "#forms/answer.ts";
import { EVERY_DAY, minutesOf, momentAt, nextDays, timeOf } from "#site/sittings/clock.ts";
import { findSitting, planDay, type PlannedSitting, type SaidSittings } from "#site/sittings/plan-day.ts";
import type { SittingException, SittingPlace, Sittings } from "#site/sittings/sitting.ts";

/** A visit, or the day alone of one for which no time was said yet. */
export type Visit = Omit<Absence["missed"], "was">;

const ALWAYS = [{ days: [...EVERY_DAY], from: "00:00", to: "24:00" }];

/** Whether it is that exception of these sittings, with those before it, that makes the visit impossible. */
export function isMissed({ weekly, exceptions }: Sittings, exception: SittingException, visit: Visit): boolean {
  const earlier = exceptions.slice(0, exceptions.indexOf(exception));
  if (isHeld({ weekly, exceptions }, visit) || isHeld({ weekly, exceptions: [...earlier, exception] }, visit))
    return false;
  const before = { weekly, exceptions: earlier };
  if (isHeld(before, visit)) return true;
  // Outside of the hours, or where nobody knows them, what is said of that day itself counts.
  const isKnown = exception.kind === "late" && isHeld(before, { day: visit.day });
  return !isKnown && !isHeld({ weekly: ALWAYS, exceptions: [exception] }, visit);
}

/** Whether the doctor sits then, or on a day alone at all. What is agreed for a holiday is agreed all the same. */
function isHeld(said: SaidSittings, { day, time }: Visit): boolean {
  if (time !== undefined) return findSitting(said, day, minutesOf(time)) !== undefined;
  return planDay(said, day).sittings.length > 0;
}

const SEARCHED_DAYS = 60;
/** At night nobody comes for what was to be in the day. */
const [MORNING, FIRST, NIGHT] = [6 * 60, 9 * 60, 21 * 60];

/** The next times at which the doctor sits, one a day, from that visit on and after that moment. */
export function nextSittings(
  sittings: Sittings,
  visit: Visit,
  { place, after, most }: { place: SittingPlace; after: number; most: number },
): OfferedTime[] {
  const found = nextDays(visit.day, SEARCHED_DAYS).flatMap((day) => {
    const plan = planDay(sittings, day, place);
    const minutes = (plan.isHoliday ? [] : plan.sittings)
      .map((one) => chooseTime(one, visit.time))
      .find((one) => one >= MORNING && one < NIGHT && momentAt(day, one, place.timeZone) > after);
    return minutes === undefined ? [] : [{ day, time: timeOf(minutes) }];
  });
  return found.slice(0, most);
}

/** The same time of the day where it can be, else the beginning; in the night for a sitting of the night alone. */
function chooseTime({ from, to }: PlannedSitting, time: string | undefined): number {
  const same = time === undefined ? to : minutesOf(time);
  if (from <= same && same < to) return same;
  return from < MORNING && FIRST < to ? FIRST : from;
}
