import { parsePhone } from "#site/hospitals/parse-phone.ts";
import { remember as rememberSome } from "#site/remember.ts";
import { DAY_MINUTES, type Span } from "#site/sittings/clock.ts";
import { readHours, readSpan } from "#site/sittings/times.ts";
import { evenOut, readTokens, TokenCursor } from "#site/sittings/tokens.ts";
import words from "./words.json" with { type: "json" };

export { words };

/** What numbers, times and dates a text names, in English and Malayalam. */

const SENTENCE_END = /(?<!\b(?:Dr|Sr|Prof|St|No|Rs|Mr|Mrs|Ms|[A-Z])|ഡോ|ഒ|പി|കി|മീ|\b[ap]\.?m)[.!?]\s|\n/u;

const MAX_KNOWN = 50_000;

/** The same text is read by many rules, in every hospital that shows it. */
export const remember = <Value>(read: (text: string) => Value) => rememberSome(read, MAX_KNOWN);

export const sentencesOf = remember((text) => text.split(SENTENCE_END).filter((one) => one.trim() !== ""));

const patterns = new Map<string, RegExp>();

/** A pattern of the word list, made once. */
export function pattern(source: string, flags = "iu"): RegExp {
  const known = patterns.get(flags + source) ?? new RegExp(source, flags);
  patterns.set(flags + source, known);
  return known;
}

const PHONE = /(?<![\d.,/–-])\+?\(?\d(?:[ ()–-]?\d){7,14}(?!\d)/g;

/** Telephone numbers of eight digits or more: as it is written, and as `dial` writes it. */
export const phonesIn = remember((text) =>
  Array.from(evenOut(text).matchAll(PHONE), ([written]) => ({ written, dialled: dial(written) })).filter(
    ({ written }) => parsePhone(written) && !/^(19|20)\d\d ?– ?(19|20)\d\d$|^\d{4}–\d\d–\d\d/.test(written),
  ),
);

/** One spelling of a number, without the country's prefix. */
export const dial = (written: string) =>
  (parsePhone(written)?.href ?? written).replaceAll(/[^\d+]/g, "").replace(/^\+91|^0(?=\d{10}$)/, "");

export const isAllHours = remember((text) => pattern(words.allHours.join("|")).test(evenOut(text)));

const tokensOf = remember((text) => readTokens(evenOut(text)));

/** Spans of the clock. Two bare numbers, such as "9 to 14 March", are none. */
export const spansIn = remember((text): Span[] => {
  const cursor = new TokenCursor(tokensOf(text));
  const spans: Span[] = [];
  while (cursor.next) {
    const { at } = cursor;
    const hours = readHours(cursor, undefined);
    const isClock = [hours?.begin, hours?.end].some((time) => time && (time.half || time.part || time.minute > 0));
    const span = hours && isClock ? readSpan(hours.begin, hours.end) : undefined;
    if (span) spans.push(span);
    else cursor.at = at + 1;
  }
  return spans;
});

/** 1 for Monday to 7 for Sunday, without those of "every day". */
export const weekdaysIn = (text: string): number[] =>
  tokensOf(text).flatMap(({ days, text: { length } }) => (days?.length === 1 && length > 2 ? days : []));

export const isEveryDay = (text: string) => tokensOf(text).some(({ days }) => days?.length === 7);

/** e.g. "9:00–13:00, 15:30–18:00". */
export const saySpans = (spans: readonly Span[]) =>
  spans.map(({ from, to }) => [from, to].map((at) => sayTime(at)).join("–")).join(", ");

const sayTime = (at: number) =>
  `${at === DAY_MINUTES ? 24 : Math.floor((at % DAY_MINUTES) / 60)}:${String(at % 60).padStart(2, "0")}`;

const IN_WORDS = words.numbers
  .flatMap((line) => line.split("|"))
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const VALUES = new Map(words.numbers.flatMap((line, at) => line.split("|").map((one) => [one, at + 1] as const)));

/** A number in digits, or a word for one; a Malayalam word with its ending. */
export const NUMBER = `(?<![\\p{L}\\p{M}\\d.,])(?:\\d[\\d,]*\\+?|(?:${IN_WORDS})(?:[്ു]|(?![\\p{L}\\p{M}])))`;

export const readNumber = (written: string) => {
  const plain = written.toLowerCase().replaceAll(/[,+്ു]/g, "");
  return VALUES.get(plain) ?? Number(plain);
};

const ANY = `\\d+(?:[.:]\\d+)?|(?<![\\p{L}\\p{M}])(?:${IN_WORDS})(?=[്ുാ]|(?![\\p{L}\\p{M}]))`;

/** Each number that a text says, one as often as it stands there. */
export const numbersIn = remember((text) => {
  const plain = evenOut(text).replaceAll(/(?<=\d),(?=\d{3})/g, "");
  return Array.from(plain.matchAll(pattern(ANY, "giu")), ([one]) => readNumber(one.replace(":", ".")));
});

const DATE = words.dates.join("|").replaceAll("{month}", words.months.map((one) => `(?:${one})`).join("|"));

/** The dates of a text, each with what stands before and behind it. One without a year is of that year. */
export function datesIn(text: string, year: string): { day: string; before: string; behind: string }[] {
  return Array.from(text.matchAll(pattern(DATE, "giu")), ({ 0: whole, groups = {}, index }) => {
    const pick = (name: string) => Object.entries(groups).find(([key, value]) => key[0] === name && value)?.[1] ?? "";
    const month = words.months.findIndex((one) => pattern(`^(?:${one})$`).test(pick("m"))) + 1 || Number(pick("m"));
    const parts = [pick("y") || year, month, pick("d")].map((part) => String(part).padStart(2, "0"));
    return { day: parts.join("-"), before: text.slice(0, index), behind: text.slice(index + whole.length) };
  }).filter(({ day }) => !Number.isNaN(Date.parse(day)));
}
