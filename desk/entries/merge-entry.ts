import type { Clash, EntryFields, FieldChange, FieldValue } from "./desk-entries.ts";
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

const splitWords = (text: string) => text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];

function compareWords(before: string, after: string): Pick<FieldChange, "before" | "after"> {
  const [a, b] = [splitWords(before), splitWords(after)];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const isCommon = findCommon(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const join = (words: string[], common: ReadonlySet<number>) => {
    const parts: { text: string; isChanged: boolean }[] = [];
    for (const [at, text] of words.entries()) {
      const isChanged = at >= start && at < words.length - end && !common.has(at - start);
      const last = parts.at(-1);
      if (last?.isChanged === isChanged) last.text += text;
      else parts.push({ text, isChanged });
    }
    return parts;
  };
  return { before: join(a, isCommon.a), after: join(b, isCommon.b) };
}

/** Longer texts with more that differs are shown as changed in one piece. */
const MOST_PAIRS = 4_000_000;

/** The places of the longest common row of words. */
function findCommon(a: readonly string[], b: readonly string[]) {
  const common = { a: new Set<number>(), b: new Set<number>() };
  if (a.length * b.length > MOST_PAIRS) return common;
  const rows = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const lengthAt = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      rows[i]![j] = a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      common.a.add(i++);
      common.b.add(j++);
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return common;
}
