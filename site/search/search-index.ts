import MiniSearch from "minisearch";
import { createTextFolder, createTextReader, foldText, foldWord, splitWords } from "./fold.ts";
import { allowedMistakes, createStemmer, joinWords, likeness } from "./likeness.ts";

export interface Findable<T> {
  target: T;
  names: string[];
  phrases: string[];
}

export interface SearchRules {
  stopWords: string[];
  endings: string[];
}

export interface Found<T> {
  target: T;
  /** From 0 to 1: how much of the query the best phrase explains, and how well. */
  score: number;
  phrase: string;
  isNamed: boolean;
  holdsAll: boolean;
}

export type SearchIndex<T> = ReturnType<typeof createSearchIndex<T>>;

interface IndexedPhrase<T> {
  id: number;
  target: T;
  phrase: string;
  isName: boolean;
  words: string[];
  joined: string;
}

type Comparison = (word: string, other: string) => number;

const NAME_BONUS = 1.15;
const MIN_SCORE = 0.45;
const MAX_NEAREST = 5;
const MIN_NEAR_WORD = 4;
const MIN_BEGINNING = 6;
const INITIAL_LIKENESS = 0.8;

export function createSearchIndex<T>(findables: readonly Findable<T>[], rules: SearchRules) {
  const foldQuery = createTextFolder(rules.stopWords);
  const readQuery = createTextReader(rules.stopWords);
  const stem = createStemmer(rules.endings);
  const phrases = listPhrases(findables);
  const index = new MiniSearch<IndexedPhrase<T>>({
    fields: ["words"],
    extractField: (document, field) =>
      field === "id" ? String(document.id) : [...document.words, document.joined].join(" "),
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
  index.addAll(phrases);
  const known = new Map<string, number>();
  for (const { words } of phrases) for (const word of new Set(words)) known.set(word, (known.get(word) ?? 0) + 1);
  // Rare words count for more, the rarest about three times as much as the most frequent.
  const weigh = (count: number) => 1 / (4 + Math.log2(1 + count));
  const weights = new Map([...known].map(([word, count]) => [word, weigh(count)]));
  const stems = new Map([...known.keys()].map((word) => [word, stem(word)]));
  const weightOf = (word: string) => weights.get(word) ?? weigh(0);

  /** What a query may mean, best first, each target once. */
  function find(query: string): Found<T>[] {
    const words = foldQuery(query);
    if (words.length === 0) return [];
    const written = listWritten(readQuery(query));
    const found = rate(words, written);
    if (found.length > 0) return found;
    const mended = foldQuery(swapBack(query));
    return mended.join() === words.join() ? [] : rate(mended, written);
  }

  /** Fast typing swaps letters. In a short word that is more than the index bears, so known words are looked for. */
  function swapBack(query: string): string {
    const isKnown = (word: string) => known.has(foldWord(word));
    return splitWords(query)
      .map((word) => (isKnown(word) ? word : (swapNeighbours(word).find(isKnown) ?? word)))
      .join(" ");
  }

  function rate(words: string[], written: ReadonlySet<string>): Found<T>[] {
    const best = new Map<T, Found<T>>();
    const compare = createComparison();
    const text = joinWords(words);
    for (const candidate of findCandidates(words)) {
      const { target, phrase, isName, joined } = candidate;
      const score = scoreOf(words, candidate, compare);
      const before = best.get(target);
      const isNamed = isName && joined === text;
      if (score < MIN_SCORE || (before && (before.isNamed || before.score >= score) && !isNamed)) continue;
      best.set(target, { target, score, phrase, isNamed, holdsAll: holdsAll(phrase, written) });
    }
    return [...best.values()].toSorted((a, b) => b.score - a.score);
  }

  function findCandidates(words: string[]): IndexedPhrase<T>[] {
    const terms = [...new Set([...words, ...words.flatMap((word) => stem(word) ?? []), ...joinNeighbours(words)])];
    const found = index.search(terms.join(" "), {
      prefix: (term) => term.length > 2,
      fuzzy: (term) => allowedMistakes(term),
      maxFuzzy: 2,
    });
    return found.slice(0, 400).map(({ id }) => phrases[Number(id)]!);
  }

  function scoreOf(query: string[], { words, joined, isName }: IndexedPhrase<T>, compare: Comparison): number {
    const text = joinWords(query);
    const whole = likeness(text, joined);
    // Letters alone mean something together, as in "E N T"; each of them begins some word.
    if (query.every(({ length }) => length === 1)) return Math.min(1, whole * (isName ? NAME_BONUS : 1));
    const explained = coverage(query, words, (word, other) =>
      word.length === 1 && other.startsWith(word) ? INITIAL_LIKENESS : compare(word, other),
    );
    const mutual = Math.sqrt(explained * coverage(words, query, compare));
    const oneWay = 0.8 * explained;
    return Math.min(1, Math.max(whole, mutual, oneWay) * (isName ? NAME_BONUS : 1));
  }

  function coverage(words: string[], others: string[], compare: Comparison): number {
    let sum = 0;
    let met = 0;
    for (const word of words) {
      const weight = weightOf(word);
      sum += weight;
      met += weight * Math.max(0, ...others.map((other) => compare(word, other)));
    }
    return sum === 0 ? 0 : met / sum;
  }

  function wordLikeness(word: string, other: string): number {
    if (word === other) return 1;
    const stemmed = stems.has(word) ? stems.get(word) : stem(word);
    return Math.max(likeness(word, other), stemmed ? 0.95 * likeness(stemmed, other) : 0);
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

  /** Phrases with a word like one of the query's, nearest first; for a query that finds nothing. */
  function nearest(query: string): string[] {
    // In short words nearly every other is near, and nobody mistakes how a word begins.
    const words = foldQuery(query).filter((word) => word.length >= MIN_NEAR_WORD);
    const found = words.flatMap((word) =>
      index
        .search(word.slice(0, 6), { prefix: true, fuzzy: 0.34, maxFuzzy: 2 })
        .map(({ id, score }) => ({ ...phrases[Number(id)]!, score }))
        .filter((phrase) => phrase.words.some((other) => other.slice(0, 2) === word.slice(0, 2))),
    );
    const near = found.toSorted((a, b) => b.score - a.score).map(({ phrase }) => phrase);
    return [...new Set(near)].slice(0, MAX_NEAREST);
  }

  return { find, nearest };
}

function listWritten(words: string[]): Set<string> {
  return new Set(words.map((word) => word.normalize("NFC").toLowerCase()));
}

function holdsAll(phrase: string, written: ReadonlySet<string>): boolean {
  const held = listWritten(splitWords(phrase));
  const keys = foldText(phrase);
  const begins = (key: string) => key.length >= MIN_BEGINNING && keys.some((other) => other.startsWith(key));
  return [...written].every((word) => held.has(word) || begins(foldWord(word)));
}

function listPhrases<T>(findables: readonly Findable<T>[]): IndexedPhrase<T>[] {
  const listed = findables.flatMap(({ target, names, phrases }) => [
    ...names.map((phrase) => ({ target, phrase, isName: true })),
    ...phrases.map((phrase) => ({ target, phrase, isName: false })),
  ]);
  return listed.map((entry, id) => {
    const words = foldText(entry.phrase);
    return { id, ...entry, words, joined: joinWords(words) };
  });
}

function swapNeighbours(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) =>
      word.slice(0, at) +
      word
        .slice(at, at + 2)
        .split("")
        .toReversed()
        .join("") +
      word.slice(at + 2),
  );
}

function joinNeighbours(words: string[]): string[] {
  const pairs = words.slice(1).map((word, at) => joinWords([words[at]!, word]));
  return words.length > 1 ? [...pairs, joinWords(words)] : pairs;
}
