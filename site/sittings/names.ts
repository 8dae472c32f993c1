import { hasType, readTokens, wordPattern, type Token, type TokenType } from "./tokens.ts";

/** Words after which a name of a sitting may end, so that it needs no colon. */
const END_OF_NAME = wordPattern("{endOfName}");

export const hasName = (text: string) => takeLabel(text)?.label !== undefined;

/** "Closed: Sunday" is read as it stands. */
const NO_NAME: TokenType[] = ["filler", "closed", "appointment"];

/** What stands before a colon, or before the first day when it ends like a name. Undefined where it is in doubt. */
export function takeLabel(text: string) {
  const colon = text.search(/:(?!\d\d)/);
  const [before, content] = [text.slice(0, Math.max(colon, 0)), text.slice(colon + 1)];
  const leading = readTokens(before);
  if (before === "" || leading.some(isDayOrTime)) return takeLeadingName(text);
  if (leading.every(({ type }) => NO_NAME.includes(type))) return { content: text };
  const mayBeName = /^(?:before|after|new|emergency|emergencies)$/i;
  if (leading.some((token) => isDanger(token) && !mayBeName.test(token.text))) return undefined;
  const [part, another] = leading.flatMap((token) => token.part ?? []);
  const label = hasType(leading, "unknown", ...DOUBT) && before.trim().replace(IN_PLACE, "");
  return { ...(label && { label }), content, part: another ? undefined : part };
}

function takeLeadingName(text: string): { label?: string; content: string; part?: Token["part"] } {
  const tokens = readTokens(text);
  const first = tokens.findIndex((token) => isDayOrTime(token) || token.type === "part");
  const lead = tokens.slice(0, Math.max(first, 0));
  dropSigns(lead);
  const label = spell(lead);
  const unknown = lead.filter(({ type }) => type === "unknown").length;
  const sign = tokens.slice(lead.length).find(({ type }) => type !== "filler")?.type ?? "";
  // One word before a dash may be a day that is misspelt.
  const isBeforeSign =
    (["dash", "open"].includes(sign) || /^(?:opd?|ഒ\.?പി)$/i.test(tokens[lead.length]?.text ?? "")) &&
    (unknown > 1 || MAY_BE_PLACE.test(label) || label.search(TOWN) >= 0);
  const isNamed = isBeforeSign || DOCTOR.test(label) || IN_PLACE.test(label) || label.search(END_OF_NAME) >= 0;
  return isNamed && unknown > 0 && !lead.some(isDanger) && (lead.length <= 5 || DOCTOR.test(label))
    ? { label: label.replace(IN_PLACE, ""), content: text.slice(text.indexOf(label) + label.length) }
    : { content: text };
}

/** "Dr. Lakshmi Nair, Gynaecology". */
const DOCTOR = /^Dr(?:[ .,]+\p{Lu}[^ .,]*){0,5}[ .,]*$/u;
const IN_PLACE = /^(?:at|in) /i;
/** Of those that begin as a day does. */
const TOWN = wordPattern("{town}");
/** It looks like no day that is misspelt. */
const MAY_BE_PLACE =
  /^(?:dr\b|(?!\S*(?:days?\b|zhc|zca|ഴ്ച)|[mtwfs]|cho|bud|buth|vel|vy|via|nj|ny)[a-z]{5}|(?![തചബവശഞ])[\u0d05-\u0d39].{2})/i;

export function dropSigns(tokens: Token[]) {
  while (["filler", "dash", "open", "and"].includes(tokens.at(-1)?.type ?? "")) tokens.pop();
}

/** What begins with a small letter is a remark, such as "running late", unless it ends like a name or names a place. */
export function isName(tokens: readonly Token[], isPlace = false): boolean {
  const text = spell(tokens);
  return (
    /\p{L}[\p{L}\p{M}]/u.test(text) &&
    (isPlace || !/^\p{Ll}/u.test(text) || text.search(END_OF_NAME) >= 0) &&
    hasType(tokens, "unknown") &&
    !tokens.some((token) => isDayOrTime(token) || isDanger(token) || /^\d|days?$|ഴ്ച$/iu.test(token.text))
  );
}

/** Words before days that name nothing. */
export const IN_LIST = /^(?:[^\p{L}\d]|and|also|on|every|each|all)$/iu;
const DAY_OR_TIME: TokenType[] = ["days", "time", "half", "whole-day", "ordinal", "noon", "midnight"];
export const TAKING: TokenType[] = ["undoing", "without", "closed", "except", "excepted"];
/** Not read: what else is done, and what is not each week. */
export const DOUBT: TokenType[] = ["doubt", "often", "elsewhere"];
const DANGER: TokenType[] = [...TAKING, ...DOUBT, "remark", "appointment", "range", "until"];

export const isDayOrTime = ({ type }: Token) => DAY_OR_TIME.includes(type);
const isDanger = ({ type }: Token) => DANGER.includes(type);

/** The words of these tokens, as they are written. */
export function spell(tokens: readonly Token[]): string {
  const isApart = ({ at }: Token, before: Token | undefined) => before && at > before.at + before.text.length;
  return tokens
    .map((token, index) => (isApart(token, tokens[index - 1]) ? ` ${token.text}` : token.text))
    .join("")
    .replace(/[.,]$/, "");
}
