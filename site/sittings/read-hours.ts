import type { NamedTime } from "./times.ts";
import { any, one, pattern, type TokenCursor } from "./token-cursor.ts";
import type { PartOfDay, Token } from "./tokens.ts";

/** Hours with a begin and an end, and what they say of the day on which they end. */
export interface Hours {
  begin: NamedTime;
  end: NamedTime;
  endDays?: readonly number[];
  isNextDay?: boolean;
}

const OCLOCK = any("oclock");
const CLOCK = `(?:${one("noon", "midnight")}|time ${OCLOCK}(?:${one("half", "noon", "midnight")}${OCLOCK})?)`;
/** The last is "ഉച്ച വരെ", up to noon. */
const PART_BEFORE = `part ${any("filler", "colon", "dash", "close")}`;
const TIME = `(?:(?:${PART_BEFORE})?${CLOCK}|${PART_BEFORE}(?=until ))`;
/** "4–6 in the evening", but not "9–1 evening 4–6". */
const PART_AFTER = `${any("filler", "open")}part (?!${any("filler", "colon", "dash", "open")}time )`;
const GAP = any("filler");
const HOURS = pattern(
  `(?<begin>${TIME})(?<partOfBegin>${PART_AFTER})?${OCLOCK}${GAP}${one("range", "dash", "until")}` +
    // "8 pm to Tue 8 am", "8 pm to 8 am next day".
    `${GAP}(?<endDay>days )?(?<next>next-day )?${GAP}(?<end>${TIME})${any("oclock", "until")}(?<after>next-day )?` +
    `(?<partOfEnd>${PART_AFTER})?`,
);

/** `given` is the part of the day that was said before, for all hours of the clause. */
export function readHours(cursor: TokenCursor, given: PartOfDay | undefined): Hours | undefined {
  const found = cursor.take(HOURS);
  const [begin, end] = [nameTime(found?.begin), nameTime(found?.end)];
  if (!found || !begin || !end || (begin.part && found.partOfBegin)) return undefined;
  begin.part ??= partOf(found.partOfBegin);
  const part = partOf(found.partOfEnd);
  const isBare = !begin.half && !begin.part && !end.half && !end.part;
  if (isBare) begin.part = part ?? given;
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
  return named && { hour: 12, minute: 0, isDigital: false, half: named };
}
