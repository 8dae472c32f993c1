import type { SittingException, SittingPlace, Sittings, Weekday, WeeklySitting } from "./sitting.ts";

/** A sitting of one day, in minutes since that day's midnight; one that ends after 24:00 goes on into the next day. */
export interface PlannedSitting {
  from: number;
  to: number;
  label?: string;
  place?: string;
  appointmentOnly?: true;
  change?: "extra" | "changed" | "late";
  note?: string;
}

export interface DayPlan {
  /** YYYY-MM-DD. */
  day: string;
  /** In the order of the clock; none overlaps another. */
  sittings: PlannedSitting[];
  /** The doctor is away all day: the last exception that says so. */
  away?: SittingException;
  /** A holiday of the hospital, on which only what was said of that day, and what is always open, holds. */
  isHoliday?: true;
}

export const DAY_MINUTES = 24 * 60;

/** When a doctor sits on that day. The exceptions count in their order, so that the last one holds. */
export function planDay({ weekly, exceptions }: Sittings, day: string, { holidays }: SittingPlace): DayPlan {
  const isHoliday = holidays.includes(day);
  let sittings = weekly
    .filter((sitting) => isHeldOn(sitting, day) && (!isHoliday || isRoundTheClock(sitting)))
    .map(plan);
  let away: SittingException | undefined;
  for (const exception of exceptions.filter(({ first, last }) => first <= day && day <= last)) {
    // Some hours of a day without sittings are no absence.
    const isAbsence = exception.kind === "away" && (!exception.from || sittings.length > 0);
    sittings = applyException(sittings, exception);
    away = sittings.length > 0 ? undefined : isAbsence ? exception : away;
  }
  return { day, sittings: unite(sittings), ...(away && { away }), ...(isHoliday && { isHoliday }) };
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The day so many days after another, both as YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MINUTES * 60_000).toISOString().slice(0, 10);
}

export function weekdayOf(day: string): Weekday {
  return new Date(day).getUTCDay() || 7;
}

function isHeldOn({ days, weeks, validFrom, validTo }: WeeklySitting, day: string): boolean {
  const week = Math.ceil(Number(day.slice(8)) / 7);
  const isValid = (validFrom ?? day) <= day && day <= (validTo ?? day);
  return days.includes(weekdayOf(day)) && (weeks?.includes(week) ?? true) && isValid;
}

function isRoundTheClock({ days, from, to }: WeeklySitting): boolean {
  return days.length === 7 && from === "00:00" && to === "24:00";
}

function plan(sitting: Pick<WeeklySitting, "from" | "to" | "overnight" | "label" | "place" | "appointmentOnly">) {
  const { label, place, appointmentOnly } = sitting;
  const [from, to] = [minutesOf(sitting.from), minutesOf(sitting.to)];
  const more = { ...(label && { label }), ...(place && { place }), ...(appointmentOnly && { appointmentOnly }) };
  return { from, to: sitting.overnight ? to + DAY_MINUTES : to, ...more } as PlannedSitting;
}

function applyException(sittings: PlannedSitting[], exception: SittingException): PlannedSitting[] {
  const { kind, from = "00:00", to = "24:00", overnight, note } = exception;
  const said = plan({ from, to, ...(overnight && { overnight }) });
  if (kind === "away") return exception.from ? sittings.flatMap((sitting) => without(sitting, said)) : [];
  const own = { change: kind, ...(note && { note }) };
  if (kind === "late")
    return sittings.map((sitting) =>
      sitting.from < said.from && said.from < sitting.to ? { ...sitting, ...own, from: said.from } : sitting,
    );
  return [...(kind === "extra" ? sittings : []), { ...said, ...own }];
}

function without(sitting: PlannedSitting, { from, to }: PlannedSitting): PlannedSitting[] {
  const parts = [
    { ...sitting, to: Math.min(sitting.to, from) },
    { ...sitting, from: Math.max(sitting.from, to) },
  ];
  return to <= sitting.from || sitting.to <= from ? [sitting] : parts.filter((part) => part.from < part.to);
}

/** Sittings that overlap are one; the first of them keeps its words. */
function unite(sittings: PlannedSitting[]): PlannedSitting[] {
  const united: PlannedSitting[] = [];
  for (const sitting of sittings.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = united.at(-1);
    if (last && sitting.from < last.to) united[united.length - 1] = { ...last, to: Math.max(last.to, sitting.to) };
    else united.push(sitting);
  }
  return united;
}
