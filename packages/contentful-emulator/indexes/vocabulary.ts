import { findPlace } from "./ordering.ts";

/** Different words, numbered as they are first met. Words are looked up without being cut out of their text. */
export class Vocabulary {
  readonly #words: string[] = [];
  readonly #hashes: number[] = [];
  /** A hash table with open addressing: in each slot the number of a word and 1, or 0. */
  #slots = new Uint32Array(1024);

  /** The number of the word between two places of a text. */
  getId(text: string, start: number, end: number, hash: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let held = this.#slots[slot]!; held !== 0; held = this.#slots[slot]!) {
      if (this.#hashes[held - 1] === hash) {
        const word = this.#words[held - 1]!;
        if (word.length === end - start && text.startsWith(word, start)) return held - 1;
      }
      slot = (slot + 1) & mask;
    }
    this.#slots[slot] = this.#words.push(text.slice(start, end));
    this.#hashes.push(hash);
    if (this.#words.length * 2 > this.#slots.length) this.#grow();
    return this.#words.length - 1;
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 4);
    this.#hashes.forEach((hash, id) => {
      let slot = hash & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = id + 1;
    });
    this.#slots = slots;
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
