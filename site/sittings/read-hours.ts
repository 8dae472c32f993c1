import type { NamedTime } from "./times.ts";
import { tokenPattern, type TokenCursor, type PartOfDay, type Token } from "./tokens.ts";

export type Hours = NonNullable<ReturnType<typeof readHours>>;

const CLOCK = "(noon|midnight|time oclock* ((half|noon|midnight) oclock*)?)";
const PART_BEFORE = "part (filler|colon|dash|close)*";
/** The last is "ഉച്ച വരെ", up to noon. */
const TIME = `((${PART_BEFORE})? ${CLOCK} | ${PART_BEFORE} (?=until))`;
/** "4–6 in the evening", but not "9–1 evening 4–6". */
const PART_AFTER = "(filler|open)* part (?!(filler|colon|dash|open)* time)";
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
