import type { OfferedTime } from "#forms/answer.ts";
import { addDays, DAY_MINUTES, minutesOf, momentAt } from "#site/sittings/clock.ts";
import { planDay, type PlannedSitting } from "#site/sittings/plan-day.ts";
import type { SittingException, SittingPlace, Sittings } from "#site/sittings/sitting.ts";

/** A visit, or the day alone of one for which no time was said yet. */
export interface Visit {
  day: string;
  time?: string;
}

/** Whether the doctor sits then, or on a day alone at all. */
function isHeld(sittings: Sittings, { day, time }: Visit, place: SittingPlace): boolean {
  const today = planDay(sittings, day, place).sittings;
  if (time === undefined) return today.length > 0;
  // A sitting of the night before may go on.
  const before = planDay(sittings, addDays(day, -1), place).sittings;
  return (
    today.some((one) => covers(one, minutesOf(time))) ||
    before.some((one) => covers(one, minutesOf(time) + DAY_MINUTES))
  );
}

function covers({ from, to }: PlannedSitting, minutes: number): boolean {
  return from <= minutes && minutes < to;
}

/** Whether it is that exception of these sittings, with those before it, that makes the visit impossible. */
export function isMissed(sittings: Sittings, exception: SittingException, visit: Visit, place: SittingPlace): boolean {
  if (isHeld(sittings, visit, place)) return false;
  const { first, last, kind, from, to = "24:00", overnight } = exception;
  const earlier = sittings.exceptions.slice(0, sittings.exceptions.indexOf(exception));
  const before = { ...sittings, exceptions: earlier };
  if (isHeld({ ...sittings, exceptions: [...earlier, exception] }, visit, place)) return false;
  if (isHeld(before, visit, place)) return true;
  if (visit.day < first || last < visit.day || kind === "extra") return false;
  if (kind === "away" && from === undefined) return true;
  if (visit.time === undefined || from === undefined) return false;
  if (kind === "away") return from <= visit.time && (overnight === true || visit.time < to);
  // Where nobody knows the hours, who comes before the new beginning would wait.
  const isUnknown = planDay(before, visit.day, place).sittings.length === 0;
  return kind === "changed" || (isUnknown && visit.time < from);
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
  const found: OfferedTime[] = [];
  for (let ahead = 0; ahead < SEARCHED_DAYS && found.length < most; ahead += 1) {
    const day = addDays(visit.day, ahead);
    const plan = planDay(sittings, day, place);
    const minutes = (plan.isHoliday ? [] : plan.sittings)
      .map((one) => chooseTime(one, visit.time))
      .find((one) => one !== undefined && momentAt(day, one, place.timeZone) > after);
    if (minutes !== undefined) found.push({ day, time: writeTime(minutes) });
  }
  return found;
}

/** The same time of the day where it can be, else the beginning. */
function chooseTime(sitting: PlannedSitting, time: string | undefined): number | undefined {
  const same = time === undefined ? -1 : minutesOf(time);
  const from = sitting.from < MORNING ? FIRST : sitting.from;
  const minutes = covers(sitting, same) ? same : from;
  return covers(sitting, minutes) && minutes >= MORNING && minutes < NIGHT ? minutes : undefined;
}

function writeTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
