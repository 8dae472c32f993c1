import { createTextFolder, foldText } from "./fold.ts";
import { createStemmer, joinWords, likeness, likenessByMistakes } from "./likeness.ts";
import type { SearchRules } from "./search-index.ts";

/** What a text is looked through for. */
export interface Spotted {
  phrases: readonly string[];
  /** Phrases that mean it only together, such as "drank" and "bleach". */
  pairs?: readonly PhrasePair[];
}

export interface PhrasePair {
  one: readonly string[];
  other: readonly string[];
}

/** How much of a phrase a text must hold; lower brings false alarms, higher misses misspelt words. */
const LEAST_LIKENESS = 0.72;
/** More for a phrase that is written as one word. */
const LEAST_JOINED_LIKENESS = 0.78;
/** Letters by which a long word is known. */
const LEAST_BEGINNING = 7;
/** Words of a text that may be one phrase. */
const MOST_JOINED = 4;

/** Letters that must be left of a phrase without its stop words. */
const LEAST_TELLING = 4;

interface KnownPhrase {
  words: string[];
  joined: string;
}

/**
 * Tells whether a text holds one of the phrases or pairs, whatever stands around its words: joined, split, misspelt, in
 * another script or with an ending. Stop words of a phrase need not be there. Words of the `harmless` phrases and pairs, as
 * in "stroke clinic", are left out of the text first; they count only as they are spelt.
 */
export function createSpotter(
  { phrases, pairs = [] }: Spotted,
  rules: Pick<SearchRules, "stopWords" | "endings">,
  harmless: Spotted = { phrases: [] },
): (text: string) => boolean {
  const foldPhrase = createTextFolder(rules.stopWords);
  const stem = createStemmer(rules.endings);
  const leaveOut = createHarmlessFilter(harmless, stem);
  const read = (phrase: string): KnownPhrase => {
    const telling = foldPhrase(phrase);
    // "die" alone, of "want to die", is also how "tie" sounds.
    const words = joinWords(telling).length < LEAST_TELLING ? foldText(phrase) : telling;
    return { words, joined: joinWords(words) };
  };
  const known = phrases.map(read);
  const knownPairs = pairs.map(({ one, other }) => ({ one: one.map(read), other: other.map(read) }));
  const all = [...known, ...knownPairs.flatMap(({ one, other }) => [...one, ...other])];
  // Words that are alike begin alike.
  const wordsBy = groupByFirst(all.flatMap(({ words }) => words));
  const joinedBy = groupByFirst(all.map(({ joined }) => joined));

  function isLike(word: string, wanted: string): boolean {
    if (likenessByMistakes(word, wanted) >= LEAST_LIKENESS) return true;
    // Malayalam writes what follows together with it.
    if (wanted.length >= LEAST_BEGINNING && word.startsWith(wanted)) return true;
    const stemmed = stem(word);
    if (stemmed === undefined) return false;
    // A short stem begins many other words.
    const isMost = wanted.length - stemmed.length <= (stemmed.length < 5 ? 1 : 2);
    return isMost && 0.95 * likeness(stemmed, wanted) >= LEAST_LIKENESS;
  }

  return (text) => {
    const words = leaveOut(foldText(text));
    const windows = listWindows(words, MOST_JOINED);
    const heard = new Set(
      words.flatMap((word) => (wordsBy.get(word.slice(0, 1)) ?? []).filter((wanted) => isLike(word, wanted))),
    );
    const heardJoined = new Set(
      windows.flatMap((window) =>
        (joinedBy.get(window.slice(0, 1)) ?? []).filter(
          (wanted) => likenessByMistakes(window, wanted) >= LEAST_JOINED_LIKENESS,
        ),
      ),
    );
    const holds = (phrase: KnownPhrase) =>
      heardJoined.has(phrase.joined) || phrase.words.every((word) => heard.has(word));
    return known.some(holds) || knownPairs.some(({ one, other }) => one.some(holds) && other.some(holds));
  };
}

/** Leaves out the words of harmless phrases, and of harmless pairs where both are there. */
function createHarmlessFilter({ phrases, pairs = [] }: Spotted, stem: (word: string) => string | undefined) {
  const known = phrases.map(foldText);
  const knownPairs = pairs.map(({ one, other }) => ({ one: one.map(foldText), other: other.map(foldText) }));
  return (words: string[]): string[] => {
    const held = new Set(words.flatMap((word) => [word, stem(word) ?? []].flat()));
    const holds = (phrase: string[]) => phrase.every((word) => held.has(word));
    const heldPairs = knownPairs.flatMap(({ one, other }) => {
      const [first, second] = [one.filter(holds), other.filter(holds)];
      return first.length > 0 && second.length > 0 ? [...first, ...second] : [];
    });
    const left = new Set([...known.filter(holds), ...heldPairs].flat());
    return left.size === 0 ? words : words.filter((word) => !left.has(word) && !left.has(stem(word) ?? ""));
  };
}

function groupByFirst(words: string[]): Map<string, string[]> {
  return Map.groupBy(new Set(words), (word) => word.slice(0, 1));
}

/** Neighbouring words as one, up to so many. */
function listWindows(words: string[], most: number): string[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(most, words.length - from) }, (_one, more) =>
      joinWords(words.slice(from, from + more + 1)),
    ),
  );
}
