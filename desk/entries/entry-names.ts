import { romanize } from "#site/search/fold.ts";

const MAX_NAME = 60;

/** The file name of an entry's words: in small Latin letters, Malayalam too; "" where none is left. */
export function toFileName(words: string): string {
  const plain = romanize(words.normalize("NFC")).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const parts = plain.split(/[^a-z\d]+/).filter(Boolean);
  return parts.join("-").slice(0, MAX_NAME).replace(/-$/, "");
}

/** A name that no other file has, letter case aside: the words', then with those that tell two apart, then numbers. */
export function takeFreeName(names: readonly string[], isTaken: (name: string) => boolean): string {
  const [first = "entry", ...others] = names.filter(Boolean);
  const tried = [first, ...others.map((more) => `${first}-${more}`.slice(0, MAX_NAME))];
  for (let count = 2; ; count += 1) {
    const free = tried.find((name) => !isTaken(name));
    if (free !== undefined) return free;
    tried.splice(0, tried.length, `${first.slice(0, MAX_NAME - 6)}-${count}`);
  }
}

/** Whether an id is the name of a file that stays within the folder of its type. */
export function isSafeId(id: string): boolean {
  return (
    id.length <= 200 &&
    /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*(?:\/[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*)*$/u.test(id) &&
    !id.endsWith(".draft")
  );
}
