import type { Catalogue } from "#site/texts/catalogue.ts";
import { formatDayOfYear, formatWeekday } from "#site/texts/date-format.ts";
import { addDays, DAY_MINUTES, readClock, timeOf, type Span } from "./clock.ts";
import type { SittingPlace, Sittings } from "./sitting.ts";
import { sittingEdges, sittingState, type SittingState } from "./sitting-state.ts";

/** Until when, in milliseconds since 1970, the text is true. */
export type TimedText = readonly [end: number, text: string];

const NO_BREAK = "\u00A0";
const SHOWN_AHEAD_MS = 36 * 60 * 60_000;

/** What a card says from now on, for browsers that keep a page for a day; "" where nothing is certain. */
export function listSittingTexts(sittings: Sittings, now: number, place: SittingPlace, texts: Catalogue): TimedText[] {
  const states: TimedText[] = [];
  let from = now;
  for (const edge of sittingEdges(sittings, now, now + SHOWN_AHEAD_MS, place)) {
    const text = describeState(sittingState(sittings, from, place), from, place, texts);
    if (states.at(-1)?.[1] === text) states.pop();
    states.push([edge, text]);
    from = edge;
  }
  return states;
}

/** e.g. "Sits today 9 am – 1 pm"; "" where nothing is certain. */
export function describeState(state: SittingState, now: number, { timeZone }: SittingPlace, texts: Catalogue): string {
  const { sittings: words } = texts.server;
  const { day: today } = readClock(now, timeZone);
  switch (state.kind) {
    case "now":
      if (lastsAllDay(state.sitting)) return words.nowAllDay;
      return words.now(describeTime(state.sitting.to, texts));
    case "today": {
      const isLate = state.sittings[0]?.change === "late";
      return (isLate ? words.lateToday : words.today)(state.sittings.map((sitting) => describeSpan(sitting, texts)));
    }
    case "away":
      return words.away(state.until && describeDay(state.until, texts));
    case "next": {
      const time = describeTime(state.sitting.from, texts);
      return state.day <= addDays(today, 6)
        ? words.next(formatWeekday(state.day, texts.pages.locale), time)
        : words.nextOn(describeDay(state.day, texts), time);
    }
    case "unknown":
      return "";
  }
}

/** e.g. "9 am – 1 pm", which stays on one line; a language whose times hold themselves together may need two. */
export function describeSpan(sitting: Span, texts: Catalogue): string {
  const { allDay, span } = texts.server.sittings;
  if (lastsAllDay(sitting)) return allDay;
  const words = span(describeTime(sitting.from, texts), describeTime(sitting.to, texts));
  return words.includes(NO_BREAK) ? words : words.replaceAll(" ", NO_BREAK);
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
