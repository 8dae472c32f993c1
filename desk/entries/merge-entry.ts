import type { Clash, EntryFields, FieldChange, FieldValue, WordPart } from "./desk-entries.ts";
import { isSameValue } from "./entry-source.ts";

/** Joins two changes of the same fields: `merged` has mine, and theirs where only they changed a field. */
export function mergeFields(base: EntryFields, mine: EntryFields, theirs: EntryFields) {
  const merged: Record<string, FieldValue> = { ...mine };
  const clashes: Clash[] = [];
  const taken: string[] = [];
  for (const field of keysOf(base, mine, theirs)) {
    const [was = "", my = "", their = ""] = [base[field], mine[field], theirs[field]];
    if (isSameValue(was, their) || isSameValue(my, their)) continue;
    if (isSameValue(was, my)) {
      merged[field] = typeof their === "string" && typeof my !== "string" ? [] : their;
      taken.push(field);
    } else clashes.push({ field, base: was, mine: my, theirs: their });
  }
  return { merged, clashes, taken };
}

const keysOf = (...all: EntryFields[]) => [...new Set(all.flatMap((fields) => Object.keys(fields)))];

/** The fields that differ, with the words that were taken out and put in. */
export function compareFields(before: EntryFields, after: EntryFields): FieldChange[] {
  return keysOf(after, before)
    .filter((field) => !isSameValue(before[field], after[field]))
    .map((field) => ({ field, ...compareWords(toText(before[field]), toText(after[field])) }));
}

const toText = (value: FieldValue = "") => (typeof value === "string" ? value : value.join("\n"));

/** Longer texts with more that differs are shown as changed in one piece. */
const MOST_PAIRS = 4_000_000;

function compareWords(before: string, after: string): { before: WordPart[]; after: WordPart[] } {
  const [a, b] = [splitWords(before), splitWords(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const common = findCommon(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const isKept = (words: string[], kept: Set<number>) =>
    words.map((_, at) => at < start || at >= words.length - end || kept.has(at - start));
  return { before: toParts(a, isKept(a, common.a)), after: toParts(b, isKept(b, common.b)) };
}

const splitWords = (text: string) => text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];

/** The places of the longest common row of words. */
function findCommon(a: readonly string[], b: readonly string[]) {
  const found = { a: new Set<number>(), b: new Set<number>() };
  if (a.length * b.length > MOST_PAIRS) return found;
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[i] === b[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      found.a.add(i++);
      found.b.add(j++);
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i += 1;
    else j += 1;
  }
  return found;
}

function toParts(words: readonly string[], isKept: readonly boolean[]): WordPart[] {
  const parts: { text: string; isChanged: boolean }[] = [];
  words.forEach((text, at) => {
    const last = parts.at(-1);
    if (last && last.isChanged !== isKept[at]) last.text += text;
    else parts.push({ text, isChanged: !isKept[at] });
  });
  return parts;
}
