import type { Clause } from "./clause.ts";
import { joinClauses } from "./join-clauses.ts";
import { readClause } from "./read-clause.ts";
import type { WeeklySitting } from "./sitting.ts";
import { evenOut, readTokens } from "./tokens.ts";

export interface ReadSittings {
  weekly: WeeklySitting[];
  /** What could not be read for certain, as the editor wrote it: to be shown as text, never as a claim. */
  unread: string[];
}

/**
 * Reads consulting hours as people in India write them, in English, Malayalam or Malayalam in Latin letters. Never
 * guesses: a clause of which one word is not understood, or that could mean two things, comes back unread.
 */
export function readSittings(text: string): ReadSittings {
  const lines = splitClauses(evenOut(text));
  const unread = new Set<string>();
  const clauses: Clause[] = [];
  for (const line of lines) {
    const clause = readClause(line);
    if (clause) clauses.push(clause);
    else unread.add(line);
  }
  const { weekly, left } = joinClauses(clauses);
  for (const line of left) unread.add(line);
  return { weekly, unread: lines.filter((line) => unread.has(line)) };
}

/**
 * Lines, and sentences within them. A dot after a day or a title ends no sentence; hours alone go with what is before.
 */
function splitClauses(text: string): string[] {
  return text
    .replaceAll(/[;|](?=([^;|\n]*))/g, (_, after: string) =>
      readTokens(after).some(({ type }) => type === "days") ? "\n" : ",",
    )
    .split(
      /[\n•●▪·]|(?<!\b(?:mon|tues?|weds?|thu|thurs?|fri|sat|sun|dr|a\.m|p\.m|op|o\.p|no|st)|ഒ\.പി|ഡോ)\.\s+(?=\p{L})/iu,
    )
    .map((line) =>
      line
        .trim()
        .replace(/^[-–*,]\s*|[,.]$/g, "")
        .trim(),
    )
    .filter((line) => /[\p{L}\d]/u.test(line));
}
