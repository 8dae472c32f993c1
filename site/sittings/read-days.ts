import { joinDays, type Days } from "./clause.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** Days in a list: "Mon, Wed to Fri and second Saturday". */
export function readDays(cursor: TokenCursor): Days[] | undefined {
  const groups: Days[] = [];
  for (;;) {
    const start = cursor.at;
    if (groups.length > 0) cursor.skip("and", "filler");
    const group = readGroup(cursor);
    const before = groups.at(-1);
    // "Daily" needs no other day beside it.
    if (!group || (before && [before, group].some(({ days }) => days.length === 7))) {
      cursor.at = start;
      return before && groups;
    }
    if (before && !before.weeks && !group.weeks) groups.splice(-1, 1, joinDays(before, group));
    else groups.push(group);
  }
}

function readGroup(cursor: TokenCursor): Days | undefined {
  return cursor.attempt(() => {
    const weeks = readWeeks(cursor);
    const isEach = /^(?:every|each|all|എല്ലാ|ella)$/i.test(cursor.tokens[cursor.at - 1]?.text ?? "");
    const days = readDay(cursor);
    if (!days) return undefined;
    const last = readRangeEnd(cursor);
    const named = days.length === 1 ? days : [];
    if (last === undefined) return { days, named, isEach, ...(weeks.length > 0 && { weeks }) };
    const [first, end] = [days[0]!, last[0]!];
    // "Mon–Wed–Fri" could be a list as well.
    if (days.length !== 1 || last.length !== 1 || first === end || weeks.length > 0 || readRangeEnd(cursor))
      return undefined;
    const length = ((end - first + 7) % 7) + 1;
    return { days: Array.from({ length }, (_, index) => ((first - 1 + index) % 7) + 1), named: [] };
  });
}

export function readDay(cursor: TokenCursor): readonly number[] | undefined {
  const token = cursor.next;
  return token?.type === "days" && cursor.take("days") ? token.days : undefined;
}

function readRangeEnd(cursor: TokenCursor): readonly number[] | undefined {
  return cursor.attempt(() => {
    cursor.skip("filler");
    if (!cursor.take("range", "dash", "until")) return undefined;
    cursor.skip("filler");
    const days = readDay(cursor);
    cursor.skip("until");
    return days;
  });
}

/** "1st, 3rd and fifth". */
export function readWeeks(cursor: TokenCursor): number[] {
  const weeks: number[] = [];
  for (;;) {
    const start = cursor.at;
    if (weeks.length > 0) cursor.skip("and");
    cursor.skip("filler");
    const token = cursor.next;
    if (token?.type !== "ordinal") {
      if (token?.type !== "days") cursor.at = start;
      return weeks;
    }
    weeks.push(token.ordinal);
    cursor.at += 1;
  }
}
