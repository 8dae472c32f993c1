import { tokenPattern, type TokenCursor, type Token } from "./tokens.ts";

export interface Days {
  days: readonly number[];
  /** Those of them that are named one by one. */
  named: readonly number[];
  /** The first and the last of ranges. */
  ends: readonly number[];
  weeks?: number[];
  /** "Every" stands before it. */
  isEach?: boolean;
}

/** "1st, 3rd and fifth". */
const WEEKS = "(?<weeks> filler* ordinal (and* filler* ordinal)*)";
const TO = "filler* (range|dash|until) filler*";
const GROUP = tokenPattern(
  `(and|filler)* (${WEEKS} and*)? filler* (?<first> days) (${TO} (?<last> days) until* (${TO} (?<more> days) until*)?)?`,
);

/** "Closed" and the like, behind days. */
export const TAKEN_OUT = tokenPattern(
  "(filler|colon|dash)* (closed|(?<excepted> excepted)|(?<without> without filler*))",
);

/** Days in a list: "Mon, Wed to Fri and second Saturday". */
export function readDays(cursor: TokenCursor): Days[] | undefined {
  const groups: Days[] = [];
  for (;;) {
    const start = cursor.at;
    const group = readGroup(cursor);
    const before = groups.at(-1);
    // "Daily" needs no other day beside it.
    if (!group || (before && [before, group].some(({ days, ends }) => days.length === 7 && ends.length === 0))) {
      cursor.at = start;
      return before && groups;
    }
    const isOneMore = group.weeks
      ? group.days.every((day) => before?.days.includes(day))
      : new Set([...(before?.days ?? []), ...group.days]).size === 7;
    // "Mon–Sat, Sunday closed", "Mon–Sat, 2nd Saturday closed": a range, and one day after it.
    if (before && before.named.length === 0 && isOneMore && cursor.take(TAKEN_OUT)) {
      cursor.at = start;
      return groups;
    }
    if (!before || before.weeks || group.weeks) groups.push(group);
    // "Tuesday/ചൊവ്വ".
    else if (String(group.days) === String(before.days)) continue;
    // "Mon–Sat, Tue 9–1": all of them, or Monday, Saturday and Tuesday?
    else if (group.days.some((day) => before.days.includes(day))) return undefined;
    else for (const key of ["days", "named", "ends"] as const) before[key] = before[key].concat(group[key]);
  }
}

function readGroup(cursor: TokenCursor): Days | undefined {
  const { first: [first] = [], last: [last] = [], more, weeks } = cursor.take(GROUP) ?? {};
  const days = first?.days;
  if (!first || !days) return undefined;
  if (!last?.days) {
    const isEach = /^(?:every|each|all|എല്ലാ|ella)$/i.test(cursor.tokens[cursor.tokens.indexOf(first) - 1]?.text ?? "");
    return { days, named: days.length === 1 ? days : [], ends: [], isEach, ...(weeks && { weeks: ordinalsOf(weeks) }) };
  }
  const [begin, end] = [days[0]!, last.days[0]!];
  // "Mon–Wed–Fri" could be a list as well.
  if (days.length !== 1 || last.days.length !== 1 || begin === end || weeks || more) return undefined;
  const length = ((end - begin + 7) % 7) + 1;
  return { days: Array.from({ length }, (_, index) => ((begin - 1 + index) % 7) + 1), named: [], ends: [begin, end] };
}

/** "2nd and 4th" without a day. */
export const WEEKS_ALONE = tokenPattern(`${WEEKS} (?! (and|filler)* (days|ordinal))`);

export const ordinalsOf = (tokens: readonly Token[]) => tokens.flatMap(({ ordinal }) => ordinal ?? []);
