import { diffArrays } from "diff";
import { isSameValue, toText } from "./entry-source.ts";
import type { EntryFields, FieldValue } from "./entry-types.ts";

/**
 * Joins two changes of the same fields: `merged` has mine, and theirs where only they changed a field. Where both did,
 * each in another way, is a clash.
 */
export function mergeFields(base: EntryFields, mine: EntryFields, theirs: EntryFields) {
  const merged: Record<string, FieldValue> = { ...mine };
  const clashes: { field: string; theirs: FieldValue }[] = [];
  for (const field of keysOf(base, mine, theirs)) {
    const [was, my, their = ""] = [base[field], mine[field], theirs[field]];
    if (isSameValue(was, their) || isSameValue(my, their)) continue;
    if (isSameValue(was, my)) merged[field] = their;
    else clashes.push({ field, theirs: their });
  }
  return { merged, clashes };
}

const keysOf = (...all: EntryFields[]) => [...new Set(all.flatMap((fields) => Object.keys(fields)))];

/** The fields that differ, with the words that were taken out and put in. */
export function compareFields(before: EntryFields, after: EntryFields) {
  return keysOf(after, before)
    .filter((field) => !isSameValue(before[field], after[field]))
    .map((field) => ({ field, ...compareWords(toText(before[field]), toText(after[field])) }));
}

/** Words of Malayalam too. */
const WORDS = new Intl.Segmenter("ml", { granularity: "word" });
/** Where more words differ, one text is shown in place of the other. */
const MOST_EDITS = 1000;

function compareWords(before: string, after: string) {
  const [a = [], b = []] = [before, after].map((text) => Array.from(WORDS.segment(text), ({ segment }) => segment));
  const parts = diffArrays(a, b, { maxEditLength: MOST_EDITS }) ?? [
    { value: a, removed: true, added: false },
    { value: b, removed: false, added: true },
  ];
  const side = (other: "added" | "removed") =>
    parts
      .filter((part) => !part[other])
      .map(({ value, added, removed }) => ({ text: value.join(""), isChanged: added || removed }));
  return { before: side("added"), after: side("removed") };
}
