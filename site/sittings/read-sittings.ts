import { EVERY_DAY } from "./clock.ts";
import { DOUBT, IN_LIST, isDayOrTime, isName } from "./names.ts";
import { readClause, type Clause } from "./read-clause.ts";
import { takeDates } from "./dates.ts";
import { joinClauses } from "./join-clauses.ts";
import type { Sittings } from "./sitting.ts";
import { splitLines } from "./split-lines.ts";
import { evenOut, hasType, readTokens, wordPattern, type Token, type TokenType } from "./tokens.ts";

/** A line with nothing but a name, a date or the like counts for those below it. */
interface Part {
  line: string;
  /** As the grammar reads it. */
  even: string;
  heading?: Part | undefined;
  clause?: Clause | undefined;
  /** It is of other days or of something else, so that days above it are not those of what is below. */
  isApart?: boolean;
}

const NEW_HOURS = wordPattern("{newHours}");
const VISITING = wordPattern("{visiting}");
/** Nobody's hours are longer. */
const MAX_LENGTH = 2000;
const MAX_PARTS = 100;

/**
 * Reads consulting hours as people in India write them, in English, Malayalam or Malayalam in Latin letters. Never
 * guesses: a clause of which one word is not understood, or that could mean two things, comes back unread, to be shown
 * as text and never as a claim.
 */
export function readSittings(text: string): Pick<Sittings, "weekly" | "unread"> {
  const isTooLong = text.length > MAX_LENGTH || text.split(/[,;|(]/).length > MAX_PARTS;
  const lines = isTooLong ? [] : splitLines(text);
  if (lines.length === 0) return { weekly: [], unread: text.trim() ? [text.trim()] : [] };
  const doubtful = new Set<number>();
  const parts: Part[] = [];
  let heading: Part | undefined;
  /** The last hours are those of a place or of a counter, with which the next line may go on. */
  let isOfAnother = false;
  for (const { line, lead } of lines) {
    // Beside other hours those of visitors, alone those of a visiting doctor.
    const ofDoctor = lines.length > 1 ? line.replace(VISITING, "visitors") : line;
    // Below other hours new ones may be instead of them.
    const even = evenOut(parts.length > 0 ? ofDoctor.replace(NEW_HOURS, "revised $&") : ofDoctor);
    const { rest, isDated } = takeDates(even);
    const tokens = readTokens(rest ?? even);
    if (rest !== undefined && isHeading(line, tokens)) {
      heading = { line, even };
      parts.push(heading);
      for (const day of findDoubtful(tokens, isDated && parts.length > 1)) doubtful.add(day);
      continue;
    }
    const own = evenOut(`${lead} ${even}`);
    const headed = heading && readClause(evenOut(`${heading.even}: ${own}`));
    // A name may stand above lines that have names of their own.
    const above = readTokens(heading?.even ?? "");
    const mayBeAlone = !heading || isName(above);
    const read = headed ?? (mayBeAlone ? readClause(own) : undefined);
    const before = tokens.slice(0, Math.max(tokens.findIndex(isDayOrTime), 0));
    const isNameless = !read?.label && before.every((token) => token.type === "part" || IN_LIST.test(token.text));
    // "Punalur: Mon 9–1" above "Tue 2–5 pm", or "Registration: Mon–Fri 8–10" above "Sat 8–9".
    if (!isNameless && tokens[0]?.type !== "open")
      isOfAnother = hasType(tokens, "time", "whole-day") && (read ? Boolean(read.label) : hasType(before, ...DOUBT));
    const clause = isOfAnother && isNameless ? undefined : read;
    parts.push({
      line,
      even,
      clause,
      heading: headed && heading,
      isApart: hasType(tokens, "days", "ordinal", "unknown", "often", "part"),
    });
    const groups = read?.items.flatMap((item) => ("groups" in item ? item.groups : []));
    const inDoubt = groups?.flatMap(({ days }) => days) ?? findDoubtful([...above, ...tokens], isDated);
    for (const day of clause ? [] : inDoubt) doubtful.add(day);
  }
  const { weekly, left } = joinClauses(
    parts.flatMap((part) => (part.clause || part.isApart ? part.clause : [])),
    doubtful,
  );
  const read = new Set(parts.filter(({ clause }) => clause && !left.has(clause)));
  for (const part of [...read]) if (part.heading) read.add(part.heading);
  return { weekly, unread: parts.filter((part) => !read.has(part)).map(({ line }) => line) };
}

function isHeading(line: string, tokens: Token[]): boolean {
  const isOfWords = hasType(tokens, ...DOUBT) || tokens.every(({ type }) => type === "filler");
  const mayHead = line.endsWith(":") || isOfWords || (tokens.length <= 5 && isName(tokens));
  return mayHead && !tokens.some(isDayOrTime) && !/\d{5}/.test(line);
}

/** The days of which a line that is not understood may say that nobody sits, or only now and then. */
function findDoubtful(tokens: Token[], isDated: boolean): readonly number[] {
  const has = (...types: TokenType[]) => hasType(tokens, ...types);
  const days = tokens.flatMap((token) => (token.days && token.days.length < 7 ? token.days : []));
  const isUndoing =
    has("undoing", "closed", "except", "excepted") ||
    (has("without") && (days.length > 0 || !has("appointment", ...DOUBT)));
  const hasSpan = tokens.some(
    ({ type }, at) => ["time", "half"].includes(type) && ["dash", "range"].includes(tokens[at + 1]?.type ?? ""),
  );
  const isUntimed = !hasSpan && !has("half");
  const isOfAll =
    days.length > 0
      ? isUndoing && has("range", "dash")
      : // "Fortnightly", "(2nd & 4th)"; "10–12", which may be new.
        isUndoing || (isUntimed && has("often", "ordinal")) || (hasSpan && !has("part", "remark", ...DOUBT));
  if (isOfAll || (isDated && isUntimed)) return EVERY_DAY;
  // "Sat till 11 am" may say when Saturday ends.
  return !hasSpan || !has("doubt") || has("often", "elsewhere") || tokens.some(({ text }) => /^only$/i.test(text))
    ? days
    : [];
}
