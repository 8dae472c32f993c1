import { Bitmap } from "./bitmap.ts";
import { Postings } from "./postings.ts";
import { visitInSteps, type Steps } from "../steps.ts";
import { visitWords, Vocabulary } from "./vocabulary.ts";

/** Finds the texts that contain a text of two letters or more, ignoring case. */
export type TextIndex = (part: string) => Steps<Bitmap>;

/** A search text may be a megabyte long, and more words would hardly narrow the candidates. */
const MAX_WORDS_LOOKED_UP = 3;

/**
 * Indexes texts by their words. A part of a word is looked for in the list of different words, which is short. A text
 * of several words is looked for in the texts that have the longest of them.
 */
export function* createTextIndex(count: number, readText: (position: number) => string): Steps<TextIndex> {
  const { findWords, postings } = yield* collectWords(count, readText);
  function findHaving(part: string): Bitmap {
    const found = new Bitmap(count);
    for (const word of findWords(part)) postings.visit(word, (position) => found.add(position));
    return found;
  }
  return function* (part) {
    const wanted = part.toLowerCase();
    const words: string[] = [];
    visitWords(wanted, (start, end) => words.push(wanted.slice(start, end)));
    if (words[0] === wanted) return findHaving(wanted);
    const telling = words.filter(({ length }) => length > 1).toSorted((a, b) => b.length - a.length);
    const candidates = telling
      .slice(0, MAX_WORDS_LOOKED_UP)
      .reduce((found, word) => found.and(findHaving(word)), Bitmap.full(count));
    return yield* candidates.filter((position) => readText(position).toLowerCase().includes(wanted));
  };
}

/** Apart from the index, whose functions would keep what is only needed here. */
function* collectWords(count: number, readText: (position: number) => string) {
  const vocabulary = new Vocabulary();
  const postings = new Postings();
  yield* visitInSteps(count, (position) => {
    const text = readText(position).toLowerCase();
    visitWords(text, (start, end, hash) => postings.add(vocabulary.getId(text, start, end, hash), position));
  });
  return { findWords: vocabulary.createSearch(), postings: postings.finish() };
}
