import type { Item } from "./clause.ts";
import { readDay } from "./read-days.ts";
import type { NamedTime } from "./times.ts";
import type { TokenCursor } from "./token-cursor.ts";
import type { PartOfDay } from "./words.ts";

/** Hours with a begin and an end; `given` is the part of the day that was said before, for all hours of the clause. */
export function readHours(cursor: TokenCursor, given: PartOfDay | undefined): Item | undefined {
  const begin = readTime(cursor);
  if (!begin) return undefined;
  begin.part ??= readPartAfter(cursor);
  cursor.skip("oclock");
  cursor.skip("filler");
  if (!cursor.take("range", "dash", "until")) return undefined;
  cursor.skip("filler");
  // "8 pm to Tue 8 am", "8 pm to 8 am next day".
  const endDays = readDay(cursor);
  let isNextDay = cursor.take("next-day");
  cursor.skip("filler");
  const end = readTime(cursor);
  if (!end) return undefined;
  cursor.skip("oclock", "until");
  isNextDay = cursor.take("next-day") || isNextDay;
  const part = readPartAfter(cursor);
  const isBare = !begin.half && !begin.part && !end.half && !end.part;
  if (isBare) begin.part = part ?? given;
  else if (!end.half) end.part ??= part;
  return { type: "span", begin, end, ...(endDays && { endDays }), ...(isNextDay && { isNextDay }) };
}

/** "4–6 in the evening", but not "9–1 evening 4–6". */
function readPartAfter(cursor: TokenCursor): PartOfDay | undefined {
  return cursor.attempt(() => {
    cursor.skip("filler", "open");
    const token = cursor.next;
    if (token?.type !== "part") return undefined;
    cursor.at += 1;
    const start = cursor.at;
    cursor.skip("filler", "colon", "dash", "open");
    const isOfNext = cursor.isAt("time");
    cursor.at = start;
    return isOfNext ? undefined : token.part;
  });
}

function readTime(cursor: TokenCursor): NamedTime | undefined {
  let part: PartOfDay | undefined;
  for (let token = cursor.next; token?.type === "part"; token = cursor.next) {
    if (part) return undefined;
    part = token.part;
    cursor.at += 1;
    cursor.skip("filler", "colon", "dash", "close");
  }
  const token = cursor.next;
  const noon = { hour: 12, minute: 0, isDigital: false };
  if (token?.type === "noon" || token?.type === "midnight") {
    cursor.at += 1;
    return { ...noon, half: token.type };
  }
  if (token?.type !== "time")
    // "രാവിലെ 9 മുതൽ ഉച്ച വരെ": up to noon.
    return part === "noon" && token?.type === "until" ? { ...noon, half: "noon" } : undefined;
  cursor.at += 1;
  cursor.skip("oclock");
  const next = cursor.next;
  const half =
    next?.type === "half" ? next.half : next?.type === "noon" || next?.type === "midnight" ? next.type : null;
  if (half) cursor.at += 1;
  if (half) cursor.skip("oclock");
  return { ...token.time, ...(part && { part }), ...(half && { half }) };
}
