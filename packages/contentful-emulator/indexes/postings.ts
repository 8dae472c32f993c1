import { visitInSteps, type Steps } from "../steps.ts";

/** The texts in which each word occurs. */
export interface Postings {
  /** Visits the positions of a word's texts in ascending order. */
  visit(word: number, visit: (position: number) => void): void;
}

const CHUNK_LENGTH = 65_536;

/** Seven bits a byte; the eighth says that another byte follows. */
const MORE = 0x80;

/** Collects the words of texts, and writes for each word the gaps between the positions of its texts: mostly a byte each. */
export class PostingsWriter {
  /** The different words of each text, one text after the other. */
  readonly #words: Uint32Array[] = [];
  #wordCount = 0;
  /** Where each text's words end. */
  readonly #ends: number[] = [];
  /** Each word's last position, and the bytes that its gaps take. */
  readonly #last: number[] = [];
  readonly #byteCounts: number[] = [];

  /** Adds a word of the text at a position; positions ascend. */
  add(word: number, position: number): void {
    const last = this.#last[word] ?? -1;
    if (last === position) return;
    this.#last[word] = position;
    this.#byteCounts[word] = (this.#byteCounts[word] ?? 0) + countBytes(position - last);
    const place = this.#wordCount % CHUNK_LENGTH;
    if (place === 0) this.#words.push(new Uint32Array(CHUNK_LENGTH));
    this.#words.at(-1)![place] = word;
    this.#wordCount += 1;
  }

  endText(): void {
    this.#ends.push(this.#wordCount);
  }

  *finish(): Steps<Postings> {
    const starts = new Uint32Array(this.#byteCounts.length + 1);
    this.#byteCounts.forEach((bytes, word) => {
      starts[word + 1] = starts[word]! + bytes;
    });
    const bytes = new Uint8Array(starts.at(-1)!);
    const places = starts.slice();
    const last = new Int32Array(starts.length).fill(-1);
    yield* visitInSteps(this.#ends.length, (position) => {
      for (let at = this.#ends[position - 1] ?? 0; at < this.#ends[position]!; at += 1) {
        const word = this.#words[Math.trunc(at / CHUNK_LENGTH)]![at % CHUNK_LENGTH]!;
        let gap = position - last[word]!;
        last[word] = position;
        for (; gap >= MORE; gap >>>= 7) bytes[places[word]!++] = (gap & 0x7f) | MORE;
        bytes[places[word]!++] = gap;
      }
    });
    return createPostings(bytes, starts);
  }
}

/** Not within `finish`: its other variables would be kept too. */
function createPostings(bytes: Uint8Array, starts: Uint32Array): Postings {
  return { visit: (word, visit) => visitGaps(bytes.subarray(starts[word], starts[word + 1]), visit) };
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
