import { createTextFolder, foldText, foldWord } from "./fold.ts";
import { countBits, createStemmer, joinWords, lettersOf, likeness, likenessByMistakes } from "./likeness.ts";
import type { SearchRules } from "./search-index.ts";

/** Ways of saying one thing, such as "drank" and "kudichu". `*` after a word stands for any ending. */
export type PhraseGroup = readonly string[];

/** Groups that mean it only together ("drank", "bleach"), where none of the others ("milk") is there. */
export interface SpottedLine {
  all: readonly PhraseGroup[];
  none?: readonly PhraseGroup[];
  /** Only as the one word that tells something. */
  isAlone?: boolean;
}

/** How much of a line a text must hold; lower brings false alarms, higher misses misspelt words. */
const MIN_LIKENESS = 0.72;
/** How much of each word, because the other words of the line make up for it: one mistake in five letters. */
const MIN_WORD_LIKENESS = 0.68;
const MIN_JOINED_LIKENESS = 0.78;
/** An exception counts only as it is spelt, or with an ending. */
const MIN_EXCEPTION_LIKENESS = 0.9;
const MIN_BEGINNING = 7;
const MIN_STEM = 4;
const MAX_OTHER_LETTERS = 4;
const MAX_JOINED = 4;

interface KnownWord {
  id: string;
  key: string;
  isStem: boolean;
  letters: number;
}

interface KnownPhrase {
  words: KnownWord[];
  joined: KnownWord;
}

/** Also joined, split, misspelt, in another script or with an ending; `harmless` lines take their words out first. */
export function createSpotter<Line extends SpottedLine>(
  spotted: readonly Line[],
  rules: Pick<SearchRules, "stopWords" | "endings">,
  harmless: readonly SpottedLine[] = [],
): (text: string) => Line[] {
  const stem = createStemmer(rules.endings);
  const leaveOut = createHarmlessFilter(harmless, stem);
  const foldPhrase = createTextFolder(rules.stopWords);
  const read = (phrase: string): KnownPhrase => {
    const telling = foldPhrase(phrase);
    // One word is too little: "want to die" is not "die", which is also how "tie" sounds.
    return readPhrase(phrase, new Set(telling).size < 2 ? foldText(phrase) : telling);
  };
  const groups = new Map(
    [...new Set(spotted.flatMap(({ all, none = [] }) => [...all, ...none]))].map((group) => [group, group.map(read)]),
  );
  const known = [...groups.values()].flat();
  /** Of some thousand phrases a text holds words of a few. */
  const holders = Map.groupBy(
    [...groups].flatMap(([group, phrases]) =>
      phrases.flatMap((phrase) => [...phrase.words, phrase.joined].map(({ id }) => ({ id, group, phrase }))),
    ),
    ({ id }) => id,
  );
  const spelt = new Set([...known.flatMap(({ words }) => words.map(({ key }) => key)), ...listWords(harmless)]);
  // Words that are alike begin alike.
  const wordsBy = groupByFirst(known.flatMap(({ words }) => words));
  const joinedBy = groupByFirst(known.filter(({ words }) => words.length !== 1).map(({ joined }) => joined));

  function wordLikeness(word: string, { key, isStem }: KnownWord, otherLetters: number): number {
    const byMistakes = otherLetters > MAX_OTHER_LETTERS ? 0 : likenessByMistakes(word, key);
    // Malayalam writes what follows together with it.
    if (byMistakes === 1 || ((isStem || key.length >= MIN_BEGINNING) && word.startsWith(key))) return 1;
    // What is spelt as another word is no mistake: "breathing" is not "bleeding".
    if (spelt.has(word) && !key.startsWith(word) && !word.startsWith(key)) return 0;
    const stemmed = stem(word);
    if (
      stemmed === undefined ||
      isStem ||
      key.length < MIN_STEM ||
      key.length - stemmed.length > (stemmed.length < 5 ? 1 : 2)
    )
      return byMistakes;
    const byStem = key.startsWith(stemmed) ? likeness(stemmed, key) : likenessByMistakes(stemmed, key);
    return Math.max(byMistakes, 0.95 * byStem);
  }

  return (text) => {
    const words = leaveOut(foldText(text));
    const wordLikenesses = findLikeness(words, wordsBy, wordLikeness);
    const joinedLikeness = findLikeness(listWindows(words, MAX_JOINED), joinedBy, (window, { key, isStem }, others) => {
      if (isStem && window.startsWith(key)) return 1;
      return others > MAX_OTHER_LETTERS ? 0 : likenessByMistakes(window, key);
    });
    const phraseLikeness = ({ words: wanted, joined }: KnownPhrase): number => {
      const whole = joinedLikeness.get(joined.id) ?? 0;
      if (whole >= MIN_JOINED_LIKENESS) return whole;
      let sum = 0;
      for (const { id } of wanted) {
        const found = wordLikenesses.get(id) ?? 0;
        if (found < MIN_WORD_LIKENESS) return 0;
        sum += found;
      }
      return wanted.length === 0 ? 0 : sum / wanted.length;
    };
    const groupLikeness = new Map<PhraseGroup, number>();
    for (const id of [...wordLikenesses.keys(), ...joinedLikeness.keys()])
      for (const { group, phrase } of holders.get(id) ?? [])
        groupLikeness.set(group, Math.max(groupLikeness.get(group) ?? 0, phraseLikeness(phrase)));
    const isOneWord = foldPhrase(text).length === 1;
    return spotted.filter(({ all, none = [], isAlone }) => {
      if (isAlone && !isOneWord) return false;
      const found = all.map((group) => groupLikeness.get(group) ?? 0);
      const isLike = Math.min(...found) > 0 && mean(found) >= MIN_LIKENESS;
      return isLike && none.every((group) => (groupLikeness.get(group) ?? 0) < MIN_EXCEPTION_LIKENESS);
    });
  };
}

function readPhrase(phrase: string, keys: string[]): KnownPhrase {
  const stems = new Set(
    phrase
      .split(/\s+/)
      .map((word) => word.slice(0, Math.max(0, word.lastIndexOf("*"))))
      .filter((stem) => stem !== "")
      .map(foldWord),
  );
  // Two words that sound alike, as in "hit head", count only next to each other.
  const isRepeated = new Set(keys).size < keys.length;
  const know = (key: string, isStem: boolean): KnownWord => ({
    id: isStem ? `${key}*` : key,
    key,
    isStem,
    letters: lettersOf(key),
  });
  return {
    words: isRepeated ? [] : keys.map((key) => know(key, stems.has(key))),
    joined: know(joinWords(keys), stems.has(keys.at(-1) ?? "")),
  };
}

function findLikeness(
  words: string[],
  wantedBy: Map<string, KnownWord[]>,
  compare: (word: string, wanted: KnownWord, otherLetters: number) => number,
): Map<string, number> {
  const wordLikenesses = new Map<string, number>();
  for (const word of new Set(words)) {
    const letters = lettersOf(word);
    for (const wanted of wantedBy.get(word.slice(0, 1)) ?? []) {
      const found = compare(word, wanted, countBits(letters ^ wanted.letters));
      if (found > (wordLikenesses.get(wanted.id) ?? 0)) wordLikenesses.set(wanted.id, found);
    }
  }
  return wordLikenesses;
}

function listWords(lines: readonly SpottedLine[]): string[] {
  return lines.flatMap(({ all }) => all.flat().flatMap(foldText));
}

/** Leaves out the words of the first group of harmless lines whose groups are all there, word by word. */
function createHarmlessFilter(harmless: readonly SpottedLine[], stem: (word: string) => string | undefined) {
  const known = harmless.map(({ all }) =>
    all.map((group) => group.map(foldText).map((words) => ({ words, text: ` ${words.join(" ")} ` }))),
  );
  return (words: string[]): string[] => {
    const stems = words.map((word) => stem(word) ?? word);
    const texts = [words, stems].map((list) => ` ${list.join(" ")} `);
    const left = new Set(
      known.flatMap((line) => {
        const found = line.map((group) => group.filter(({ text }) => texts.some((held) => held.includes(text))));
        return found.every((phrases) => phrases.length > 0) ? found[0]!.flatMap((phrase) => phrase.words) : [];
      }),
    );
    return left.size === 0 ? words : words.filter((word, at) => !left.has(word) && !left.has(stems[at]!));
  };
}

function groupByFirst(words: KnownWord[]): Map<string, KnownWord[]> {
  const unique = new Map(words.map((word) => [word.id, word]));
  return Map.groupBy(unique.values(), ({ key }) => key.slice(0, 1));
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function listWindows(words: string[], most: number): string[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(most, words.length - from) }, (_one, more) =>
      joinWords(words.slice(from, from + more + 1)),
    ),
  );
}
