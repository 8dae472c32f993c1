const WORDS_PER_BLOCK = 2 ** 18;

/** Seven bits a byte; the eighth says that another byte follows. */
const MORE = 0x80;

/** The positions of each word within some texts that follow one another: their gaps, most of which take a byte. */
interface Block {
  readonly bytes: Uint8Array;
  /** Where each word's gaps start, and the last one's end. */
  readonly starts: Uint32Array;
}

/** The texts in which each word occurs. Words are numbers from 0. */
export class Postings {
  readonly #blocks: Block[] = [];
  #words = new Uint32Array(WORDS_PER_BLOCK);
  #positions = new Uint32Array(WORDS_PER_BLOCK);
  #size = 0;
  /** The last position of each word. */
  #last: number[] = [];

  /** Adds a word of the text at a position; positions ascend. */
  add(word: number, position: number): void {
    if (this.#last[word] === position) return;
    this.#last[word] = position;
    this.#words[this.#size] = word;
    this.#positions[this.#size] = position;
    this.#size += 1;
    if (this.#size === WORDS_PER_BLOCK) this.#writeBlock();
  }

  /** Ends the adding, and frees the memory that it took. */
  finish(): this {
    this.#writeBlock();
    this.#words = this.#positions = new Uint32Array(0);
    this.#last = [];
    return this;
  }

  /** Visits the positions of a word's texts in ascending order. */
  visit(word: number, visit: (position: number) => void): void {
    for (const { bytes, starts } of this.#blocks) {
      // The words of later blocks are missing in earlier ones.
      if (word + 1 < starts.length) visitGaps(bytes.subarray(starts[word], starts[word + 1]), visit);
    }
  }

  #writeBlock(): void {
    const wordCount = this.#last.length;
    const starts = new Uint32Array(wordCount + 1);
    this.#visitGapsOf(wordCount, (word, gap) => {
      starts[word + 1]! += countBytes(gap);
    });
    for (let word = 0; word < wordCount; word += 1) starts[word + 1]! += starts[word]!;
    const bytes = new Uint8Array(starts[wordCount]!);
    const places = starts.slice();
    this.#visitGapsOf(wordCount, (word, gap) => {
      let rest = gap;
      for (; rest >= MORE; rest >>>= 7) bytes[places[word]!++] = (rest & 0x7f) | MORE;
      bytes[places[word]!++] = rest;
    });
    this.#blocks.push({ bytes, starts });
    this.#size = 0;
  }

  #visitGapsOf(wordCount: number, visit: (word: number, gap: number) => void): void {
    const last = new Int32Array(wordCount).fill(-1);
    for (let at = 0; at < this.#size; at += 1) {
      const [word, position] = [this.#words[at]!, this.#positions[at]!];
      visit(word, position - last[word]!);
      last[word] = position;
    }
  }
}

function countBytes(gap: number): number {
  let count = 1;
  for (let rest = gap; rest >= MORE; rest >>>= 7) count += 1;
  return count;
}

function visitGaps(bytes: Uint8Array, visit: (position: number) => void): void {
  let position = -1;
  let gap = 0;
  let shift = 0;
  for (const byte of bytes) {
    gap |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte >= MORE) continue;
    position += gap;
    visit(position);
    gap = 0;
    shift = 0;
  }
}
