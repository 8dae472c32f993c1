import type { Catalogue } from "#site/texts/catalogue.ts";
import { formatDayOfYear, formatWeekday, formatParts, formatShortDay } from "#site/texts/date-format.ts";
import { addDays, DAY_MINUTES, readClock, timeOf, nextDays, minutesOf, momentAt, type Span } from "./clock.ts";
import type { SittingPlace, Sittings, SittingException } from "./sitting.ts";
import { findSitting, holdsOn, isCertainWeek, isChangedOn, planDay, type PlannedSitting } from "./plan-day.ts";

/** Until when, in milliseconds since 1970, the text is true. */
export type TimedText = readonly [end: number, text: string];

const NO_BREAK = "\u00A0";
const SHOWN_AHEAD_MS = 36 * 60 * 60_000;
/** In which the next sitting is looked for. */
const MAX_DAYS_AHEAD = 92;

/** What a card says from now on, for browsers that keep a page for a day; "" where nothing is certain. */
export function listSittingTexts(sittings: Sittings, now: number, place: SittingPlace, texts: Catalogue): TimedText[] {
  const states: TimedText[] = [];
  let from = now;
  for (const edge of listEdges(sittings, now, place)) {
    const text = describeNow(sittings, from, place, texts);
    if (states.at(-1)?.[1] === text) states.pop();
    states.push([edge, text]);
    from = edge;
  }
  return states;
}

/** The next moments at which it may change, midnights among them, in order. */
function listEdges(sittings: Sittings, now: number, place: SittingPlace): number[] {
  const { day: today } = readClock(now, place.timeZone);
  const edges = nextDays(addDays(today, -1), 4).flatMap((day) => {
    const hours = planDay(sittings, day, place).sittings.flatMap(({ from, to }) => [from, to]);
    return [0, ...hours].map((minutes) => momentAt(day, minutes, place.timeZone));
  });
  return [...new Set(edges)].filter((edge) => now < edge && edge <= now + SHOWN_AHEAD_MS).toSorted((a, b) => a - b);
}

/** How a doctor's sittings stand at a moment, e.g. "Sits today 9 am – 1 pm"; "" where nobody said for certain. */
export function describeNow(sittings: Sittings, now: number, place: SittingPlace, texts: Catalogue): string {
  const { sittings: words } = texts.server;
  const { day: today, minutes } = readClock(now, place.timeZone);
  const held = findSitting(sittings, today, minutes, place);
  if (held) return lastsAllDay(held) ? words.nowAllDay : words.now(describeTime(held.to, texts));
  const plan = planDay(sittings, today, place);
  const later = plan.sittings.filter(({ from }) => minutes < from);
  const say = later[0]?.change === "late" ? words.lateToday : words.today;
  if (later.length > 0) return say(later.map((sitting) => describeSpan(sitting, texts)));
  const ahead = sittings.unread.length === 0 ? nextDays(addDays(today, 1), MAX_DAYS_AHEAD) : [];
  const day = ahead.find((one) => planDay(sittings, one, place).sittings.length > 0);
  if (plan.away) return words.away(day && describeDay(day, texts));
  const [next] = day ? planDay(sittings, day, place).sittings : [];
  if (!day || !next) return "";
  const time = describeTime(next.from, texts);
  return day <= addDays(today, 6)
    ? words.next(formatWeekday(day, texts.pages.locale), time)
    : words.nextOn(describeDay(day, texts), time);
}

/** e.g. "9 am – 1 pm", which breaks behind its dash at most; a language may hold only its times together. */
export function describeSpan(sitting: Span, texts: Catalogue): string {
  const { allDay, span } = texts.server.sittings;
  if (lastsAllDay(sitting)) return allDay;
  const words = span(describeTime(sitting.from, texts), describeTime(sitting.to, texts));
  return words.includes(NO_BREAK) ? words : words.replaceAll(/(?<!–) /g, NO_BREAK);
}

function lastsAllDay({ from, to }: Span): boolean {
  return from === 0 && to === DAY_MINUTES;
}

/** Minutes since midnight as the hospitals write a time, e.g. "9.30 am". */
export function describeTime(minutes: number, { server }: Catalogue): string {
  return server.openHours.clock(timeOf(minutes % DAY_MINUTES));
}

/** e.g. "Monday 30 November". */
export function describeDay(day: string, { pages }: Catalogue): string {
  return formatDayOfYear(day, pages.locale);
}

export type DayRow = ReturnType<typeof describeWeek>[number];

/** Seven days from that one on: the sittings of each with their places, and why there is none. */
export function describeWeek(sittings: Sittings, from: string, place: SittingPlace, texts: Catalogue) {
  const { holiday, notSure, none } = texts.server.sittings;
  const isSure = isCertainWeek(sittings);
  return nextDays(from, 7).map((day) => {
    // At no moment of these days, so that a cached page does not say what is over.
    const { sittings: held = [] } = planBoardLine({ sittings, consulting: "" }, day, 0, place, texts) ?? {};
    const empty = place.holidays.includes(day) ? holiday : isSure ? none : notSure;
    return { day: formatShortDay(day, texts.pages.locale), sittings: held, ...(held.length === 0 && { empty }) };
  });
}

/** The changes of these days, in their order: "Away 21 to 26 December", "Late: Monday 30 November, 10 am – 1 pm". */
export function listChanges(sittings: Sittings, days: string[], place: SittingPlace, texts: Catalogue): string[] {
  const { kinds, changeOn, awayOn } = texts.server.sittings;
  const changed = days.filter((day) => isChangedOn(sittings, day));
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
export function describeSource(sittings: Sittings, place: SittingPlace, texts: Catalogue): string {
  const { confirmedAt, confirmedBy, isByOffice } = sittings;
  if (!confirmedAt) return "";
  const { asOf, office } = texts.server.sittings;
  return asOf(...describeMoment(Date.parse(confirmedAt), place, texts), isByOffice ? office : confirmedBy);
}

/** Day and time of a moment, in milliseconds since 1970: "26 November" and "7.40 am". */
export function describeMoment(moment: number, place: SittingPlace, texts: Catalogue): [day: string, time: string] {
  const { day, minutes } = readClock(moment, place.timeZone);
  return [describePeriod({ first: day, last: day }, texts), describeTime(minutes, texts)];
}

/** Also that the doctor is away, all day or for some hours of it. */
interface BoardSitting {
  hours?: string;
  /** Otherwise than each week, e.g. "late" or "away". */
  change?: string;
  /** Place, label, note and the like. */
  words?: string;
  /** Of today alone. */
  state?: "now" | "over";
}

/**
 * What a board says of one doctor's day; undefined where the doctor does not sit then. `consulting` is the text of the
 * hours, `text` what of it nobody could read for certain.
 */
export function planBoardLine(
  { sittings, consulting }: { sittings: Sittings; consulting: string },
  day: string,
  now: number,
  place: SittingPlace,
  texts: Catalogue,
) {
  const { boards, sittings: words } = texts.server;
  const plan = planDay(sittings, day, place);
  const clock = readClock(now, place.timeZone);
  const lineOf = (sitting: PlannedSitting, hours = describeSpan(sitting, texts)): BoardSitting => {
    const { from, to, change, label, place: room, appointmentOnly, note } = sitting;
    const more = [room, label, appointmentOnly && words.byAppointment, note].filter(Boolean).join(" · ");
    const hasBegun = clock.day === day && from <= clock.minutes;
    return {
      hours,
      ...(change && { change: words.kinds[change] }),
      ...(more && { words: more }),
      ...(hasBegun && { state: clock.minutes < to ? "now" : "over" }),
    };
  };
  const begun = planDay(sittings, addDays(day, -1), place).sittings.filter(({ to }) => to > DAY_MINUTES);
  const held = [
    ...begun.map(({ change: _change, ...sitting }) => {
      // What is left of a night may begin after midnight.
      const [from, to] = [Math.max(0, sitting.from - DAY_MINUTES), sitting.to - DAY_MINUTES];
      return lineOf({ ...sitting, from, to }, from > 0 ? undefined : boards.until(describeTime(to, texts)));
    }),
    ...plan.sittings.filter(({ from }) => from < DAY_MINUTES).map((sitting) => lineOf(sitting)),
  ];
  const away = (plan.away ? [plan.away] : findPartsAway(sittings.exceptions, day)).map(({ from, to, note }) => {
    const hours = from && to ? describeSpan({ from: minutesOf(from), to: minutesOf(to) }, texts) : "";
    return { change: words.awayFor(hours), ...(note && { words: note }) };
  });
  const isUncertain = sittings.unread.length > 0 || (sittings.weekly.length === 0 && consulting !== "");
  const text = held.length > 0 ? sittings.unread.join("; ") : plan.away || !isUncertain ? "" : consulting;
  if (held.length === 0 && !plan.away && !text) return undefined;
  const said: BoardSitting[] = [...held, ...away];
  return { sittings: said, ...(text && { text }) };
}

/** For hours of that day; what changes the whole day ends what was said before. */
function findPartsAway(exceptions: readonly SittingException[], day: string): SittingException[] {
  const ofDay = exceptions.filter((one) => holdsOn(one, day));
  const since = ofDay.findLastIndex(({ kind, from }) => kind === "changed" || (kind === "away" && !from));
  return ofDay.slice(since + 1).filter(({ kind }) => kind === "away");
}
