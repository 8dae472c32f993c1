import type { Token } from "./tokens.ts";
import type { NamedTime } from "./times.ts";

export interface Days {
  days: readonly number[];
  /** Those of them that are named one by one. */
  named: readonly number[];
  weeks?: number[];
}

export type Item =
  | { type: "days"; groups: Days[] }
  | { type: "without"; groups: Days[] }
  | { type: "span"; begin: NamedTime; end: NamedTime }
  | { type: "whole-day" }
  | { type: "label"; label: string };

export interface Clause {
  text: string;
  items: Item[];
  label?: string;
  appointmentOnly: boolean;
  dates: { validFrom?: string; validTo?: string };
}

export const isDayOrTime = ({ type }: Token) =>
  ["days", "time", "whole-day", "ordinal", "noon", "midnight"].includes(type);
export const isDanger = ({ type }: Token) =>
  ["doubt", "without", "closed", "except", "excepted", "appointment", "range", "until"].includes(type);

/** The words of these tokens, as they are written. */
export function spell(tokens: Token[]): string {
  const isApart = ({ at }: Token, before: Token | undefined) => before && at > before.at + before.text.length;
  return tokens
    .map((token, index) => (isApart(token, tokens[index - 1]) ? ` ${token.text}` : token.text))
    .join("")
    .replace(/[.,]$/, "");
}

export function joinDays(one: Days, other: Days): Days {
  return { days: [...one.days, ...other.days], named: [...one.named, ...other.named] };
}
