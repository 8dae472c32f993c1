import { countEdits } from "#site/hospitals/nearest-names.ts";
import { foldWord } from "./fold.ts";

/** Mistakes that a word may have: none in short words. */
export function allowedMistakes(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Words written as one, because people join and split them as they like. */
export function joinWords(words: string[]): string {
  return words.join("").replaceAll(/(.)\1+/g, "$1");
}

/** 1 for equal keys; less for a beginning or few mistakes; 0 for too many. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const byBeginning = short.length > 2 && long.startsWith(short) ? 0.6 + (0.4 * short.length) / long.length : 0;
  return Math.max(byBeginning, likenessByMistakes(one, other));
}

/** As `likeness`, but a beginning is not enough. */
export function likenessByMistakes(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const most = allowedMistakes(short);
  if (one[0] !== other[0] || long.length - short.length > most) return 0;
  const mistakes = countEdits(one, other, most);
  return mistakes <= most ? Math.max(0, 1 - (1.6 * mistakes) / long.length) : 0;
}

/** Takes off the endings that grammar adds to a word; `endings` are not folded yet. */
export function createStemmer(endings: readonly string[]): (word: string) => string | undefined {
  const folded = [...new Set(endings.map(foldWord))].toSorted((a, b) => b.length - a.length);
  return (word) => {
    const ending = folded.find((one) => word.endsWith(one) && word.length - one.length >= 3);
    return ending && word.slice(0, -ending.length);
  };
}
