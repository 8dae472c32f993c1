import { isDanger, isDayOrTime, spell, type Clause } from "./clause.ts";
import { ClauseReader } from "./clause-reader.ts";
import { takeDates } from "./dates.ts";
import { readTokens, wordPattern, type PartOfDay, type TokenType } from "./tokens.ts";

/** "Every second Saturday" may be each other one, and a "first week" may begin on any day. */
const OTHER_COUNTING = wordPattern("{otherCounting}");
const ROOM = wordPattern("{room}");
/** Words after which a name of a sitting may end, so that it needs no colon. */
const END_OF_NAME = wordPattern("{endOfName}");

/** Undefined unless each word of the clause is understood. */
export function readClause(line: string): Clause | undefined {
  const { rest, dates } = takeDates(line);
  if (rest === undefined || rest.search(OTHER_COUNTING) >= 0) return undefined;
  const named = takeLabel(rest.replaceAll(ROOM, " "));
  const read = named && new ClauseReader(readTokens(named.content), named.part).read();
  if (!read) return undefined;
  const label = [named.label, ...(rest.match(ROOM) ?? [])].filter(Boolean).join(", ");
  return { ...read, dates, ...(label && { label }) };
}

interface Labelled {
  label?: string;
  content: string;
  part?: PartOfDay | undefined;
}

/** What stands before a colon, or before the first day when it ends like a name. Undefined where it is in doubt. */
function takeLabel(text: string): Labelled | undefined {
  const colon = text.search(/:(?!\d\d)/);
  const [before, content] = [text.slice(0, Math.max(colon, 0)), text.slice(colon + 1)];
  const leading = readTokens(before);
  if (before === "" || leading.some(isDayOrTime)) return takeLeadingName(text);
  const hasOnly = (only: TokenType) =>
    leading.some(({ type }) => type === only) && leading.every(({ type }) => type === only || type === "filler");
  if (hasOnly("closed")) return { content: `closed ${content}` };
  if (hasOnly("appointment")) return { content: `by appointment ${content}` };
  const mayBeName = /^(?:before|after|new|emergency|emergencies)$/i;
  if (leading.some((token) => isDanger(token) && !mayBeName.test(token.text))) return undefined;
  const isName = leading.some(({ type }) => type === "unknown" || type === "doubt");
  const [part, another] = leading.flatMap((token) => token.part ?? []);
  return {
    ...(isName && { label: before.trim().replace(/^(?:at|in) /i, "") }),
    ...{ content, part: another ? undefined : part },
  };
}

function takeLeadingName(text: string): Labelled {
  const tokens = readTokens(text);
  const first = tokens.findIndex((token) => isDayOrTime(token) || token.type === "part");
  const lead = tokens.slice(0, Math.max(first, 0));
  while (["filler", "dash", "open", "and"].includes(lead.at(-1)?.type ?? "")) lead.pop();
  const label = spell(lead);
  const unknown = lead.filter(({ type }) => type === "unknown").length;
  // One word before a dash may be a day that is misspelt.
  const isBeforeDash =
    tokens[lead.length]?.type === "dash" && (unknown > 1 || /^(?:dr\b|(?![mtwfs])[a-z]{5})/i.test(label));
  const isName = unknown > 0 && (isBeforeDash || label.search(END_OF_NAME) >= 0) && !lead.some(isDanger);
  return isName && lead.length <= 5
    ? { label, content: text.slice(text.indexOf(label) + label.length) }
    : { content: text };
}
