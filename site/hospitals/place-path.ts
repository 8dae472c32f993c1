import type { Hospital } from "./site.ts";

/** As addresses end: "Kollam District, Kerala"; other languages name the district in a field of its own. */
const DISTRICT = /^(.+) (?:district|ജില്ല)$/iu;

/** State, district and town of a hospital, as far as it says them; a path is e.g. "kerala/kollam/punalur". */
export function levelsOf({ place, contact: { addressLines, district } }: Hospital): { path: string; name: string }[] {
  const [state, before = ""] = addressLines.join(", ").split(", ").toReversed();
  const names = [state, district ?? DISTRICT.exec(before)?.[1], place].filter((name) => name !== undefined);
  const slugs = names.map((name) => splitWords(name).join("_"));
  return names.map((name, level) => ({ name, path: slugs.slice(0, level + 1).join("/") }));
}

/** In small letters, without accents. */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .normalize("NFC")
    .toLowerCase();
  return plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
}

const known = new WeakMap<readonly Hospital[], Set<string>>();

/** Whether a text is the path of a place; `hospitals` are those of the site in its own language. */
export function isPlacePath(text: string, hospitals: readonly Hospital[]): boolean {
  const paths = known.get(hospitals) ?? new Set(hospitals.flatMap(levelsOf).map(({ path }) => path));
  known.set(hospitals, paths);
  return paths.has(text);
}
