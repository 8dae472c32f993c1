import { romanize } from "#site/search/fold.ts";

const MAX_NAME = 60;

/** The file name of an entry's words: in small Latin letters, Malayalam too; "" where none is left. */
export function toFileName(words: string, longest = MAX_NAME): string {
  const plain = romanize(words.normalize("NFC")).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const parts = plain.split(/[^a-z\d]+/).filter(Boolean);
  return parts.join("-").slice(0, longest).replace(/-$/, "");
}

/** Names entries, each once, letter case aside: by the first words, then with the next, then with numbers. */
export function createEntryNames(known: Iterable<string>): (...words: string[]) => string {
  const taken = new Set([...known].map((id) => id.toLowerCase()));
  return (...words) => {
    const [first = "entry", ...others] = words.map((one) => toFileName(one)).filter(Boolean);
    const tried = [first, ...others.map((more) => `${first}-${more}`.slice(0, MAX_NAME))];
    let free = tried.find((name) => !taken.has(name));
    for (let count = 2; free === undefined; count += 1) {
      const name = `${first.slice(0, MAX_NAME - 6)}-${count}`;
      if (!taken.has(name)) free = name;
    }
    taken.add(free);
    return free;
  };
}

/** Whether an id is the name of a file that stays within the folder of its type. */
export function isSafeId(id: string): boolean {
  return (
    id.length <= 200 &&
    /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*(?:\/[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*)*$/u.test(id) &&
    !id.endsWith(".draft")
  );
}
