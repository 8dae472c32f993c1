import { EVERY_DAY } from "./clock.ts";
import { DOUBT, TAKING, isDayOrTime } from "./names.ts";
import { readClause, type Clause } from "./read-clause.ts";
import { takeDates } from "./dates.ts";
import { joinClauses } from "./join-clauses.ts";
import type { Sittings } from "./sitting.ts";
import { splitLines } from "./split-lines.ts";
import { evenOut, hasType, readTokens, type Token, type TokenType } from "./tokens.ts";

/** A line with nothing but a name, a date or the like counts for those below it. */
interface Part {
  line: string;
  heading?: Part | undefined;
  clause?: Clause | undefined;
}

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
  let isLasting = false;
  /** Days of hours that are no sittings, such as those of a counter: the next line may go on with other days. */
  let others: number[] = [];
  for (const { line, lead } of lines) {
    const { rest, isDated } = takeDates(evenOut(line));
    const tokens = readTokens(rest ?? evenOut(line));
    if (rest !== undefined && isHeading(line, tokens)) {
      heading = { line };
      isLasting =
        line.endsWith(":") || isDated || (hasType(tokens, ...DOUBT) && !hasType(tokens, "unknown", ...TAKING));
      parts.push(heading);
      const isOfAll = (isDated || hasType(tokens, "often")) && parts.length > 1;
      const days = isOfAll ? EVERY_DAY : isLasting ? [] : findDoubtful(tokens, false);
      for (const day of days) doubtful.add(day);
      continue;
    }
    const read = readClause(evenOut(`${heading ? `${heading.line}: ` : ""}${lead} ${line}`));
    const days = tokens.flatMap((token) => token.days ?? []);
    const before = tokens.slice(0, Math.max(tokens.findIndex(isDayOrTime), 0));
    if (hasType(before, "unknown", "colon", ...DOUBT)) others = [];
    if (!read && hasType(before, ...DOUBT) && hasType(tokens, "time")) others = days;
    const clause = others.length > 0 && !days.some((day) => others.includes(day)) ? undefined : read;
    parts.push({ line, clause, heading });
    if (!clause) for (const day of findDoubtful(tokens, isDated)) doubtful.add(day);
    // "Token timings" may say what all lines below it are, "Token system" what the next one is.
    if (!isLasting) heading = undefined;
  }
  const { weekly, left } = joinClauses(
    parts.flatMap(({ clause }) => clause ?? []),
    doubtful,
  );
  const read = new Set(parts.filter(({ clause }) => clause && !left.has(clause)));
  for (const part of [...read]) if (part.heading) read.add(part.heading);
  return { weekly, unread: parts.filter((part) => !read.has(part)).map(({ line }) => line) };
}

function isHeading(line: string, tokens: Token[]): boolean {
  const isName = line.endsWith(":") || hasType(tokens, ...DOUBT) || tokens.every(({ type }) => type === "filler");
  return isName && !tokens.some(isDayOrTime) && !/\d{5}/.test(line);
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
  const hasTimes = hasSpan || has("half", "noon", "midnight", "whole-day");
  // "Fortnightly", "(2nd & 4th)".
  if (days.length === 0 && has("often", "ordinal") && !hasTimes) return EVERY_DAY;
  if (isUndoing ? days.length === 0 || has("range", "dash") : isDated && !hasTimes) return EVERY_DAY;
  // "Sat till 11 am" may say when Saturday ends.
  return isUndoing || has("often") || !(hasSpan || has("whole-day", "appointment")) ? days : [];
}
