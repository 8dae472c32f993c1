import MiniSearch from "minisearch";
import { foldText, foldWord } from "./fold.ts";

/** Something that can be found, and the phrases by which people know it. */
export interface Findable<T> {
  target: T;
  /** Its own names; they count for more than the phrases. */
  names: string[];
  phrases: string[];
}

/** How the words of a language change what is looked for. */
export interface SearchRules {
  /** Words that say nothing about what is looked for, such as "doctor" or "evide". */
  stopWords: string[];
  /** Endings that grammar adds to words, longest first, such as "inu". */
  endings: string[];
}

export interface Found<T> {
  target: T;
  /** From 0 to 1: how much of the query the best phrase explains, and how well. */
  score: number;
  /** The phrase that was met. */
  phrase: string;
}

export interface SearchIndex<T> {
  /** What a query may mean, best first, each target once. Nothing for a query of stop words alone. */
  find(query: string): Found<T>[];
}

interface IndexedPhrase<T> {
  id: number;
  target: T;
  phrase: string;
  isName: boolean;
  words: string[];
  joined: string;
}

const NAME_BONUS = 1.15;
const LEAST_SCORE = 0.45;

/** Mistakes that a word may have: none in short words. */
function allowedMistakes(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

export function createSearchIndex<T>(findables: readonly Findable<T>[], rules: SearchRules): SearchIndex<T> {
  const stopWords = new Set(rules.stopWords.flatMap(foldText));
  const endings = rules.endings.map(foldWord).toSorted((a, b) => b.length - a.length);
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
  const weightOf = (word: string) => 1 / (1 + Math.log2(1 + (known.get(word) ?? 0)));

  function find(query: string): Found<T>[] {
    const all = foldText(query);
    const words = all.filter((word) => !stopWords.has(word));
    if (words.length === 0) return [];
    const best = new Map<T, Found<T>>();
    for (const candidate of findCandidates(words)) {
      const score = scoreOf(words, candidate);
      const before = best.get(candidate.target);
      if (score < LEAST_SCORE || (before && before.score >= score)) continue;
      best.set(candidate.target, { target: candidate.target, score, phrase: candidate.phrase });
    }
    return [...best.values()].toSorted((a, b) => b.score - a.score);
  }

  function findCandidates(words: string[]): IndexedPhrase<T>[] {
    const terms = [...new Set([...words, ...stemsOf(words), ...joinNeighbours(words)])];
    const found = index.search(terms.join(" "), {
      prefix: (term) => term.length > 2,
      fuzzy: (term) => allowedMistakes(term),
      maxFuzzy: 2,
    });
    return found.slice(0, 400).map(({ id }) => phrases[Number(id)]!);
  }

  function stemsOf(words: string[]): string[] {
    return words.flatMap((word) => {
      const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= 3);
      return ending ? [word.slice(0, -ending.length)] : [];
    });
  }

  /** How well the words of a query and of a phrase explain each other. */
  function scoreOf(query: string[], { words, joined, isName }: IndexedPhrase<T>): number {
    const text = joinWords(query);
    const whole = likeness(text, joined);
    const mutual = Math.sqrt(coverage(query, words) * coverage(words, query));
    const oneWay = 0.8 * coverage(query, words);
    return Math.min(1, Math.max(whole, mutual, oneWay) * (isName ? NAME_BONUS : 1));
  }

  /** The share of one text's words that the other has, rare words counting for more. */
  function coverage(words: string[], others: string[]): number {
    let sum = 0;
    let met = 0;
    for (const word of words) {
      const weight = weightOf(word);
      sum += weight;
      met += weight * Math.max(0, ...others.map((other) => wordLikeness(word, other)));
    }
    return sum === 0 ? 0 : met / sum;
  }

  function wordLikeness(word: string, other: string): number {
    if (word === other) return 1;
    const direct = likeness(word, other);
    const stem = endings.find((ending) => word.endsWith(ending) && word.length - ending.length >= 3);
    return Math.max(direct, stem ? 0.95 * likeness(word.slice(0, -stem.length), other) : 0);
  }

  return { find };
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

/** Words written as one, because people join and split them as they like. */
function joinWords(words: string[]): string {
  return words.join("").replaceAll(/(.)\1+/g, "$1");
}

function joinNeighbours(words: string[]): string[] {
  const pairs = words.slice(1).map((word, at) => joinWords([words[at]!, word]));
  return words.length > 1 ? [...pairs, joinWords(words)] : pairs;
}

/** 1 for equal keys; less for a beginning or few mistakes; 0 for too many. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const byBeginning = short.length > 2 && long.startsWith(short) ? 0.6 + (0.4 * short.length) / long.length : 0;
  const most = allowedMistakes(short);
  const mistakes = long.length - short.length > most ? Number.POSITIVE_INFINITY : countMistakes(one, other, most);
  const byMistakes = mistakes <= most && one[0] === other[0] ? 1 - (1.6 * mistakes) / long.length : 0;
  return Math.max(byBeginning, byMistakes, 0);
}

/** Letters to insert, drop, change or swap (optimal string alignment); stops above `most`. */
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
