import { findPlace } from "./ordering.ts";

const FIRST_SLOTS = 1024;

/** Different words, numbered as they are first met. Words are looked up without being cut out of their text. */
export class Vocabulary {
  readonly #words: string[] = [];
  /** A hash table with open addressing: in each slot a hash, and the number of its word and 1, or 0. */
  #table = new Int32Array(2 * FIRST_SLOTS);

  /** The number of the word between two places of a text. */
  getId(text: string, start: number, end: number, hash: number): number {
    const table = this.#table;
    let slot = (2 * hash) & (table.length - 2);
    for (; table[slot + 1] !== 0; slot = (slot + 2) & (table.length - 2)) {
      if (table[slot] !== hash) continue;
      const id = table[slot + 1]! - 1;
      const word = this.#words[id]!;
      if (word.length === end - start && isAt(text, start, word)) return id;
    }
    table[slot] = hash;
    table[slot + 1] = this.#words.push(text.slice(start, end));
    if (this.#words.length * 4 > table.length) this.#grow();
    return this.#words.length - 1;
  }

  #grow(): void {
    const table = new Int32Array(this.#table.length * 4);
    for (let from = 0; from < this.#table.length; from += 2) {
      const [hash, held] = [this.#table[from]!, this.#table[from + 1]!];
      if (held === 0) continue;
      let slot = (2 * hash) & (table.length - 2);
      while (table[slot + 1] !== 0) slot = (slot + 2) & (table.length - 2);
      table[slot] = hash;
      table[slot + 1] = held;
    }
    this.#table = table;
  }

  /** Finds the words that contain a part of a word. */
  createSearch(): (part: string) => Iterable<number> {
    const text = this.#words.join("\n");
    const starts = new Uint32Array(this.#words.length + 1);
    this.#words.forEach((word, id) => {
      starts[id + 1] = starts[id]! + word.length + 1;
    });
    return function* (part) {
      for (let at = text.indexOf(part); at >= 0;) {
        const id = findPlace(starts, at, true) - 1;
        yield id;
        at = text.indexOf(part, starts[id + 1]);
      }
    };
  }
}

/** Far faster than `startsWith` for short words. */
function isAt(text: string, start: number, word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (text.charCodeAt(start + at) !== word.charCodeAt(at)) return false;
  return true;
}

/** Visits the words of a text in small letters: what is between ASCII characters other than letters and digits. */
export function visitWords(text: string, visit: (start: number, end: number, hash: number) => void): void {
  let start = 0;
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isOfWord(code)) {
      hash = (Math.imul(hash, 31) + code) | 0;
      continue;
    }
    if (at > start) visit(start, at, hash);
    start = at + 1;
    hash = 0;
  }
  if (text.length > start) visit(start, text.length, hash);
}

function isOfWord(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code >= 0x80;
}
