import type { Token } from "./tokens.ts";
import type { NamedTime } from "./times.ts";

export interface Days {
  days: readonly number[];
  /** Those of them that are named one by one. */
  named: readonly number[];
  weeks?: number[];
  /** "Every" stands before it. */
  isEach?: boolean;
}

export type Item =
  | { type: "days"; groups: Days[] }
  | { type: "without"; groups: Days[] }
  /** `endDays` and `isNextDay` are what it says of the day on which it ends. */
  | { type: "span"; begin: NamedTime; end: NamedTime; endDays?: readonly number[]; isNextDay?: boolean }
  | { type: "whole-day"; isEveryDay: boolean }
  | { type: "label"; label: string };

export interface Clause {
  items: Item[];
  label?: string;
  appointmentOnly: boolean;
  dates: { validFrom?: string; validTo?: string };
}

export const isDayOrTime = ({ type }: Token) =>
  ["days", "time", "half", "whole-day", "ordinal", "noon", "midnight"].includes(type);
export const isDanger = ({ type }: Token) =>
  ["doubt", "undoing", "without", "closed", "except", "excepted", "appointment", "range", "until"].includes(type);

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
