import { DAY_MINUTES, type Span } from "./clock.ts";
import { tokenPattern, type PartOfDay, type Token, type TokenCursor, type WrittenTime } from "./tokens.ts";
import words from "./words.json" with { type: "json" };

/** A time as it stands in a text, with the words beside it that say which half of the day it is in. */
interface NamedTime extends WrittenTime {
  half?: "am" | "pm" | "noon" | "midnight";
  part?: PartOfDay | undefined;
}

export type Hours = NonNullable<ReturnType<typeof readHours>>;

const CLOCK = "(noon|midnight|time oclock* ((half|noon|midnight) oclock*)?)";
const PART_BEFORE = "part (filler|colon|dash|close)*";
/** The last is "ഉച്ച വരെ", up to noon. */
const TIME = `((${PART_BEFORE})? ${CLOCK} | ${PART_BEFORE} (?=until))`;
/** "4–6 in the evening", but not "9–1 evening 4–6". */
const PART_AFTER =
  "(filler|open)* part (?!(filler|colon|dash|open)* (time|appointment|doubt|often|closed|without|undoing))";
const HOURS = tokenPattern(
  `(?<begin> ${TIME}) (?<partOfBegin> ${PART_AFTER})? oclock* filler* (range|dash|until) filler*
  (?<endDay> days)? (?<next> next-day)? filler* (?<end> ${TIME}) (oclock|until)* (?<after> next-day)?
  (?<partOfEnd> ${PART_AFTER})?`,
);

/**
 * Hours with a begin and an end, and what they say of the day on which they end. `given` is the part of the day that
 * was said before, for all hours of the clause.
 */
export function readHours(cursor: TokenCursor, given: PartOfDay | undefined) {
  const found = cursor.take(HOURS);
  const [begin, end] = [nameTime(found?.begin), nameTime(found?.end)];
  if (!found || !begin || !end || (begin.part && found.partOfBegin)) return undefined;
  begin.part ??= partOf(found.partOfBegin);
  const part = partOf(found.partOfEnd);
  const isBare = !begin.half && !begin.part && !end.half && !end.part;
  const all = part ?? (begin.part || end.part ? undefined : given);
  // "9 am – 1 pm in the evening" is at odds with itself.
  if (all && ![begin, end].some((time) => candidates({ ...time, part: all }, false).length > 0)) return undefined;
  if (isBare) begin.part = all;
  else if (!end.half) end.part ??= part;
  const endDays = found.endDay?.[0]?.days;
  return { begin, end, ...(endDays && { endDays }), ...((found.next ?? found.after) && { isNextDay: true }) };
}

const partOf = (tokens: readonly Token[] = []) => tokens.find(({ part }) => part)?.part;

function nameTime(tokens: readonly Token[] = []): NamedTime | undefined {
  const time = tokens.find((token) => token.time)?.time;
  const part = partOf(tokens);
  const word = tokens.find(({ type }) => type === "half" || type === "noon" || type === "midnight");
  const half = word ? (word.half ?? (word.type as "noon" | "midnight")) : undefined;
  if (time) return { ...time, ...(part && { part }), ...(half && { half }) };
  const named = half ?? (part === "noon" ? part : undefined);
  return named && { hour: 12, minute: 0, isDigital: false, isPadded: false, half: named };
}

/** The first and the last hour of each. */
const HALVES = { am: [0, 11.99], pm: [12, 23.99], noon: [12, 12], midnight: [24, 24] };
const HOUR = 60;
const NOON = 12 * HOUR;
/** Nobody sits longer; a longer span is a mistake, such as "9 pm – 1 pm". */
const MAX_SPAN = 16 * HOUR;
const MAX_BARE_SPAN = 10 * HOUR;

/**
 * The hours that are meant; undefined where they could be others, too. `earlier` is when the sitting before them on the
 * same days ends, in minutes: what is written after a morning is an afternoon. A night ends before it began.
 */
export function readSpan(begin: NamedTime, end: NamedTime, earlier = -1): Span | undefined {
  const isFullClock = [begin, end].some(
    ({ hour, half, isDigital }) => half === undefined && (hour > 12 || hour === 0 || isDigital),
  );
  const begins = candidates(begin, isFullClock)
    .filter((from) => begin.half === "midnight" || (from < DAY_MINUTES && (begin.part !== "night" || from > NOON)))
    .map((from) => from % DAY_MINUTES);
  const ends = candidates(end, isFullClock).map((to) => (to === 0 && end.half === "am" ? DAY_MINUTES : to));
  const [[from = 0], [to = 0]] = [begins, ends];
  if (begins.length === 2 && ends.length === 2) return readBare(begin, begins, ends, earlier);
  const longest = ends.length === 1 ? MAX_SPAN : MAX_BARE_SPAN;
  const [shortest] = begins
    .flatMap((start) => ends.map((stop) => ({ from: start, to: stop, length: stop - start })))
    .filter(({ length }) => length > 0 && (length <= longest || length === DAY_MINUTES))
    .toSorted((a, b) => a.length - b.length);
  if (shortest) {
    // "10 am – 12 am" and "12 am – 3 pm" mean noon, or are mistakes.
    const isTwelve = ({ hour, half }: NamedTime) => hour === 12 && half === "am";
    const isDoubtful = isTwelve(end) ? begins.length > 1 || shortest.from < NOON : isTwelve(begin) && end.half !== "am";
    return isDoubtful ? undefined : shortest;
  }
  const isNight = begins.length === 1 && ends.length === 1 && from >= 17 * HOUR && to <= 10 * HOUR;
  return isNight ? { from, to } : undefined;
}

/** Moments of the day that it can be, in minutes; on a full clock an hour is what is written. */
function candidates({ hour, minute, half, part }: NamedTime, isFullClock: boolean): number[] {
  const written = hour * HOUR + minute;
  const am = written % NOON;
  const isExact = hour > 12 || hour === 0 || (isFullClock && !half && !part);
  const moments = isExact ? [written] : [am, am + NOON, ...(half || part ? [am + DAY_MINUTES] : [])];
  const ranges = [half ? HALVES[half] : [], part ? words.partsOfDay[part] : []];
  const fitting = moments.filter((moment) =>
    ranges.every(([first = 0, last = 24]) => moment >= first * HOUR && moment <= last * HOUR),
  );
  // After midnight it is still the night.
  return fitting.length === 0 && part === "night" && !half && hour <= 6 ? [am] : fitting;
}

/** Hours of which no word says the half of the day. */
function readBare({ hour, isPadded }: NamedTime, begins: number[], ends: number[], earlier: number) {
  const [am = 0, pm = 0] = begins;
  const spanFrom = (from: number) => ({ from, to: ends.find((to) => to > from) ?? -1 });
  const [fromAm, fromPm] = [spanFrom(am), spanFrom(pm)];
  const isLate = hour <= 7;
  if (hour < 12 && am < earlier && pm >= earlier && (isLate || fromPm.to > 0))
    return isLate && fromPm.to > 0 ? fromPm : undefined;
  if (hour === 12) return fromPm.to > 0 && fromPm.to - NOON <= 6 * HOUR ? fromPm : undefined;
  // "9–1" and "08:30–11:30" can be no night; "8–10" and "3–6" could be either half.
  const isMorning = hour >= 9 || (hour === 8 && isPadded) || (hour >= 7 && fromAm.to >= NOON);
  return isMorning && fromAm.to > 0 && fromAm.to - am <= MAX_BARE_SPAN ? fromAm : undefined;
}
