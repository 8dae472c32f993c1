import { Bitmap, WORD_BITS } from "./bitmap.ts";

/** Finds the texts that contain a text of two letters or more, ignoring case. */
export type TextIndex = (part: string) => Bitmap;

/** Hash slots for each letter of a text of average length: enough to keep collisions rare. */
const SLOTS_PER_LETTER = 4;
const FEWEST_SLOTS = 64;
/** More letters would hardly narrow the candidates, and a search text may be a megabyte long. */
const MOST_LETTERS_LOOKED_UP = 32;

/**
 * Indexes texts by their bigrams and trigrams, one bit each. Only texts that have all n-grams of the search text are
 * read. An index of whole words took ten times as long to build.
 */
export function createTextIndex(texts: readonly (string | undefined)[]): TextIndex {
  const lowered = texts.map((text) => text?.toLowerCase() ?? "");
  const letters = lowered.reduce((sum, text) => sum + text.length, 0);
  const slots = toPowerOfTwo(Math.max(FEWEST_SLOTS, (SLOTS_PER_LETTER * letters) / Math.max(1, texts.length)));
  const words = Math.ceil(texts.length / WORD_BITS);
  const table = new Uint32Array(slots * words);
  lowered.forEach((text, position) => {
    const word = Math.trunc(position / WORD_BITS);
    const bit = 1 << (position % WORD_BITS);
    visitSlots(text, slots, (slot) => {
      table[slot * words + word]! |= bit;
    });
  });
  return (part) => {
    const wanted = part.toLowerCase();
    let candidates = Bitmap.full(texts.length);
    visitSlots(wanted.slice(0, MOST_LETTERS_LOOKED_UP), slots, (slot) => {
      candidates = candidates.and(new Bitmap(texts.length, table.subarray(slot * words, (slot + 1) * words)));
    });
    return candidates.filter((position) => lowered[position]!.includes(wanted));
  };
}

/** Visits the slots of all bigrams and trigrams. */
function visitSlots(text: string, slots: number, visit: (slot: number) => void): void {
  const mask = slots - 1;
  let first = 0;
  let second = text.charCodeAt(0);
  for (let index = 1; index < text.length; index += 1) {
    const third = text.charCodeAt(index);
    const pair = second * 31 + third;
    visit(pair & mask);
    if (index > 1) visit((first * 961 + pair) & mask);
    first = second;
    second = third;
  }
}

function toPowerOfTwo(least: number): number {
  return 2 ** Math.ceil(Math.log2(least));
}
