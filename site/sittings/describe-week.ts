import type { Catalogue } from "#site/texts/catalogue.ts";
import { formatParts, formatShortDay } from "#site/texts/date-format.ts";
import { nextDays, readClock } from "./clock.ts";
import { planBoardLine, type BoardLine } from "./day-board.ts";
import { describeDay, describeSpan, describeTime } from "./describe-state.ts";
import { isCertainWeek, isChangedOn, planDay } from "./plan-day.ts";
import type { SittingException, SittingPlace, Sittings } from "./sitting.ts";

export interface DayRow extends Pick<BoardLine, "sittings"> {
  day: string;
  /** Why no sitting stands there. */
  empty?: string;
}

/** Seven days from that one on: the sittings of each with their places, and what is otherwise than each week. */
export function describeWeek(sittings: Sittings, from: string, place: SittingPlace, texts: Catalogue): DayRow[] {
  const { holiday, notSure, none } = texts.server.sittings;
  const isSure = isCertainWeek(sittings);
  return nextDays(from, 7).map((day) => {
    // At no moment of these days, so that a cached page does not say what is over.
    const { sittings: held = [] } = planBoardLine({ sittings, consulting: "" }, day, 0, place, texts) ?? {};
    const empty = place.holidays.includes(day) ? holiday : isSure ? none : notSure;
    return { day: formatShortDay(day, texts.pages.locale), sittings: held, ...(held.length === 0 && { empty }) };
  });
}

/** The changes of so many days, in their order: "Away 21 to 26 December", "Late: Monday 30 November, 10 am – 1 pm". */
export function listChanges(
  sittings: Sittings,
  { from, days }: { from: string; days: number },
  place: SittingPlace,
  texts: Catalogue,
): string[] {
  const { kinds, changeOn, awayOn } = texts.server.sittings;
  const changed = nextDays(from, days).filter((day) => isChangedOn(sittings, day));
  const lines = changed.flatMap((day) => {
    const { away, sittings: held } = planDay(sittings, day, place);
    if (away) return awayOn(describePeriod(away, texts));
    const marked = held.filter(({ change }) => change);
    const told = marked.length > 0 ? marked : held;
    const hours = told.map((sitting) => describeSpan(sitting, texts));
    return told.length > 0 ? changeOn(kinds[told[0]?.change ?? "changed"], describeDay(day, texts), hours) : [];
  });
  return [...new Set(lines)];
}

/** e.g. "26 November", "21 to 26 December", "29 December to 3 January". */
export function describePeriod(
  { first, last }: Pick<SittingException, "first" | "last">,
  { pages, server }: Catalogue,
): string {
  const { period, daysOfMonth } = server.sittings;
  const name = (day: string) => formatParts(day, pages.locale, { day: "numeric", month: "long" });
  const [begin, end] = [name(first), name(last)];
  if (first === last) return begin;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return isOneMonth ? daysOfMonth(begin, end, Number(first.slice(8)), Number(last.slice(8))) : period(begin, end);
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
