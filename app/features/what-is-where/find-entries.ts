import { useEffect, useRef } from "react";
import { useLocation, useNavigationType, useSearchParams, type ShouldRevalidateFunctionArgs } from "react-router";

/** Longest text that can be searched for. */
export const MAX_FIND_LENGTH = 60;

/** Words of a whole question that tell nothing apart, e.g. of "Where do I find a heart doctor?". */
const FILLERS = new Set(
  searchWords(
    "a an and any are at can department do does doctor dr facility find for get good has have help hospital i in is me my " +
      "near need of on or please see show somebody someone specialist that the there to want what where which who with",
  ).map(singular),
);

const FIND_SHAPE = /^[^\p{Cc}]{1,60}$/u;

/** What an address asks for, without needless spaces; empty when it asks for nothing, or for what no field can hold. */
export function readFind(value: string | null): string {
  return value !== null && FIND_SHAPE.test(value) ? value.replaceAll(/\s+/g, " ").trim() : "";
}

/** What a search looks at: the name, the line below it, and further words as `searchWords` writes them. */
type SearchedEntry = Record<"name" | "summary" | "words", string>;

/**
 * The entries that have every word of the text, those whose name has them first, then those whose line below the name
 * has them. All entries when the text says nothing.
 */
export function findEntries<T extends SearchedEntry>(entries: T[], text: string): T[] {
  const wanted = wantedWords(text);
  if (wanted.length === 0) return entries;
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, wanted) }));
  return ranked
    .filter(({ rank }) => rank !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ entry }) => entry);
}

/** Single letters tell nothing, unless they are all there is, as in "E N T". */
function wantedWords(text: string): string[] {
  const words = searchWords(text);
  const whole = words.every(({ length }) => length === 1) ? [words.join("")] : words.filter(({ length }) => length > 1);
  return whole.filter((word) => word && !FILLERS.has(singular(word)));
}

/** 0 for the name, 1 for the line below it, 2 for its further words; the worst of the words counts. */
function rankOf({ name, summary, words }: SearchedEntry, wanted: string[]): number | undefined {
  const fields = [searchWords(name), searchWords(summary), words.split(" ")];
  const ranks = wanted.map((word) => fields.findIndex((field) => field.some((known) => isMeant(word, known))));
  return ranks.includes(-1) ? undefined : Math.max(...ranks);
}

/** How much of two long words must be alike, whatever their endings: "cardiologist" means "cardiology". */
const LEAST_STEM = 6;
const LONGEST_ENDING = 4;

/** The beginning of a word counts, so that something is found while a visitor still types. */
function isMeant(word: string, known: string): boolean {
  if (known.startsWith(word)) return true;
  const [one, other] = [singular(word), singular(known)];
  if (one === other) return true;
  return sharedBeginning(one, other) >= Math.max(LEAST_STEM, Math.max(one.length, other.length) - LONGEST_ENDING);
}

function sharedBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/**
 * The words of a text in the form they are compared in: small letters, accents dropped, "ae" and "oe" as "e", because
 * both "orthopaedics" and "orthopedics" are written.
 */
export function searchWords(text: string): string[] {
  const plain = text.normalize("NFKD").replaceAll(/[̀-ͯ]/g, "").toLowerCase();
  return plain
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[ao]e/g, "e"));
}

/** A word without a plural ending, e.g. "baby" for "babies". */
function singular(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
}

/** Marks an address that comes from the field itself. */
const FROM_FIELD = "from field";

/**
 * What is looked for. The address holds it, so that it can be sent to somebody and is there again when a visitor comes
 * back; what is typed goes there letter by letter.
 */
export function useFind() {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation();
  const isBack = useNavigationType() === "POP";
  const isFromField = state === FROM_FIELD && !isBack;
  const inputRef = useRef<HTMLInputElement>(null);
  const answeredKey = useRef<string>(undefined);
  const find = readFind(query.get("find"));

  function lookFor(text: string) {
    setQuery(text ? { find: text } : {}, { replace: true, preventScrollReset: true, state: FROM_FIELD });
  }

  useEffect(() => {
    const input = inputRef.current;
    if (!input || answeredKey.current === key) return;
    const isFirst = answeredKey.current === undefined;
    answeredKey.current = key;
    // The field may be ahead of the address it gave; only a link or going back changes what stands in it.
    if (isFromField || readFind(input.value) === find) return;
    // What was typed while the page loaded counts.
    if (isFirst) lookFor(input.value);
    else input.value = find;
  });

  return { inputRef, find, lookFor };
}

/** The page has everything it can be asked for, so a search asks the server nothing. */
export function isAnotherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
