import { createTextFolder, foldText } from "./fold.ts";
import { createStemmer, joinWords, likeness, likenessByMistakes } from "./likeness.ts";
import type { SearchRules } from "./search-index.ts";

/** How much of a phrase a text must hold; lower brings false alarms, higher misses misspelt words. */
const LEAST_LIKENESS = 0.72;

/**
 * Tells whether a text holds one of the phrases, whatever stands around its words: joined, split, misspelt, in another
 * script or with an ending. Stop words of the phrase need not be there.
 */
export function createSpotter(phrases: readonly string[], rules: Pick<SearchRules, "stopWords" | "endings">) {
  const foldPhrase = createTextFolder(rules.stopWords);
  const stem = createStemmer(rules.endings);
  const known = phrases.map((phrase) => {
    const words = foldPhrase(phrase);
    return { words, joined: joinWords(words) };
  });

  function wordLikeness(word: string, wanted: string): number {
    const stemmed = stem(word);
    return Math.max(likenessByMistakes(word, wanted), stemmed ? 0.95 * likeness(stemmed, wanted) : 0);
  }

  return (text: string): boolean => {
    const words = foldText(text);
    const windows = listWindows(words, 4);
    return known.some(({ words: wanted, joined }) => {
      const apart = Math.min(...wanted.map((one) => Math.max(0, ...words.map((word) => wordLikeness(word, one)))));
      if (apart >= LEAST_LIKENESS) return true;
      return windows.some((window) => likenessByMistakes(window, joined) >= LEAST_LIKENESS + 0.06);
    });
  };
}

/** Neighbouring words as one, up to so many. */
function listWindows(words: string[], most: number): string[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(most, words.length - from) }, (_one, more) =>
      joinWords(words.slice(from, from + more + 1)),
    ),
  );
}
