import { romanize } from "#site/search/fold.ts";

const MAX_NAME = 60;

/** The file name of an entry's words: in small Latin letters, Malayalam too; "" where none is left. */
export function toFileName(words: string, longest = MAX_NAME): string {
  const plain = romanize(words.normalize("NFC")).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const parts = plain.split(/[^a-z\d]+/).filter(Boolean);
  return parts.join("-").slice(0, longest).replace(/-$/, "");
}

/** What an entry of such words is called; `count` counts those of the same words. */
export function nameEntry(words: string, count: number): string {
  const own = toFileName(words);
  // The desk has pages of its own at two names.
  const name = ["", "new", "file"].includes(own) ? "entry" : own;
  return count === 1 ? name : `${name.slice(0, MAX_NAME - 6)}-${count}`;
}

/** Names entries, each once, letter case aside. */
export function createEntryNames(known: Iterable<string>): (words: string) => string {
  const taken = new Set([...known].map((id) => id.toLowerCase()));
  return (words) => {
    let count = 1;
    while (taken.has(nameEntry(words, count))) count += 1;
    taken.add(nameEntry(words, count));
    return nameEntry(words, count);
  };
}

const SAFE_ID = /^(?!\.)[^\\/\p{Cc}]+(?:\/(?!\.)[^\\/\p{Cc}]+)*$/u;

/** Whether an id is the name of a file that stays within the folder of its type. */
export const isSafeId = (id: string) => id.length <= 200 && SAFE_ID.test(id) && !id.endsWith(".draft");
