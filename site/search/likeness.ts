import { countEdits } from "#site/hospitals/nearest-names.ts";
import { foldWord } from "./fold.ts";

/** Mistakes that a word may have: none in short words. */
function allowedMistakes(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

const SWAPPED_LIKENESS = 0.92;

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
  // Fast typing swaps letters.
  if (mistakes === 1 && isSwapped(one, other)) return SWAPPED_LIKENESS;
  return mistakes <= most ? Math.max(0, 1 - (1.6 * mistakes) / long.length) : 0;
}

function isSwapped(one: string, other: string): boolean {
  return one.length === other.length && [...one].toSorted().join("") === [...other].toSorted().join("");
}

/** One bit for each letter of a word. */
export function lettersOf(word: string): number {
  return [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0);
}

export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Takes off the endings that grammar adds to a word; `endings` are not folded yet. */
export function createStemmer(endings: readonly string[]): (word: string) => string | undefined {
  const folded = [...new Set(endings.map(foldWord))].toSorted((a, b) => b.length - a.length);
  let asked = "";
  let found: string | undefined;
  return (word) => {
    // One word is compared with hundreds.
    if (word === asked) return found;
    const ending = folded.find((one) => word.endsWith(one) && word.length - one.length >= 3);
    [asked, found] = [word, ending && word.slice(0, -ending.length)];
    return found;
  };
}
