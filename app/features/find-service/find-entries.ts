import type { ShouldRevalidateFunctionArgs } from "react-router";

const FIND_SHAPE = /^[^\p{Cc}]{1,60}$/u;

/** The search text in an address, with single spaces; empty for none, and for one that the field could not hold. */
export function readFind(value: string | null): string {
  return value !== null && FIND_SHAPE.test(value) ? value.replaceAll(/\s+/g, " ").trim() : "";
}

type SearchedEntry = Record<"name" | "summary" | "words", string>;

/** The entries that have every word of the text but stop words, those with them in the name first. */
export function findEntries<T extends SearchedEntry>(entries: T[], text: string, stopWords: string): T[] {
  const ignored = new Set(searchWords(stopWords).map(singular));
  const wanted = wantedWords(text).filter((word) => !ignored.has(singular(word)));
  if (wanted.length === 0) return entries;
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, wanted) }));
  return ranked
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ entry }) => entry);
}

/** Single letters are dropped, unless there are no other words, as in "E N T". */
function wantedWords(text: string): string[] {
  const words = searchWords(text);
  if (words.every(({ length }) => length === 1)) return words.length > 0 ? [words.join("")] : [];
  return words.filter(({ length }) => length > 1);
}

/** 0 for the name, 1 for the line below it, 2 for its further words; the worst of the words counts. */
function rankOf({ name, summary, words }: SearchedEntry, wanted: string[]): number | undefined {
  const fields = [searchWords(name), searchWords(summary), words.split(" ")];
  const ranks = wanted.map((word) => fields.findIndex((field) => field.some((known) => isMatch(word, known))));
  return ranks.includes(-1) ? undefined : Math.max(...ranks);
}

/** Long words match by their beginning, whatever their endings: "cardiologist" finds "cardiology". */
const MIN_STEM = 6;
const MAX_ENDING = 4;

/** The beginning of a word is enough, so that something is found while a visitor still types. */
function isMatch(word: string, known: string): boolean {
  if (known[0] !== word[0]) return false;
  if (known.startsWith(word)) return true;
  const [one, other] = [singular(word), singular(known)];
  if (one === other) return true;
  return sharedBeginning(one, other) >= Math.max(MIN_STEM, Math.max(one.length, other.length) - MAX_ENDING);
}

function sharedBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/**
 * Words as they are compared: lower case, without accents, "ae" and "oe" as "e" ("orthopaedics", "orthopedics"), and
 * without the sign that ends many Malayalam words but is lost within compounds ("രക്തം", "രക്തപരിശോധന").
 */
export function searchWords(text: string): string[] {
  const plain = text.normalize("NFKD").replaceAll(/[̀-ͯ]/g, "").toLowerCase();
  return plain
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[ao]e/g, "e").replace(/(?<=..)ം$/u, ""));
}

function singular(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
}

/** The page holds every department and facility, so a search needs no data from the server; a large group's does. */
export function isAnotherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || !/^(\?find=|$)/.test(nextUrl.search + currentUrl.search);
}
