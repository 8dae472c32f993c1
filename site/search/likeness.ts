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
  const mistakes = countMistakes(one, other, most);
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

/** Letters to insert, drop, change or swap (optimal string alignment); infinite above `most`. */
function countMistakes(a: string, b: string, most: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY;
    before = previous;
    previous = row;
  }
  return previous[b.length]!;
}
