import type { WrittenTime } from "./tokens.ts";
import type { PartOfDay } from "./words.ts";

/** A time as it stands in a text, with the words beside it that say which half of the day it is in. */
export interface NamedTime extends WrittenTime {
  half?: "am" | "pm" | "noon" | "midnight";
  part?: PartOfDay | undefined;
}

/** Minutes since midnight; an overnight sitting ends on the next day, before it began. */
export interface Span {
  from: number;
  to: number;
}

const HOUR = 60;
const NOON = 12 * HOUR;
const DAY = 24 * HOUR;
/** Nobody sits longer; a longer span is a mistake, such as "9 pm – 1 pm". */
const MAX_SPAN = 16 * HOUR;
const MAX_BARE_SPAN = 10 * HOUR;

/** Hours, counted from midnight, that a part of the day may mean. */
const PARTS: Record<PartOfDay, [first: number, last: number]> = {
  dawn: [3, 6],
  morning: [5, 12],
  noon: [11, 15],
  afternoon: [12, 17],
  evening: [15, 21],
  night: [18, 24],
};

/**
 * The hours that are meant; undefined where they could be others, too. `earlier` is when the sitting before them on the
 * same days ends, in minutes: what is written after a morning is an afternoon.
 */
export function readSpan(begin: NamedTime, end: NamedTime, earlier?: number): Span | undefined {
  const isFullClock = [begin, end].some(
    ({ hour, half, isDigital }) => half === undefined && (hour > 12 || hour === 0 || isDigital),
  );
  const begins = (isFullClock ? literal(begin) : candidates(begin))
    .filter((from) => from < DAY || begin.half === "midnight")
    .map((from) => from % DAY);
  const ends = (isFullClock ? literal(end) : candidates(end)).map((to) => (to === 0 && end.half === "am" ? DAY : to));
  if (begins.length === 0 || ends.length === 0) return undefined;
  if (begins.length === 2 && ends.length === 2) return readBare(begin, begins, ends, earlier);
  const sameDay = begins
    .flatMap((from) => ends.map((to) => ({ from, to })))
    .filter(({ from, to }) => from < to && (to - from <= MAX_SPAN || to - from === DAY));
  const [shortest, second] = sameDay.toSorted((a, b) => a.to - a.from - (b.to - b.from));
  // "10 am – 12 am" means noon, or is a mistake.
  const isDoubtful = shortest && shortest.from < NOON && shortest.to === DAY && end.half === "am";
  const isEven = shortest && second && second.to - second.from === shortest.to - shortest.from;
  if (shortest) return isDoubtful || isEven ? undefined : shortest;
  const [from, to] = [begins[0]!, ends[0]!];
  const isNight = begins.length === 1 && ends.length === 1 && from >= 17 * HOUR && to <= 10 * HOUR && to < from;
  return isNight ? { from, to } : undefined;
}

function literal({ hour, minute, half, part }: NamedTime): number[] {
  if (half === undefined && part === undefined) return [hour * HOUR + minute];
  return candidates({ hour, minute, isDigital: false, ...(half && { half }), ...(part && { part }) });
}

/** One or two moments of the day, of which no word says more. */
function candidates({ hour, minute, half, part }: NamedTime): number[] {
  if (half === "noon") return hour === 12 && minute === 0 ? [NOON] : [];
  if (half === "midnight") return hour === 12 && minute === 0 ? [DAY] : [];
  if (hour > 12) return half === "am" ? [] : [hour * HOUR + minute];
  if (hour === 0) return half === "pm" ? [] : [minute];
  const [am, pm] = [(hour % 12) * HOUR + minute, (hour % 12) * HOUR + minute + NOON];
  if (!part) return half ? [half === "am" ? am : pm] : [am, pm];
  const [first, last] = PARTS[part];
  if (half) return [half === "am" ? am : pm].filter((moment) => moment >= first * HOUR && moment <= last * HOUR);
  const fitting = [am, pm, am + DAY].filter((moment) => moment >= first * HOUR && moment <= last * HOUR);
  // After midnight it is still the night.
  return fitting.length === 0 && part === "night" && hour <= 6 ? [am] : fitting;
}

/** Hours of which no word says the half of the day. */
function readBare(begin: NamedTime, begins: number[], ends: number[], earlier: number | undefined): Span | undefined {
  const [am = 0, pm = 0] = begins;
  const endAfter = (from: number) => ends.find((to) => to > from);
  const later = endAfter(pm);
  if (
    begin.hour < 12 &&
    earlier !== undefined &&
    am < earlier &&
    pm >= earlier &&
    (begin.hour <= 7 || later !== undefined)
  )
    return later !== undefined && begin.hour <= 7 ? { from: pm, to: later } : undefined;
  if (begin.hour === 12) {
    const to = endAfter(NOON);
    return to !== undefined && to - NOON <= 6 * HOUR ? { from: pm, to } : undefined;
  }
  const to = endAfter(am);
  if (to === undefined || to - am > MAX_BARE_SPAN) return undefined;
  // "9–1" can be no night; "8–10" and "3–6" could be either half.
  const isMorning = begin.hour >= 9 || (begin.hour >= 7 && to >= NOON);
  return isMorning ? { from: am, to } : undefined;
}

/** As HH:MM; the end of a day is 24:00. */
export function formatMinutes(minutes: number): string {
  const padded = (value: number) => String(value).padStart(2, "0");
  return `${padded(Math.floor(minutes / HOUR))}:${padded(minutes % HOUR)}`;
}
