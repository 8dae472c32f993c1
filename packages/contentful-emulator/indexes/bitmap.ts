import { visitInSteps, type Steps } from "../steps.ts";

/** Positions in one word of a bitmap. */
const WORD_BITS = 32;

/** A set of the positions 0 to `length` - 1, one bit each. Only `add` changes it. `map` would take longer. */
export class Bitmap {
  readonly length: number;
  readonly #words: Uint32Array;

  /** The empty set. */
  constructor(length: number, words = new Uint32Array(Math.ceil(length / WORD_BITS))) {
    this.length = length;
    this.#words = words;
  }

  /** The set of all positions. */
  static full(length: number): Bitmap {
    return new Bitmap(length).not();
  }

  /** The set of the given positions. */
  static of(length: number, positions: ArrayLike<number>): Bitmap {
    const set = new Bitmap(length);
    for (let index = 0; index < positions.length; index += 1) set.add(positions[index]!);
    return set;
  }

  add(position: number): void {
    this.#words[position >>> 5]! |= 1 << (position & 31);
  }

  has(position: number): boolean {
    return (this.#words[position >>> 5]! & (1 << (position & 31))) !== 0;
  }

  /** The number of positions. */
  get size(): number {
    let sum = 0;
    for (const word of this.#words) sum += countBits(word);
    return sum;
  }

  /** The positions in ascending order. */
  positions(): number[] {
    const found: number[] = [];
    for (let index = 0; index < this.#words.length; index += 1) {
      for (let rest = this.#words[index]!; rest !== 0; rest &= rest - 1) {
        found.push(index * WORD_BITS + 31 - Math.clz32(rest & -rest));
      }
    }
    return found;
  }

  /** The positions that pass a test. */
  *filter(test: (position: number) => boolean): Steps<Bitmap> {
    const positions = this.positions();
    const found = new Bitmap(this.length);
    yield* visitInSteps(positions.length, (index) => {
      if (test(positions[index]!)) found.add(positions[index]!);
    });
    return found;
  }

  /** The intersection. */
  and(other: Bitmap): Bitmap {
    const words = this.#words.slice();
    for (let index = 0; index < words.length; index += 1) words[index]! &= other.#words[index] ?? 0;
    return new Bitmap(this.length, words);
  }

  /** The union. */
  or(other: Bitmap): Bitmap {
    const words = this.#words.slice();
    for (let index = 0; index < words.length; index += 1) words[index]! |= other.#words[index] ?? 0;
    return new Bitmap(this.length, words);
  }

  /** The complement. */
  not(): Bitmap {
    const words = this.#words.map((word) => ~word);
    const spare = words.length * WORD_BITS - this.length;
    const last = words.length - 1;
    if (spare > 0) words[last] = (words[last] ?? 0) & (0xffffffff >>> spare);
    return new Bitmap(this.length, words);
  }
}

/** Counts the bits of a word in parallel (population count). */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
