import { EVERY_DAY, spanOf, weekdayOf, addDays, DAY_MINUTES, minutesOf, type Span } from "./clock.ts";
import type { SittingException, SittingPlace, Sittings, WeeklySitting } from "./sitting.ts";

/** A sitting of one day, in minutes since that day's midnight; one that ends after 24:00 goes on into the next day. */
export interface PlannedSitting extends Span, Pick<WeeklySitting, "label" | "place" | "appointmentOnly"> {
  change?: "extra" | "changed" | "late";
  note?: string;
}

export type SaidSittings = Pick<Sittings, "weekly" | "exceptions">;

/**
 * When a doctor sits on that day, in the order of the clock. The exceptions count in their order, so that the last one
 * holds; `away` is the last that says that the doctor is away all day. On a holiday only what was said of that day, and
 * what is always open, holds.
 */
export function planDay({ weekly, exceptions }: SaidSittings, day: string, place?: SittingPlace) {
  const isHoliday = place?.holidays.includes(day);
  const isAlwaysOpen = ({ days, from, to }: WeeklySitting) => days.length === 7 && from === "00:00" && to === "24:00";
  let sittings = weekly
    .filter((sitting) => isHeldOn(sitting, day) && (!isHoliday || isAlwaysOpen(sitting)))
    .map((sitting): PlannedSitting => ({ ...sitting, ...spanOf(sitting) }));
  let away: SittingException | undefined;
  for (const exception of exceptions.filter((one) => holdsOn(one, day))) {
    // Some hours of a day without sittings are no absence.
    const isAbsence = exception.kind === "away" && (!exception.from || sittings.length > 0);
    sittings = applyException(sittings, exception);
    away = sittings.length > 0 ? undefined : isAbsence ? exception : away;
  }
  return { sittings: unite(sittings), ...(away && { away }), ...(isHoliday && { isHoliday }) };
}

/** While this is false, nobody knows when a doctor does not sit. */
export function isCertainWeek({ weekly, unread }: Sittings): boolean {
  return weekly.length > 0 && unread.length === 0;
}

/** Whether something is otherwise than each week. */
export function isChangedOn({ exceptions }: SaidSittings, day: string): boolean {
  return exceptions.some((one) => holdsOn(one, day));
}

export function holdsOn({ first, last }: SittingException, day: string): boolean {
  return first <= day && day <= last;
}

function isHeldOn({ days, weeks, validFrom, validTo }: WeeklySitting, day: string): boolean {
  const week = Math.ceil(Number(day.slice(8)) / 7);
  const isValid = (validFrom ?? day) <= day && day <= (validTo ?? day);
  return days.includes(weekdayOf(day)) && (weeks?.includes(week) ?? true) && isValid;
}

function applyException(sittings: PlannedSitting[], exception: SittingException): PlannedSitting[] {
  const { kind, from = "00:00", to = "24:00", overnight, note } = exception;
  const said = spanOf({ from, to, overnight });
  if (kind === "away") return exception.from ? sittings.flatMap((sitting) => without(sitting, said)) : [];
  const own = { change: kind, ...(note && { note }) };
  if (kind === "late")
    return sittings.map((sitting) =>
      sitting.from < said.from && said.from < sitting.to ? { ...sitting, ...own, from: said.from } : sitting,
    );
  return [...(kind === "extra" ? sittings : []), { ...said, ...own }];
}

/** What is left of a span without another. */
export function without<Cut extends Span>(span: Cut, { from, to }: Span): Cut[] {
  const parts = [
    { ...span, to: Math.min(span.to, from) },
    { ...span, from: Math.max(span.from, to) },
  ];
  return to <= span.from || span.to <= from ? [span] : parts.filter((part) => part.from < part.to);
}

/** Sittings that overlap are one; the first of them keeps its words. */
function unite(sittings: PlannedSitting[]): PlannedSitting[] {
  const united: PlannedSitting[] = [];
  for (const sitting of sittings.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = united.at(-1);
    if (last && sitting.from < last.to) last.to = Math.max(last.to, sitting.to);
    else united.push({ ...sitting });
  }
  return united;
}

/**
 * On which days of the week a doctor sits, 0 for Sunday, and up to the last day the dates on which it is contrary;
 * where the week is not certain, on each day but those of a leave.
 */
export function listVisitDays(sittings: Sittings, from: string, last: string) {
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
  const { sittings: planned, away } = planDay(sittings, day);
  return planned.length > 0 || !(away || isCertainWeek(sittings));
}

/** A time of a day lies in a sitting; undefined where nobody can say for certain. */
export function sitsAt(sittings: Sittings, day: string, time: string): boolean | undefined {
  if (findSitting(sittings, day, minutesOf(time))) return true;
  return isCertainWeek(sittings) ? false : undefined;
}

/** The sitting that goes on at a minute of a day; it may have begun the day before. */
export function findSitting(sittings: SaidSittings, day: string, minutes: number, place?: SittingPlace) {
  const find = (of: string, at: number) =>
    planDay(sittings, of, place).sittings.find(({ from, to }) => from <= at && at < to);
  return find(addDays(day, -1), minutes + DAY_MINUTES) ?? find(day, minutes);
}
