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

const MIN_BEGINNING = 3;
/** A shorter word begins too many others: "can" begins "canteen". */
const MIN_WITH_ENDING = 5;
const MIN_SHARE_WITH_ENDING = 0.6;

/** 1 for equal keys; less for the beginning of the other, the other with an ending, or few mistakes; else 0. */
export function likeness(word: string, other: string): number {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  const least = short === word ? MIN_BEGINNING : Math.max(MIN_WITH_ENDING, MIN_SHARE_WITH_ENDING * long.length);
  const byBeginning = short.length >= least && long.startsWith(short) ? 0.6 + (0.4 * short.length) / long.length : 0;
  return Math.max(byBeginning, likenessByMistakes(word, other));
}

/** As `likeness`, but a beginning is not enough. */
export function likenessByMistakes(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const most = allowedMistakes(short);
  if (most === 0 || one[0] !== other[0] || long.length - short.length > most) return 0;
  // A mistake changes two letters at most, and bits are compared ten times as fast.
  if (countBits(lettersOf(one) ^ lettersOf(other)) > 2 * most) return 0;
  const mistakes = countEdits(one, other, most);
  // Fast typing swaps letters.
  if (mistakes === 1 && isSwapped(one, other)) return SWAPPED_LIKENESS;
  return mistakes <= most ? Math.max(0, 1 - (1.6 * mistakes) / long.length) : 0;
}

function isSwapped(one: string, other: string): boolean {
  return one.length === other.length && [...one].toSorted().join("") === [...other].toSorted().join("");
}

/** One bit for each letter of a word. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Takes off the endings that grammar adds to a word; `endings` are not folded yet. */
export function createStemmer(endings: readonly string[]): (word: string) => string | undefined {
  const folded = [...new Set(endings.map(foldWord))].toSorted((a, b) => b.length - a.length);
  return (word) => {
    const ending = folded.find((one) => word.endsWith(one) && word.length - one.length >= 3);
    return ending && word.slice(0, -ending.length);
  };
}
