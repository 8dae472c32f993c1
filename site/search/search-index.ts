import { createStopWordTest, createTextReader, foldText, foldWord, splitWords } from "./fold.ts";
import { countBits, createStemmer, joinWords, lettersOf, likeness, likenessByMistakes } from "./likeness.ts";

export interface Findable<T> {
  target: T;
  names: string[];
  phrases: string[];
  /** The score from which on it is sure, as names of people are misspelt most. */
  sureFrom?: number;
}

export interface SearchRules {
  stopWords: string[];
  /** What people add to a complaint: whose it is, how old they are, since when. */
  added: string[];
  endings: string[];
}

export interface Found<T> {
  target: T;
  /** From 0 to 1: how much of the query the best phrase explains, and how well. */
  score: number;
  phrase: string;
  isNamed: boolean;
  /** False for what only resembles the words, or has some of them in common. */
  isSure: boolean;
}

export type SearchIndex<T, Owner> = ReturnType<typeof createSearchIndex<T, Owner>>;

interface IndexedPhrase<T> {
  target: T;
  phrase: string;
  isName: boolean;
  sureFrom: number;
  /** "=food" is the whole text only, "+canteen" a topic whatever else is named, "?rate" asked where that is known. */
  mark: string;
  words: string[];
  joined: string;
}

interface KnownWord<T, Owner> {
  key: string;
  letters: number;
  count: number;
  of: Map<Owner, IndexedPhrase<T>[]>;
}

type Comparison = (word: string, other: string) => number;

const NAME_BONUS = 1.15;
const MIN_SCORE = 0.45;
const MIN_BEGINNING = 6;
const MIN_BEGUN = 0.6;
/** From here on a word is the other, misspelt by one letter of eight, or with an ending. */
const SURE = 0.73;
const SURE_NAME = 0.68;
/** The word itself, or one of its endings: so must be what stands beside words that are not explained. */
const SURE_PART = 0.93;
/**
 * What a topic ("+") and what is asked of one ("?") add, and at most come to: a phrase that holds all is better, and
 * "canteen timings" asks for the canteen.
 */
const ASKED: Record<string, { adds: number; most: number }> = {
  "+": { adds: 0.35, most: 0.98 },
  "?": { adds: 0.3, most: 0.97 },
};
/** What a name comes to at most where more is said: "dialysis cost" asks for the cost. */
const NAMED_BESIDE = 0.96;
const INITIAL_LIKENESS = 0.8;
const MAX_CANDIDATES = 250;
/** Words with more other letters have too many mistakes. */
const MAX_OTHER_LETTERS = 4;

/** Phrases of many owners, so that those of one can be replaced, and a query be answered from some of them. */
export function createSearchIndex<T, Owner>(rules: SearchRules) {
  const isAdded = createStopWordTest(rules.added);
  const readTelling = createTextReader(rules.stopWords);
  const readQuery = (query: string) => {
    const words = readTelling(query);
    const telling = words.filter((word) => !isAdded(word) && !/^\d+$/.test(word));
    return telling.length > 0 ? telling : words;
  };
  const takeEnding = createStemmer(rules.endings);
  const findKnown = (word: string) => known.get(word.slice(0, 1))?.get(word);
  /** "canteen" is no "kan", which is an eye, with an ending. */
  const stem = (word: string) => (findKnown(word) ? undefined : takeEnding(word));
  /** By first letter, because words that are alike begin alike. */
  const known = new Map<string, Map<string, KnownWord<T, Owner>>>();
  /** What is asked in several words, none of which may tell anything by itself: "see patient". */
  let asking: IndexedPhrase<T>[] = [];
  const knownOf = new Map<Owner, ReadonlySet<KnownWord<T, Owner>>>();
  // Rare words count for more, the rarest about three times as much as the most frequent.
  const weightOf = (word: string) => 1 / (4 + Math.log2(1 + (findKnown(word)?.count ?? 0)));

  function replace(owner: Owner, findables: readonly Findable<T>[]) {
    for (const word of knownOf.get(owner) ?? []) {
      word.count -= word.of.get(owner)?.length ?? 0;
      word.of.delete(owner);
      if (word.count === 0) known.get(word.key.slice(0, 1))?.delete(word.key);
    }
    const held = new Set<KnownWord<T, Owner>>();
    const phrases = listPhrases(findables);
    const asked = phrases.filter(({ mark, words }) => mark === "+" && words.length > 1);
    if (asked.length > 0) asking = asked;
    for (const phrase of phrases)
      for (const key of new Set(phrase.words.length > 2 ? phrase.words : [...phrase.words, phrase.joined])) {
        const begun = getOrAdd(known, key.slice(0, 1), () => new Map<string, KnownWord<T, Owner>>());
        const word = getOrAdd(begun, key, () => ({ key, letters: lettersOf(key), count: 0, of: new Map() }));
        word.count += 1;
        // A list of one takes no room for more: most words are in one phrase.
        const phrasesWithWord = word.of.get(owner);
        if (phrasesWithWord) phrasesWithWord.push(phrase);
        else word.of.set(owner, [phrase]);
        held.add(word);
      }
    knownOf.set(owner, held);
  }

  /** What a query may mean, best first, each target once. */
  function find(query: string, isAsked: (owner: Owner) => boolean = () => true): Found<T>[] {
    const words = readQuery(query).map(foldWord).filter(Boolean);
    // With the words that tell nothing by themselves, as "on" in "on leave".
    const all = foldText(query);
    const whole = [words, all].map(joinWords);
    const compare = createComparison();
    const best = new Map<T, Found<T>>();
    const said = asking.filter((one) => one.words.every((word) => all.includes(word)));
    const isKnown = knowsMost(words, compare);
    for (const candidate of [...said, ...findCandidates(words, compare, isAsked)]) {
      const { target, phrase, isName, joined } = candidate;
      const { isSure, score } = scoreOf(words, all, candidate, compare, isKnown);
      const before = best.get(target);
      const isNamed = isName && whole.includes(joined);
      if (score < MIN_SCORE) continue;
      if (before && (before.isNamed || before.score >= score) && !isNamed) before.isSure ||= isSure;
      else best.set(target, { target, score, phrase, isNamed, isSure: isSure || before?.isSure === true });
    }
    return [...best.values()].toSorted((a, b) => b.score - a.score);
  }

  /** The phrases that explain most of the words with the fewest of their own. */
  function findCandidates(words: string[], compare: Comparison, isAsked: (owner: Owner) => boolean) {
    const found = new Map<IndexedPhrase<T>, { explained: number; held: number }>();
    const explain = (word: string, likenessTo: Comparison) => {
      const weight = weightOf(word);
      const met = new Map<IndexedPhrase<T>, number>();
      for (const { key, of } of listNear(word)) {
        const alike = likenessTo(word, key);
        for (const [owner, phrases] of of)
          if (isAsked(owner)) for (const one of phrases) if (alike > (met.get(one) ?? 0)) met.set(one, alike);
      }
      for (const [phrase, alike] of met) {
        const { explained, held } = found.get(phrase) ?? { explained: 0, held: 0 };
        found.set(phrase, { explained: explained + weight * alike, held: held + alike / phrase.words.length });
      }
    };
    for (const word of new Set(words)) explain(word, compare);
    for (const joined of joinNeighbours(words)) explain(joined, likenessByMistakes);
    return [...found]
      .map(([phrase, { explained, held }]) => ({ phrase, rank: explained * Math.min(1, held) }))
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, MAX_CANDIDATES)
      .map(({ phrase }) => phrase);
  }

  /** Whether more than half of the words are known: "cement rate" is no question of ours. */
  function knowsMost(words: string[], compare: Comparison): boolean {
    const unknown = words.filter((word) => listNear(word).every(({ key }) => compare(word, key) < SURE));
    return 2 * unknown.length < words.length;
  }

  /** Known words that this one begins, or is with a few mistakes; with or without its ending. */
  function listNear(word: string): KnownWord<T, Owner>[] {
    const base = stem(word) ?? word;
    const [letters, ofBase] = [lettersOf(word), lettersOf(base)];
    const isAlike = (one: string, lettersOfOne: number, other: KnownWord<T, Owner>) =>
      countBits(lettersOfOne ^ other.letters) <= MAX_OTHER_LETTERS && likenessByMistakes(one, other.key) > 0;
    return [...(known.get(word.slice(0, 1))?.values() ?? [])].filter(
      (one) =>
        (base.length > 2 ? one.key.startsWith(base) : one.key === base) ||
        isAlike(word, letters, one) ||
        (base !== word && isAlike(base, ofBase, one)),
    );
  }

  /** What has a word like this one in its name. */
  function findNamed(word: string, least: number, isAsked: (owner: Owner) => boolean): Set<T> {
    // What is spelt as another word is no misspelt name.
    const alike = listNear(word).filter(({ key }) => likenessByMistakes(word, key) >= (findKnown(word) ? 1 : least));
    return new Set(
      alike.flatMap(({ key, of }) =>
        [...of].flatMap(([owner, phrases]) =>
          isAsked(owner)
            ? phrases.flatMap(({ isName, words, target }) => (isName && words.includes(key) ? [target] : []))
            : [],
        ),
      ),
    );
  }

  function scoreOf(
    query: string[],
    all: string[],
    { words, joined, isName, sureFrom, mark }: IndexedPhrase<T>,
    compare: Comparison,
    isKnown: boolean,
  ) {
    const whole = likeness(joinWords(query), joined);
    if (mark === "=") return { score: whole >= SURE ? whole : 0, isSure: true };
    const bonus = isName ? NAME_BONUS : 1;
    // Letters alone mean something together, as in "E N T"; each of them begins some word.
    if (query.every(({ length }) => length === 1)) return { score: Math.min(1, whole * bonus), isSure: whole >= SURE };
    const explained = coverage(query, words, (word, other) =>
      isName && word.length === 1 && other.startsWith(word) ? INITIAL_LIKENESS : compare(word, other),
    );
    const held = coverage(words, all, (word, other) => compare(other, word));
    const sure = isName ? SURE_NAME : SURE;
    const isHeld = held.least >= sure && (explained.share > 0 || mark === "+");
    // What is said besides takes little from a phrase that is held whole.
    const ofPart = isHeld ? 0.5 * (held.share + explained.share) : 0.8 * explained.share;
    const isPartSure = isHeld && held.least >= SURE_PART && (isKnown || mark === "+");
    const { adds, most } = ASKED[mark] ?? { adds: 0, most: 0 };
    const asked = isPartSure ? Math.min(most, ofPart + adds) : 0;
    const score = Math.min(
      isName && explained.least === 0 ? NAMED_BESIDE : 1,
      bonus * Math.max(whole, Math.sqrt(explained.share * held.share), ofPart, asked),
    );
    const isSure = isPartSure || explained.least >= sure || whole >= sure || score >= sureFrom;
    // Of phrases that are held whole the longer says more.
    return { score: isHeld ? score + words.length / 1000 : score, isSure };
  }

  /** How much of these words the others explain, and how well the one that they explain least. */
  function coverage(words: string[], others: string[], compare: Comparison) {
    const found = words.map((word) => ({
      weight: weightOf(word),
      met: Math.max(0, ...others.map((other) => compare(word, other))),
    }));
    const sum = found.reduce((all, { weight }) => all + weight, 0);
    const met = found.reduce((all, one) => all + one.weight * one.met, 0);
    return { share: sum === 0 ? 0 : met / sum, least: Math.min(1, ...found.map((one) => one.met)) };
  }

  function wordLikeness(word: string, other: string): number {
    if (word === other) return 1;
    // A short word of a phrase begins too many others: "pre" begins "pressure".
    const isBegun = word.startsWith(other) && other.length < MIN_BEGUN * word.length;
    const stemmed = stem(word);
    return Math.max(isBegun ? 0 : likeness(word, other), stemmed ? 0.95 * likeness(stemmed, other) : 0);
  }

  /** `wordLikeness` for one query, whose candidates have the same words again and again. */
  function createComparison(): Comparison {
    const compared = new Map<string, Map<string, number>>();
    return (word, other) => {
      const others = compared.get(word) ?? new Map<string, number>();
      compared.set(word, others);
      const value = others.get(other) ?? wordLikeness(word, other);
      others.set(other, value);
      return value;
    };
  }

  /** Whether a phrase has every word as it is written: "sleep" sounds as "slip" does. */
  function holdsAll(phrase: string, query: string): boolean {
    const keys = foldText(phrase);
    const begins = (key: string) => key.length >= MIN_BEGINNING && keys.some((other) => other.startsWith(key));
    const held = splitWords(phrase.toLowerCase());
    return readQuery(query.toLowerCase()).every((word) => held.includes(word) || begins(foldWord(word)));
  }

  return { replace, find, findNamed, holdsAll };
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

function listPhrases<T>(findables: readonly Findable<T>[]): IndexedPhrase<T>[] {
  const listed = findables.flatMap(({ target, names, phrases, sureFrom = 2 }) => [
    ...names.map((phrase) => ({ target, phrase, isName: true, sureFrom })),
    ...phrases.map((phrase) => ({ target, phrase, isName: false, sureFrom })),
  ]);
  const read = listed.map((entry) => {
    const [, mark = "", phrase = ""] = /^([=+?]?)(.*)$/.exec(entry.phrase) ?? [];
    // A copy has no room for more words, which takes three times as much.
    const words = [...foldText(phrase)];
    return { ...entry, phrase, mark, words, joined: joinWords(words) };
  });
  // What is more exact says as well what is asked: "room rate".
  const asking = new Map(
    read.flatMap(({ mark, words: [word = "", ...more] }) =>
      /[+?]/.test(mark) && more.length === 0 ? [[word, mark]] : [],
    ),
  );
  return read.map((one) => ({
    ...one,
    mark: one.mark || (one.words.flatMap((word) => asking.get(word) ?? [])[0] ?? ""),
  }));
}

function joinNeighbours(words: string[]): string[] {
  const pairs = words.slice(1).map((word, at) => joinWords([words[at]!, word]));
  return words.length > 1 ? [...pairs, joinWords(words)] : pairs;
}
