import { takeDates } from "./dates.ts";
import { DOUBT, IN_LIST, TAKING, hasName, isDayOrTime, spell } from "./names.ts";
import { evenOut, hasType, readTokens, TokenCursor, tokenPattern, wordPattern, type TokenType } from "./tokens.ts";

/** A numbered or marked line, or "9–1 / Town Clinic: Mon 4–6 pm". */
const BETWEEN = /(?<=\d|[apAP][mM]) \/ (?=\p{Lu}[^/:\d\n]{3,40}: ?\p{L})|[\n•●▪·►▶➡➢➤✅✔👉📅📆🗓⏰🕐-🕧📍☎📞📱]\ufe0f?/u;
/** A sign, or the end of a sentence. A dot after a short word, such as a day, ends none. */
const SIGN =
  /(?=[;|,(])|(?=\sexcept (?:on )?(?:public|govt|government) )|(?=\s(?:ph|phone|mob|mobile|tel|contact|whatsapp)\b[^\d]*\d{3})|(?<=\d|[)\]]|(?<![a-z])[ap]m|\boff|\bnoon|\bvare|\billa|(?!\bthurs)[a-z]{5}|[\u0d00-\u0d7f\u200d]{3})(?=\.(?:\s+(?!to\b)\p{L}|(?-i:\p{Lu})))/iu;

/** Lines, and sentences within them, as they are written. */
export function splitLines(text: string) {
  return text
    .replaceAll(/^[ \t]*\d{1,2}[.)][ \t]+(?=\p{L})/gmu, "")
    .split(BETWEEN)
    .flatMap(splitAtSigns);
}

const readEven = (text: string) => readTokens(evenOut(text));

/** "Mon 9–1; Tue 4–6 pm" are two, "Mon 9–1; 4–6" is one. What a line says first for all is the lead of each. */
function splitAtSigns(whole: string) {
  const parts: string[] = [];
  const pieces = whole.split(SIGN);
  for (const [at, piece] of pieces.entries()) {
    const before = parts.at(-1) ?? "";
    const isNew = /^[,(]/.test(piece) ? isAside(pieces.slice(at).join(""), before) : hasOwn(piece);
    if (isNew && readEven(before).some(({ type }) => !OF_DAYS.includes(type))) parts.push(piece);
    else parts.splice(-1, 1, before + piece);
  }
  let lead = "";
  return parts.flatMap((part) => {
    const line = part.trim().replaceAll(/^(?:[-–,;|.]|\*(?![^*]+\*))\s*|\s?[,.]$/g, "");
    if (!/[\p{L}\d]/u.test(line)) return [];
    const first = readEven(line).find(({ text }) => !IN_LIST.test(text));
    const its = isForAll(lead) || (first && isDayOrTime(first)) ? lead : "";
    lead = its || findLead(line);
    return { line, lead: its };
  });
}

const OF_DAYS: TokenType[] = ["days", "and", "range", "dash", "filler"];
const TIMES: TokenType[] = ["time", "half", "noon", "midnight", "whole-day"];
const BESIDE_HOURS = wordPattern("{besideHours}");

/** What begins with a number may be the rest of a time, as in "12;30 pm". */
function hasOwn(piece: string): boolean {
  const words: TokenType[] = /^\S\s*\d/.test(piece) ? [] : ["unknown", "closed", "without", "except"];
  return hasType(readEven(piece), "days", ...DOUBT, "undoing", "remark", ...words);
}

/** "Saturday from 4 pm", whose end is not said. */
const ENDLESS = tokenPattern("filler* ordinal? days (filler|colon|part|dash)* time half? (filler|range|doubt)* close?");

/** "Mon–Fri 9–1, Sat on call", "Mon 9–1, Punalur: Tue 4–6 pm", "9–1 Mon–Fri, Sat 9–12": the rest stands for itself. */
function isAside(following: string, before: string): boolean {
  const rest = /^\([^)]*\)?/.exec(following)?.[0] ?? following;
  const [tokens, earlier] = [readEven(rest), readEven(before)];
  const hours = earlier.findLastIndex(({ type }) => TIMES.includes(type));
  if (!hasType(tokens, "days"))
    return hours >= 0 && evenOut(rest).search(BESIDE_HOURS) >= 0 && !hasType(tokens, ...TAKING);
  if (hours < 0 || !hasType(earlier, "days")) return false;
  const said =
    tokens.find(({ type }) => [...TIMES, ...DOUBT, "appointment"].includes(type))?.type ??
    (hasType(tokens, "remark") && "remark");
  const [piece = ""] = /(?<=^.)[^,;|]*/.exec(rest) ?? [];
  const cursor = new TokenCursor(readEven(piece));
  const isOfHours = said && TIMES.includes(said);
  const isOwn = isOfHours ? cursor.take(ENDLESS) && !cursor.next : said && hasType(cursor.tokens, "days");
  if (isOwn) return !hasType(earlier.slice(hours), "days", "unknown") && !hasType(tokens, "undoing");
  if (!isOfHours) return false;
  const isOfOne = !isForAll(before + rest) && !hasType([...earlier, ...tokens], ...DOUBT);
  const isOfHour = earlier.at(-1)?.type === "days" && earlier[0]?.time?.hour === (tokens[2]?.time?.hour ?? NaN);
  const isTurned = isOfHour && tokens.findLast(isDayOrTime)?.type !== "days";
  return isOfOne && (isTurned || (hasType(readEven(piece), "days") && hasName(evenOut(piece))));
}

/** What a line says before its first days or hours and means for all: a name, "Tokens", "By appointment", a date. */
function findLead(line: string): string {
  const tokens = readEven(line);
  const end = tokens.findIndex(({ type }) => type === "days" || (type === "time" && !isDated(line)));
  const before = spell(tokens.slice(0, Math.max(end, 0)));
  const lead = /^.*:(?!\d)/.exec(before)?.[0] ?? before;
  const own = readTokens(takeDates(lead).rest ?? "");
  const isOfNext = hasType(own, "appointment") && / on$/i.test(lead);
  const isOfAll =
    !isOfNext && (lead.endsWith(":") || isForAll(lead) || hasType(own, ...DOUBT) || hasName(evenOut(line)));
  return isOfAll && hasType(tokens, "time") && !hasType(own, "time", "closed", "without", "except") ? lead : "";
}

const isDated = (text: string) => takeDates(evenOut(text)).isDated;
/** What holds for a whole line, whatever is named within it. */
const isForAll = (text: string) => isDated(text) || hasType(readEven(text), "appointment", "undoing");
