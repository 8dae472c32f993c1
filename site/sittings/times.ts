import { DAY_MINUTES, type Span } from "./clock.ts";
import type { PartOfDay, WrittenTime } from "./tokens.ts";
import words from "./words.json" with { type: "json" };

/** A time as it stands in a text, with the words beside it that say which half of the day it is in. */
export interface NamedTime extends WrittenTime {
  half?: "am" | "pm" | "noon" | "midnight";
  part?: PartOfDay | undefined;
}

const HOUR = 60;
const NOON = 12 * HOUR;
/** Nobody sits longer; a longer span is a mistake, such as "9 pm – 1 pm". */
const MAX_SPAN = 16 * HOUR;
const MAX_BARE_SPAN = 10 * HOUR;

/**
 * The hours that are meant; undefined where they could be others, too. `earlier` is when the sitting before them on the
 * same days ends, in minutes: what is written after a morning is an afternoon. A night ends before it began.
 */
export function readSpan(begin: NamedTime, end: NamedTime, earlier?: number): Span | undefined {
  const isFullClock = [begin, end].some(
    ({ hour, half, isDigital }) => half === undefined && (hour > 12 || hour === 0 || isDigital),
  );
  const begins = candidates(begin, isFullClock)
    .filter((from) => from < DAY_MINUTES || begin.half === "midnight")
    .map((from) => from % DAY_MINUTES);
  const ends = candidates(end, isFullClock).map((to) => (to === 0 && end.half === "am" ? DAY_MINUTES : to));
  const [from, to] = [begins[0], ends[0]];
  if (from === undefined || to === undefined) return undefined;
  if (begins.length === 2 && ends.length === 2) return readBare(begin, begins, ends, earlier);
  const [shortest, second] = begins
    .flatMap((start) => ends.map((stop) => ({ from: start, to: stop, length: stop - start })))
    .filter(({ length }) => length > 0 && (length <= MAX_SPAN || length === DAY_MINUTES))
    .toSorted((a, b) => a.length - b.length);
  if (shortest) {
    // "10 am – 12 am" means noon, or is a mistake.
    const isDoubtful = shortest.from < NOON && shortest.to === DAY_MINUTES && end.half === "am";
    return isDoubtful || shortest.length === second?.length ? undefined : shortest;
  }
  const isNight = begins.length === 1 && ends.length === 1 && from >= 17 * HOUR && to <= 10 * HOUR && to < from;
  return isNight ? { from, to } : undefined;
}

/** One or two moments of the day, of which no word says more. On a full clock an hour is what is written. */
function candidates({ hour, minute, half, part }: NamedTime, isFullClock: boolean): number[] {
  const written = hour * HOUR + minute;
  if (isFullClock && !half && !part) return [written];
  if (half === "noon") return written === NOON ? [NOON] : [];
  if (half === "midnight") return written === NOON ? [DAY_MINUTES] : [];
  if (hour > 12) return half === "am" ? [] : [written];
  if (hour === 0) return half === "pm" ? [] : [minute];
  const am = written % NOON;
  const moments = half ? [half === "am" ? am : am + NOON] : [am, am + NOON];
  if (!part) return moments;
  const [first = 0, last = 0] = words.partsOfDay[part];
  const isIn = (moment: number) => moment >= first * HOUR && moment <= last * HOUR;
  if (half) return moments.filter(isIn);
  const fitting = [...moments, am + DAY_MINUTES].filter(isIn);
  // After midnight it is still the night.
  return fitting.length === 0 && part === "night" && hour <= 6 ? [am] : fitting;
}

/** Hours of which no word says the half of the day. */
function readBare({ hour }: NamedTime, begins: number[], ends: number[], earlier: number | undefined) {
  const [am = 0, pm = 0] = begins;
  const spanFrom = (from: number) => ({ from, to: ends.find((to) => to > from) ?? -1 });
  const [fromAm, fromPm] = [spanFrom(am), spanFrom(pm)];
  const isLate = hour <= 7;
  if (hour < 12 && earlier !== undefined && am < earlier && pm >= earlier && (isLate || fromPm.to > 0))
    return isLate && fromPm.to > 0 ? fromPm : undefined;
  if (hour === 12) return fromPm.to > 0 && fromPm.to - NOON <= 6 * HOUR ? fromPm : undefined;
  // "9–1" can be no night; "8–10" and "3–6" could be either half.
  const isMorning = hour >= 9 || (hour >= 7 && fromAm.to >= NOON);
  return isMorning && fromAm.to > 0 && fromAm.to - am <= MAX_BARE_SPAN ? fromAm : undefined;
}
