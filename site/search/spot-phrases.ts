import { createTextFolder, foldText, foldWord } from "./fold.ts";
import { createStemmer, joinWords, likeness, likenessByMistakes } from "./likeness.ts";
import type { SearchRules } from "./search-index.ts";
import { addPhrase, createWordList, type KnownWord } from "./word-list.ts";

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
const MAX_JOINED = 4;

interface KnownPhrase {
  group: PhraseGroup;
  words: KnownWord<KnownPhrase>[];
  joined: KnownWord<KnownPhrase>;
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
  const known = createWordList<KnownPhrase>();
  const knownJoined = createWordList<KnownPhrase>();
  const spelt = new Set(harmless.flatMap(({ all }) => all.flat().flatMap(foldText)));
  for (const group of new Set(spotted.flatMap(({ all, none = [] }) => [...all, ...none])))
    for (const text of group) {
      const telling = foldPhrase(text);
      // One word is too little: "want to die" is not "die", which is also how "tie" sounds.
      const keys = new Set(telling).size < 2 ? foldText(text) : telling;
      // Two words that sound alike, as in "hit head", count only next to each other.
      const apart = new Set(keys).size < keys.length ? [] : keys;
      const begun = new Set(
        text.split(/\s+/).flatMap((word) => (word.endsWith("*") ? foldWord(word.slice(0, -1)) : [])),
      );
      const mark = (word: string, last = word) => (begun.has(last) ? `${word}*` : word);
      const joined = mark(joinWords(keys), keys.at(-1));
      const phrase = { group, words: apart.map((key) => known.know(mark(key))), joined: knownJoined.know(joined) };
      addPhrase([...phrase.words, phrase.joined], phrase);
      for (const key of apart) spelt.add(key);
    }

  function wordLikeness(word: string, stemmed: string | undefined, wanted: string): number {
    const isBegun = wanted.endsWith("*");
    const key = isBegun ? wanted.slice(0, -1) : wanted;
    // Malayalam writes what follows together with it.
    if (word === key || ((isBegun || key.length >= MIN_BEGINNING) && word.startsWith(key))) return 1;
    // What is spelt as another word is no mistake: "breathing" is not "bleeding".
    if (spelt.has(word) && !key.startsWith(word) && !word.startsWith(key)) return 0;
    const byMistakes = likenessByMistakes(word, key);
    if (stemmed === undefined || isBegun || key.length < MIN_STEM) return byMistakes;
    const isFar = key.length - stemmed.length > (stemmed.length < 5 ? 1 : 2);
    return isFar ? byMistakes : Math.max(byMistakes, 0.95 * likeness(stemmed, key));
  }

  /** How much each group is like the words of a text. */
  function readGroups(text: string): ReadonlyMap<PhraseGroup, number> {
    const typed = leaveOut(foldText(text));
    const found = new Map<KnownWord<KnownPhrase>, number>();
    const note = (word: string, one: KnownWord<KnownPhrase>, stemmed?: string) => {
      const alike = wordLikeness(word, stemmed, one.key);
      if (alike > (found.get(one) ?? 0)) found.set(one, alike);
    };
    for (const word of new Set(typed)) {
      const stemmed = stem(word);
      for (const one of known.beginningAs(word)) note(word, one, stemmed);
    }
    for (const window of listWindows(typed)) for (const one of knownJoined.beginningAs(window)) note(window, one);
    const groups = new Map<PhraseGroup, number>();
    for (const { phrases } of found.keys())
      for (const phrase of phrases) {
        const whole = found.get(phrase.joined) ?? 0;
        const each = phrase.words.map((word) => found.get(word) ?? 0);
        const isEach = each.length > 0 && Math.min(...each) >= MIN_WORD_LIKENESS;
        const alike = whole >= MIN_JOINED_LIKENESS ? whole : isEach ? mean(each) : 0;
        groups.set(phrase.group, Math.max(groups.get(phrase.group) ?? 0, alike));
      }
    return groups;
  }

  return (text) => {
    const groups = readGroups(text);
    const isOneWord = foldPhrase(text).length === 1;
    return spotted.filter(({ all, none = [], isAlone }) => {
      if (isAlone && !isOneWord) return false;
      const found = all.map((group) => groups.get(group) ?? 0);
      const isLike = Math.min(...found) > 0 && mean(found) >= MIN_LIKENESS;
      return isLike && none.every((group) => (groups.get(group) ?? 0) < MIN_EXCEPTION_LIKENESS);
    });
  };
}

/** Leaves out the words of the first group of harmless lines whose groups are all there, word by word. */
function createHarmlessFilter(harmless: readonly SpottedLine[], stem: (word: string) => string | undefined) {
  const lines = harmless.map(({ all }) => all.map((group) => group.map((text) => ` ${foldText(text).join(" ")} `)));
  return (words: string[]): string[] => {
    const stems = words.map((word) => stem(word) ?? word);
    const texts = [words, stems].map((list) => ` ${list.join(" ")} `);
    const left = lines.flatMap((line) => {
      const found = line.map((group) => group.filter((phrase) => texts.some((text) => text.includes(phrase))));
      return found.every(({ length }) => length > 0) ? found[0]! : [];
    });
    const isLeft = (word: string) => left.join("").includes(` ${word} `);
    return words.filter((word, at) => !isLeft(word) && !isLeft(stems[at]!));
  };
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Up to so many words next to each other, as one. */
function listWindows(words: string[]): string[] {
  const lengths = Array.from({ length: MAX_JOINED }, (_, less) => less + 1);
  return words.flatMap((_, from) => lengths.map((length) => joinWords(words.slice(from, from + length))));
}
