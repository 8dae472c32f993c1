import MiniSearch from "minisearch";
import { createStopWordTest, createTextReader, foldText, foldWord, splitWords } from "./fold.ts";
import { allowedMistakes, createStemmer, joinWords, likeness } from "./likeness.ts";

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

export type SearchIndex<T> = ReturnType<typeof createSearchIndex<T>>;

interface IndexedPhrase<T> {
  id: number;
  target: T;
  phrase: string;
  isName: boolean;
  sureFrom: number;
  /** "=food" counts as the whole text only; "+rate" is what is asked, whatever else is named: "dialysis rate". */
  mark: string;
  words: string[];
  joined: string;
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
/** What a word that says what is asked adds, and at most comes to: a phrase that holds all is better. */
const ASKING = 0.25;
const ASKED = 0.97;
const INITIAL_LIKENESS = 0.8;

export function createSearchIndex<T>(findables: readonly Findable<T>[], rules: SearchRules) {
  const isAdded = createStopWordTest(rules.added);
  const readTelling = createTextReader(rules.stopWords);
  const readQuery = (query: string) => {
    const words = readTelling(query);
    const telling = words.filter((word) => !isAdded(word) && !/^\d+$/.test(word));
    return telling.length > 0 ? telling : words;
  };
  const foldQuery = (query: string) => readQuery(query).map(foldWord).filter(Boolean);
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
  const weightOf = (word: string) => weights.get(word) ?? weigh(0);

  /** What a query may mean, best first, each target once. */
  function find(query: string): Found<T>[] {
    const words = foldQuery(query);
    if (words.length === 0) return [];
    const found = rate(words, foldText(query));
    if (found.length > 0) return found;
    const mended = foldQuery(swapBack(query));
    return mended.join() === words.join() ? [] : rate(mended, mended);
  }

  /** Fast typing swaps letters. In a short word that is more than the index bears, so known words are looked for. */
  function swapBack(query: string): string {
    const isKnown = (word: string) => known.has(foldWord(word));
    return splitWords(query)
      .map((word) => (isKnown(word) ? word : (swapNeighbours(word).find(isKnown) ?? word)))
      .join(" ");
  }

  /** `all` are the words with those that tell nothing by themselves, as "on" in "on leave". */
  function rate(words: string[], all: string[]): Found<T>[] {
    const best = new Map<T, Found<T>>();
    const compare = createComparison();
    const whole = [words, all].map(joinWords);
    for (const candidate of findCandidates(words)) {
      const { target, phrase, isName, joined } = candidate;
      const { isSure, score } = scoreOf(words, all, candidate, compare);
      const before = best.get(target);
      const isNamed = isName && whole.includes(joined);
      if (score < MIN_SCORE) continue;
      if (before && (before.isNamed || before.score >= score) && !isNamed) before.isSure ||= isSure;
      else best.set(target, { target, score, phrase, isNamed, isSure: isSure || before?.isSure === true });
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
    return found.slice(0, 250).map(({ id }) => phrases[Number(id)]!);
  }

  function scoreOf(
    query: string[],
    all: string[],
    { words, joined, isName, sureFrom, mark }: IndexedPhrase<T>,
    compare: Comparison,
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
    const isHeld = held.least >= sure && explained.share > 0;
    // What is said besides takes little from a phrase that is held whole.
    const ofPart = isHeld ? 0.5 * (held.share + explained.share) : 0.8 * explained.share;
    const isPartSure = isHeld && held.least >= SURE_PART;
    const asked = mark === "+" && isPartSure ? Math.min(ASKED, ofPart + ASKING) : 0;
    const score = Math.min(1, bonus * Math.max(whole, Math.sqrt(explained.share * held.share), ofPart, asked));
    const isSure = isPartSure || explained.least >= sure || whole >= sure || score >= sureFrom;
    return { score, isSure };
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

  return { find, holdsAll };
}

function listPhrases<T>(findables: readonly Findable<T>[]): IndexedPhrase<T>[] {
  const listed = findables.flatMap(({ target, names, phrases, sureFrom = 2 }) => [
    ...names.map((phrase) => ({ target, phrase, isName: true, sureFrom })),
    ...phrases.map((phrase) => ({ target, phrase, isName: false, sureFrom })),
  ]);
  const read = listed.map((entry, id) => {
    const [, mark = "", phrase = ""] = /^([=+]?)(.*)$/.exec(entry.phrase) ?? [];
    const words = foldText(phrase);
    return { id, ...entry, phrase, mark, words, joined: joinWords(words) };
  });
  // What is more exact says as well what is asked: "room rate".
  const asking = new Set(read.flatMap(({ mark, words }) => (mark === "+" && words.length === 1 ? words : [])));
  return read.map((one) =>
    one.words.some((word) => asking.has(word)) && one.mark === "" ? { ...one, mark: "+" } : one,
  );
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
