import { isDanger, isDayOrTime, spell, type Clause } from "./clause.ts";
import { ClauseReader } from "./clause-reader.ts";
import { takeDates } from "./dates.ts";
import { readTokens, type Token } from "./tokens.ts";
import { LABEL_ENDS, type PartOfDay } from "./words.ts";

/** "Every second Saturday" may be each other one, and a "first week" may begin on any day. */
const OTHER_COUNTING =
  /\bevery\s+(?:second|2nd|third|3rd)\s+(?!and\b|&|,)(?!\p{L}+\s+of\b)|\b(?:first|second|third|fourth|last|\d(?:st|nd|rd|th))\s+weeks?\b|(?:എല്ലാ|\bella) (?:രണ്ടാം|മൂന്നാം|randam|moonnam)(?= )/iu;

const ROOM =
  /\b(?:(?:(?:room|counter|cabin|block|ward|floor) ?(?:no\.?|number)?|op (?:no\.?|number)) ?[A-Z]?\d+[A-Z]?|(?:ground|first|second|third|fourth|\d(?:st|nd|rd|th)) floor)\b/giu;

/** Undefined unless each word of the clause is understood. */
export function readClause(line: string): Clause | undefined {
  const { rest, dates } = takeDates(line);
  if (rest === undefined) return undefined;
  if (OTHER_COUNTING.test(rest)) return undefined;
  const labels: string[] = [];
  const withoutRoom = rest.replaceAll(ROOM, (room) => {
    labels.push(room);
    return " ";
  });
  const { label, content, part } = takeLabel(withoutRoom);
  if (label === null) return undefined;
  if (label) labels.unshift(label);
  const tokens = readTokens(content);
  const items = new ClauseReader(tokens, part).read();
  if (!items) return undefined;
  return {
    ...{ items: items.items, appointmentOnly: items.appointmentOnly, dates },
    ...(labels.length > 0 && { label: labels.join(", ") }),
  };
}

function partOf(tokens: Token[]): PartOfDay | undefined {
  const parts = tokens.flatMap((token) => (token.type === "part" ? token.part : []));
  return parts.length === 1 ? parts[0] : undefined;
}

/** What stands before a colon, or before the first day when it ends like a name. `null` where it is in doubt. */
function takeLabel(text: string): { label?: string | null; content: string; part?: PartOfDay | undefined } {
  const colon = text.search(/:(?!\d\d)/);
  const [before, after] = [text.slice(0, Math.max(colon, 0)), text.slice(colon + 1)];
  const leading = readTokens(before);
  if (before !== "" && !leading.some(isDayOrTime)) {
    const tokens = leading;
    const isClosing =
      tokens.some(({ type }) => type === "closed") && tokens.every(({ type }) => ["closed", "filler"].includes(type));
    if (isClosing) return { content: `closed ${after}` };
    const isBooking = tokens.some(({ type }) => type === "appointment");
    if (isBooking && tokens.every(({ type }) => type === "appointment" || type === "filler"))
      return { content: `by appointment ${after}` };
    if (tokens.some((token) => isDanger(token) && !/^(?:before|after|new|emergency|emergencies)$/i.test(token.text)))
      return { label: null, content: text };
    const isName = tokens.some(({ type }) => type === "unknown" || type === "doubt");
    return {
      ...(isName && { label: before.trim().replace(/^(?:at|in) /i, "") }),
      content: after,
      part: partOf(tokens),
    };
  }
  const tokens = readTokens(text);
  const first = tokens.findIndex((token) => isDayOrTime(token) || token.type === "part");
  const lead = tokens.slice(0, Math.max(first, 0));
  while (["filler", "dash", "open", "and"].includes(lead.at(-1)?.type ?? "")) lead.pop();
  const label = spell(lead);
  const unknown = lead.filter(({ type }) => type === "unknown").length;
  // One word before a dash may be a day that is misspelt.
  const isBeforeDash =
    tokens[lead.length]?.type === "dash" && (unknown > 1 || /^(?:dr\b|(?![mtwfs])[a-z]{5})/i.test(label));
  const isName = unknown > 0 && (isBeforeDash || LABEL_ENDS.test(label)) && !lead.some(isDanger);
  return isName && lead.length <= 5
    ? { label, content: text.slice(text.indexOf(label) + label.length) }
    : { content: text };
}
