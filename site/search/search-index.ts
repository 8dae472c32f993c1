import { createStopWordTest, createTextReader, foldText, foldWord, splitWords } from "./fold.ts";
import { remember } from "../remember.ts";
import { createStemmer, joinWords, likeness, likenessByMistakes } from "./likeness.ts";
import { addPhrase, createWordList, type KnownWord } from "./word-list.ts";

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
  /** Whether the phrase is a topic, or what is asked of one. */
  isAsking: boolean;
}

interface IndexedPhrase<T> {
  target: T;
  phrase: string;
  isName: boolean;
  sureFrom: number;
  /** "=food" is the whole text only, "+canteen" a topic, "!complaint" one above topics, "?rate" what is asked. */
  mark: string;
  words: KnownWord<IndexedPhrase<T>>[];
  joined: KnownWord<IndexedPhrase<T>>;
}

/** A word that is typed, and how much known words are like it. */
interface TypedWord<T> {
  key: string;
  count: number;
  near: ReadonlyMap<KnownWord<IndexedPhrase<T>>, number>;
}

const MAX_WORDS = 500;
const MIN_LETTERS = 5;
/** Of a phrase that holds all that is typed, to be sure of it alone. */
const SURE_SHARE = 0.5;
const NAME_BONUS = 1.15;
const MIN_SCORE = 0.45;
const MIN_BEGINNING = 6;
const MIN_BASE = 0.6;
/** From here on a word is the other, misspelt by one letter of eight, or with an ending. */
const SURE = 0.75;
const SURE_NAME = 0.68;
/** The word itself, or one of its endings: so must be what stands beside words that are not explained. */
const SURE_PART = 0.93;
/**
 * What a topic ("+", "!" above others) and what is asked of one ("?") add, and at most come to: a phrase that holds all
 * is better, "canteen timings" asks for the canteen, and "canteen complaint" is a complaint.
 */
const ASKED: Record<string, { adds: number; most: number }> = {
  "!": { adds: 0.4, most: 0.99 },
  "+": { adds: 0.35, most: 0.98 },
  "?": { adds: 0.3, most: 0.97 },
};
/** What a name comes to at most where more is said: "dialysis cost" asks for the cost. */
const NAMED_BESIDE = 0.96;
/** One letter of eight is mistaken. */
const SURE_TOPIC = 0.79;
const INITIAL_LIKENESS = 0.8;
/** What a phrase has before others that sound so: "kaan" is an ear, "kannu" an eye. */
const WRITTEN = 0.01;

/** Phrases of many owners, so that those of one can be replaced. */
export function createSearchIndex<T, Owner>(rules: SearchRules) {
  const isAdded = createStopWordTest(rules.added);
  const readTelling = createTextReader(rules.stopWords);
  const readQuery = (query: string) => {
    const words = readTelling(query);
    const telling = words.filter((word) => !isAdded(word) && !/^\d+$/.test(word));
    return telling.length > 0 ? telling : words;
  };
  const stem = createStemmer(rules.endings);
  let read = remember(readWord, MAX_WORDS);
  const phrasesOf = new Map<Owner, IndexedPhrase<T>[]>();
  const known = createWordList<IndexedPhrase<T>>();
  /** What is asked in several words, none of which may tell anything by itself: "see patient". */
  const asking = new Set<IndexedPhrase<T>>();

  function replace(owner: Owner, findables: readonly Findable<T>[]) {
    for (const phrase of phrasesOf.get(owner) ?? []) {
      asking.delete(phrase);
      for (const word of [...phrase.words, phrase.joined]) {
        const at = word.phrases.indexOf(phrase);
        if (at >= 0) word.phrases.splice(at, 1);
        if (word.phrases.length === 0) known.forget(word.key);
      }
    }
    const added = listPhrases(findables).map(({ keys, ...phrase }) => {
      return { ...phrase, words: keys.map(known.know), joined: known.know(joinWords(keys)) };
    });
    for (const phrase of added) {
      if (isTopic(phrase.mark) && phrase.words.length > 1) asking.add(phrase);
      addPhrase([...phrase.words, phrase.joined], phrase);
    }
    phrasesOf.set(owner, added);
    read = remember(readWord, MAX_WORDS);
  }

  function readWord(key: string): TypedWord<T> {
    const stemmed = stem(key);
    // "canteen" is no "kan", which is an eye, with an ending.
    const base = known.get(key) && stemmed && stemmed.length < MIN_BASE * key.length ? undefined : stemmed;
    const compared = [...known.beginningAs(key)].map((one) => [one, wordLikeness(key, base, one.key)] as const);
    return {
      key,
      count: known.get(key)?.phrases.length ?? 0,
      near: new Map(compared.filter(([, alike]) => alike > 0)),
    };
  }

  /** What a query may mean, best first, each target once. */
  function find(query: string): Found<T>[] {
    // With the words that tell nothing by themselves, as "on" in "on leave".
    const all = foldText(query).map(read);
    const words = readQuery(query).flatMap((word) => all.find(({ key }) => key === foldWord(word)) ?? []);
    const [joined = "", ...whole] = [words, all].map((list) => joinWords(list.map(({ key }) => key)));
    const { near } = read(joined);
    const unknown = words.filter((word) => [...word.near.values()].every((alike) => alike < SURE));
    // "cement rate" is no question of ours.
    const isKnown = 2 * unknown.length < words.length;
    const holding = [...words.map((word) => word.near), near].flatMap((one) => [...one.keys()]);
    const keys = new Set(all.map(({ key }) => key));
    const said = [...asking].filter((one) => one.words.every(({ key }) => keys.has(key)));
    const candidates = new Set([...said, ...holding.flatMap(({ phrases }) => phrases)]);
    const written = query.trim().toLowerCase();
    const scored = [...candidates].flatMap((one) => {
      const found = scoreOf({ words, all, joined, isKnown }, one);
      const isNamed = one.isName && [joined, ...whole].includes(one.joined.key);
      if (found.score < MIN_SCORE) return [];
      const score = found.score + (one.phrase.toLowerCase() === written ? WRITTEN : 0);
      return [{ target: one.target, phrase: one.phrase, isNamed, ...found, score }];
    });
    const best = scored.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score);
    return (
      [...Map.groupBy(best, ({ target }) => target).values()]
        // One word of one longer phrase is too little: "cat" is not the bite of a cat.
        .map((ways) => ({
          ...ways[0]!,
          isSure: ways.some(({ isSure }) => isSure) || ways.filter(({ isPart }) => isPart).length > 1,
        }))
        .toSorted((a, b) => b.score - a.score)
    );
  }

  /** Whether a phrase has every word as it is written: "sleep" sounds as "slip" does. */
  function holdsAll(phrase: string, query: string): boolean {
    const keys = foldText(phrase);
    const begins = (key: string) => key.length >= MIN_BEGINNING && keys.some((other) => other.startsWith(key));
    const held = splitWords(phrase.toLowerCase());
    return readQuery(query.toLowerCase()).every((word) => held.includes(word) || begins(foldWord(word)));
  }

  return { replace, find, holdsAll, knows: (key: string) => known.get(key) !== undefined };
}

interface Query<T> {
  /** Those that tell something, of all that are typed. */
  words: TypedWord<T>[];
  all: TypedWord<T>[];
  joined: string;
  isKnown: boolean;
}

function scoreOf<T>({ words: typed, all, joined, isKnown }: Query<T>, phrase: IndexedPhrase<T>) {
  const { words, isName, sureFrom, mark } = phrase;
  const whole = likeness(joined, phrase.joined.key);
  if (mark === "=") return { score: whole >= SURE ? whole : 0, isSure: true, isAsking: false, isPart: false };
  const bonus = isName ? NAME_BONUS : 1;
  // Letters alone mean something together, as in "E N T"; each of them begins some word.
  if (typed.every(({ key }) => key.length === 1))
    return { score: Math.min(1, whole * bonus), isSure: whole >= SURE, isAsking: false, isPart: false };
  const metBy = (known: KnownWord<IndexedPhrase<T>>) => highest(all, ({ near }) => near.get(known) ?? 0);
  // "xray" is "x-ray".
  const isOne = metBy(phrase.joined) === 1;
  const parts = isOne ? [...words, phrase.joined] : words;
  const explained = coverage(typed, ({ key, near }) =>
    highest(parts, (part) => (isName && isInitial(key, part.key) ? INITIAL_LIKENESS : (near.get(part) ?? 0))),
  );
  const held = coverage(words, (word) => (isOne ? 1 : metBy(word)));
  const sure = isName ? SURE_NAME : SURE;
  const isHeld = held.least >= sure && (explained.share > 0 || isTopic(mark));
  // What is said besides takes little from a phrase that is held whole.
  const ofPart = isHeld ? 0.5 * (held.share + explained.share) : 0.8 * explained.share;
  const isSpelt = held.least >= SURE_PART;
  const isMeant = (word: string) => all.some(({ key }) => likenessByMistakes(key, word) >= SURE_TOPIC);
  const isPartSure =
    isHeld && (isTopic(mark) ? isSpelt || (isKnown && words.every(({ key }) => isMeant(key))) : isSpelt && isKnown);
  const { adds, most } = ASKED[mark] ?? { adds: 0, most: 0 };
  const asked = isPartSure ? Math.min(most, ofPart + adds) : 0;
  const score = Math.min(
    isName && explained.least === 0 ? NAMED_BESIDE : 1,
    bonus * Math.max(whole, Math.sqrt(explained.share * held.share), ofPart, asked),
  );
  // So few letters are like too many words.
  const isEnough = isName || joined.length >= MIN_LETTERS || parts.some(({ key }) => key === joined);
  const isPart = isEnough && explained.least >= sure;
  const isSure =
    isPartSure ||
    (isEnough && (whole >= sure || score >= sureFrom)) ||
    (isPart && (isName || held.share >= SURE_SHARE));
  // Of phrases that are held whole the longer says more, of others that of which more is held.
  return { score: score + (isHeld && !isOne ? words.length : held.share) / 1000, isSure, isAsking: asked > 0, isPart };
}

function isTopic(mark: string): boolean {
  return mark === "+" || mark === "!";
}

function isInitial(letter: string, word: string): boolean {
  return letter.length === 1 && word.startsWith(letter);
}

function highest<Item>(list: readonly Item[], of: (item: Item) => number): number {
  return list.reduce((found, item) => Math.max(found, of(item)), 0);
}

/** How much of some words is met, and how well the one that is met least. */
function coverage<Word extends { count: number } | { phrases: { length: number } }>(
  words: readonly Word[],
  metOf: (word: Word) => number,
) {
  let [sum, sumMet, least] = [0, 0, 1];
  for (const word of words) {
    // Rare words count for more, the rarest about three times as much as the most frequent.
    const weight = 1 / (4 + Math.log2(1 + ("phrases" in word ? word.phrases.length : word.count)));
    const met = metOf(word);
    sum += weight;
    sumMet += weight * met;
    least = Math.min(least, met);
  }
  return { share: sum === 0 ? 0 : sumMet / sum, least };
}

/** `base` is the word without its ending. */
function wordLikeness(word: string, base: string | undefined, other: string): number {
  return Math.max(likeness(word, other), base ? 0.95 * likeness(base, other) : 0);
}

function listPhrases<T>(findables: readonly Findable<T>[]) {
  const listed = findables.flatMap(({ target, names, phrases, sureFrom = 2 }) => [
    ...names.map((phrase) => ({ target, phrase, isName: true, sureFrom })),
    ...phrases.map((phrase) => ({ target, phrase, isName: false, sureFrom })),
  ]);
  const read = listed.map((entry) => {
    const [, mark = "", phrase = ""] = /^([=+?!]?)(.*)$/.exec(entry.phrase) ?? [];
    return { ...entry, phrase, mark, keys: foldText(phrase) };
  });
  // What is more exact says as well what is asked: "room rate".
  const asking = new Map(
    read.flatMap(({ mark, keys: [key = "", ...more] }) =>
      /[+?!]/.test(mark) && more.length === 0 ? [[key, mark]] : [],
    ),
  );
  return read.map((one) => ({ ...one, mark: one.mark || (one.keys.flatMap((key) => asking.get(key) ?? [])[0] ?? "") }));
}
