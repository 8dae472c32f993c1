import type { Catalogue } from "#site/texts/catalogue.ts";
import { dateFormat, formatShortDay } from "#site/texts/date-format.ts";
import { describeDay, describeSpan, describeTime } from "./describe-state.ts";
import { addDays, planDay, type DayPlan, type PlannedSitting } from "./plan-day.ts";
import { readClock } from "./sitting-state.ts";
import type { SittingException, SittingPlace, Sittings } from "./sitting.ts";

export interface DayRow {
  day: string;
  /** Each sitting: its hours, how it differs from each week, and what is to be known of it; else why there is none. */
  lines: { hours?: string; change?: string; about: string }[];
  isChange?: true;
}

/** Seven days from that one on: the sittings of each with their places, and what is otherwise than each week. */
export function describeWeek(sittings: Sittings, from: string, place: SittingPlace, texts: Catalogue): DayRow[] {
  return nextDays(from, 7).map((date) => {
    const plan = planDay(sittings, date, place);
    const { isOtherwise, unusual } = compareToUsual(sittings, plan, place);
    const day = formatShortDay(date, texts.pages.locale);
    const mark = isOtherwise && { isChange: true as const };
    if (plan.sittings.length === 0) return { day, lines: [describeEmptyDay(sittings, plan, texts)], ...mark };
    const lines = plan.sittings.map((sitting) => ({
      hours: describeSpan(sitting, texts),
      ...(unusual.includes(sitting) && { change: texts.server.sittings.kinds[sitting.change ?? "changed"] }),
      about: describeSitting(sitting, texts),
    }));
    return { day, lines, ...mark };
  });
}

function describeSitting({ label, place, appointmentOnly, note }: PlannedSitting, { server }: Catalogue): string {
  return [label, place, appointmentOnly && server.sittings.byAppointment, note].filter(Boolean).join(", ");
}

function describeEmptyDay({ unread }: Sittings, { away, isHoliday }: DayPlan, { server }: Catalogue) {
  const words = server.sittings;
  if (away) return { change: words.away(), about: away.note ?? "" };
  return { about: isHoliday ? words.holiday : unread.length > 0 ? words.notSure : words.none };
}

/** The changes of so many days, in their order: "Away 21 to 26 December", "Late: Monday 30 November, 10 am – 1 pm". */
export function listChanges(
  sittings: Sittings,
  { from, days }: { from: string; days: number },
  place: SittingPlace,
  texts: Catalogue,
): string[] {
  const { kinds, changeOn } = texts.server.sittings;
  const { exceptions } = sittings;
  const said = new Set<SittingException>();
  const changed = nextDays(from, days).filter((day) =>
    exceptions.some(({ first, last }) => first <= day && day <= last),
  );
  return changed.flatMap((day) => {
    const plan = planDay(sittings, day, place);
    const { isOtherwise, unusual } = compareToUsual(sittings, plan, place);
    if (!isOtherwise) return [];
    if (plan.sittings.length > 0) {
      const told = unusual.length > 0 ? unusual : plan.sittings;
      const hours = told.map((sitting) => describeSpan(sitting, texts));
      return changeOn(kinds[told[0]?.change ?? "changed"], describeDay(day, texts), hours);
    }
    if (!plan.away || said.has(plan.away)) return [];
    said.add(plan.away);
    return texts.server.sittings.awayOn(describePeriod(plan.away, texts));
  });
}

/** e.g. "26 November", "21 to 26 December", "29 December to 3 January". */
export function describePeriod(
  { first, last }: Pick<SittingException, "first" | "last">,
  { pages, server }: Catalogue,
): string {
  const write = (day: string, parts: Intl.DateTimeFormatOptions) =>
    dateFormat(pages.locale, { ...parts, timeZone: "UTC" }).format(new Date(day));
  const whole = { day: "numeric", month: "long" } as const;
  if (first === last) return write(first, whole);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return server.sittings.period(write(first, isOneMonth ? { day: "numeric" } : whole), write(last, whole));
}

/** e.g. "As of 26 November, 7.40 am, by the hospital's office"; "" where nobody ever confirmed them. */
export function describeSource(sittings: Sittings, { timeZone }: SittingPlace, texts: Catalogue): string {
  const { confirmedAt, confirmedBy, isByOffice } = sittings;
  if (!confirmedAt) return "";
  const { asOf, office } = texts.server.sittings;
  const { day, minutes } = readClock(Date.parse(confirmedAt), timeZone);
  const date = describePeriod({ first: day, last: day }, texts);
  return asOf(date, describeTime(minutes, texts), isByOffice ? office : confirmedBy);
}

/** The sittings of a day that each week does not have, and whether the day differs at all. */
function compareToUsual(sittings: Sittings, plan: DayPlan, place: SittingPlace) {
  const usual = planDay({ ...sittings, exceptions: [] }, plan.day, place).sittings;
  const isUsual = ({ from, to }: PlannedSitting) => usual.some((one) => one.from === from && one.to === to);
  const unusual = plan.sittings.filter((sitting) => !isUsual(sitting));
  const isOtherwise = plan.away !== undefined || unusual.length > 0 || usual.length !== plan.sittings.length;
  return { isOtherwise, unusual };
}

function nextDays(from: string, days: number): string[] {
  return Array.from({ length: days }, (_, ahead) => addDays(from, ahead));
}
