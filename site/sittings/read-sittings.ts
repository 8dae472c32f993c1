import { EVERY_DAY } from "./clock.ts";
import { hasHours, isDayOrTime, readClause, type Clause } from "./read-clause.ts";
import { takeDates } from "./dates.ts";
import { joinClauses } from "./join-clauses.ts";
import { readDays } from "./read-days.ts";
import type { Sittings } from "./sitting.ts";
import { TokenCursor, evenOut, readTokens, type Token, type TokenType } from "./tokens.ts";

/** A line with nothing but a name, a date or the like counts for those below it. */
interface Part {
  line: string;
  heading?: Part | undefined;
  clause?: Clause | undefined;
}

/** Nobody's hours are longer. */
const MAX_LENGTH = 4000;

/**
 * Reads consulting hours as people in India write them, in English, Malayalam or Malayalam in Latin letters. Never
 * guesses: a clause of which one word is not understood, or that could mean two things, comes back unread, to be shown
 * as text and never as a claim.
 */
export function readSittings(text: string): Pick<Sittings, "weekly" | "unread"> {
  const lines = text.length > MAX_LENGTH ? [] : splitLines(text).flatMap(splitRest);
  if (lines.length === 0) return { weekly: [], unread: text.trim() ? [text.trim()] : [] };
  const doubtful = new Set<number>();
  const parts: Part[] = [];
  let heading: Part | undefined;
  for (const { line, isRest } of lines) {
    const { rest, isDated } = takeDates(evenOut(line));
    const tokens = readTokens(rest ?? evenOut(line));
    if (rest !== undefined && isHeading(line, tokens)) {
      heading = { line };
      parts.push(heading);
      const isRemark = !line.endsWith(":") && !isDated;
      const days = isDated && parts.length > 1 ? EVERY_DAY : isRemark ? findDoubtful(tokens, false) : [];
      for (const day of days) doubtful.add(day);
      continue;
    }
    const clause = isRest ? undefined : readClause(evenOut(heading ? `${heading.line}: ${line}` : line));
    parts.push({ line, clause, heading });
    if (!clause) for (const day of findDoubtful(tokens, isDated)) doubtful.add(day);
    // "Token system" may say what the next line is, and no more.
    if (heading && !heading.line.endsWith(":") && !takeDates(evenOut(heading.line)).isDated) heading = undefined;
  }
  const clauses = parts.flatMap(({ clause }) => clause ?? []);
  const { weekly, left } = joinClauses(clauses, doubtful);
  const read = new Set(parts.filter(({ clause }) => clause && !left.has(clause)));
  for (const part of [...read]) if (part.heading) read.add(part.heading);
  return { weekly, unread: parts.filter((part) => !read.has(part)).map(({ line }) => line) };
}

/** "Mon–Fri 9–1, Sat on call": what is said of other days after the hours is left by itself, and is not read. */
function splitRest(line: string): { line: string; isRest?: true }[] {
  const whole = readClause(evenOut(line));
  if (whole && !(whole.appointmentOnly && whole.items.at(-1)?.type === "days")) return [{ line }];
  for (const { index } of line.matchAll(/,/g)) {
    const [head, rest] = [line.slice(0, index), line.slice(index + 1).trim()];
    const tokens = readTokens(evenOut(rest));
    if (tokens.some((token) => isDayOrTime(token) && token.type !== "days" && token.type !== "ordinal")) continue;
    const items = readClause(evenOut(head))?.items ?? [];
    const days = items.flatMap((item) => (item.type === "days" ? item.groups : [])).flatMap((group) => group.days);
    const others = readDays(new TokenCursor(tokens))?.flatMap((group) => group.days);
    const isApart = days.length > 0 && others?.every((day) => !days.includes(day));
    const isUnsaid = readClause(evenOut(rest))?.appointmentOnly ?? true;
    if (isApart && isUnsaid && hasHours(items.slice(-1))) return [{ line: head }, { line: rest, isRest: true }];
    break;
  }
  return [{ line }];
}

function isHeading(line: string, tokens: Token[]): boolean {
  if (tokens.some(isDayOrTime) || /\d{5}/.test(line)) return false;
  return (
    line.endsWith(":") || tokens.some(({ type }) => type === "doubt") || tokens.every(({ type }) => type === "filler")
  );
}

/** The days of which a line that is not understood may say that nobody sits, or only now and then. */
function findDoubtful(tokens: Token[], isDated: boolean): readonly number[] {
  const has = (...types: TokenType[]) => tokens.some(({ type }) => types.includes(type));
  const days = tokens.flatMap((token) => (token.days && token.days.length < 7 ? token.days : []));
  const isUndoing =
    has("undoing", "closed", "except", "excepted") ||
    (has("without") && (days.length > 0 || !has("appointment", "doubt")));
  const hasSpan = tokens.some(
    ({ type }, at) => ["time", "half"].includes(type) && ["dash", "range"].includes(tokens[at + 1]?.type ?? ""),
  );
  const hasTimes = hasSpan || has("half", "noon", "midnight", "whole-day");
  if (isUndoing ? days.length === 0 || has("range", "dash") : isDated && !hasTimes) return EVERY_DAY;
  // "Sat till 11 am" may say when Saturday ends.
  return isUndoing || !(hasSpan || has("whole-day", "appointment")) ? days : [];
}

/** A numbered or marked line, or a sentence within it. A dot after a short word, such as a day, ends no sentence. */
const BETWEEN =
  /[\n•●▪·]|(?<=\d|[)\]]|(?<![a-z])[ap]m|\boff|\bnoon|\bvare|\billa|(?!\bthurs)[a-z]{5}|[\u0d00-\u0d7f\u200d]{3})\.\s+(?=\p{L})(?!to\b)/iu;

/** Lines, and sentences within them, as they are written. */
function splitLines(text: string): string[] {
  return text
    .replaceAll(/^[ \t]*\d{1,2}[.)][ \t]+(?=\p{L})/gmu, "")
    .split(BETWEEN)
    .flatMap(splitAtSigns)
    .map((line) =>
      line
        .trim()
        .replaceAll(/^(?:[-–,;|]|\*(?![^*]+\*))\s*|[,.]$/g, "")
        .trim(),
    )
    .filter((line) => /[\p{L}\d]/u.test(line));
}

/** "Mon 9–1; Tue 4–6 pm" are two, "Mon 9–1; 4–6" and "Mon; Tue 9–1" are one. */
function splitAtSigns(line: string): string[] {
  const parts: string[] = [];
  const typesOf = (text: string) => readTokens(evenOut(text)).map(({ type }) => type);
  const OF_DAYS: Token["type"][] = ["days", "and", "range", "dash", "filler"];
  for (const piece of line.split(/(?=[;|])/)) {
    const before = parts.at(-1) ?? "";
    const hasOwn = typesOf(piece).some((type) => ["days", "doubt", "undoing"].includes(type));
    const types = typesOf(before);
    const isDaysAlone = types.includes("days") && types.every((type) => OF_DAYS.includes(type));
    if (parts.length > 0 && (!hasOwn || isDaysAlone)) parts.splice(-1, 1, before + piece);
    else parts.push(piece);
  }
  return parts;
}
