import type { Days } from "./read-days.ts";
import type { Hours } from "./read-hours.ts";
import type { Token, TokenType } from "./tokens.ts";

export type Item =
  | { type: "days"; groups: Days[] }
  | { type: "without"; groups: Days[] }
  | ({ type: "span" } & Hours)
  | { type: "whole-day"; isEveryDay: boolean }
  | { type: "label"; label: string };

export interface Clause {
  items: Item[];
  label?: string;
  appointmentOnly: boolean;
  dates: { validFrom?: string; validTo?: string };
}

const DAY_OR_TIME: TokenType[] = ["days", "time", "half", "whole-day", "ordinal", "noon", "midnight"];
const TAKING: TokenType[] = ["undoing", "without", "closed", "except", "excepted"];
const DANGER: TokenType[] = [...TAKING, "doubt", "appointment", "range", "until"];

export const isDayOrTime = ({ type }: Token) => DAY_OR_TIME.includes(type);
export const isDanger = ({ type }: Token) => DANGER.includes(type);

/** The words of these tokens, as they are written. */
export function spell(tokens: readonly Token[]): string {
  const isApart = ({ at }: Token, before: Token | undefined) => before && at > before.at + before.text.length;
  return tokens
    .map((token, index) => (isApart(token, tokens[index - 1]) ? ` ${token.text}` : token.text))
    .join("")
    .replace(/[.,]$/, "");
}
