/** Makes up values, the same ones in the same order for the same seed. */
export interface Inventor {
  /** A whole number from 0, below the limit. */
  upTo(limit: number): number;
  pick<T>(choices: readonly T[]): T;
  /** So many words; a few words are frequent and most are rare, as in any language. */
  sentence(wordCount: number): string;
  /** A moment of the years 2010 to 2024. */
  date(): string;
}

const VOCABULARY_SIZE = 20_000;
const CONSONANTS = "bcdfghjklmnpqrstvwxz";
const VOWELS = "aeiou";
const SYLLABLES = [...CONSONANTS].flatMap((consonant) => [...VOWELS].map((vowel) => consonant + vowel));
const FIRST_DAY = Date.parse("2010-01-01");
const LAST_DAY = Date.parse("2024-12-31");

/** Random numbers by a linear congruential generator, with the constants of "Numerical Recipes". */
export function createInventor(seed: number): Inventor {
  let state = seed >>> 0;
  function next(): number {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  }
  const upTo = (limit: number) => Math.floor(next() * limit);
  return {
    upTo,
    pick: (choices) => choices[upTo(choices.length)]!,
    sentence: (wordCount) =>
      Array.from({ length: wordCount }, () => inventWord(Math.floor(VOCABULARY_SIZE ** next()))).join(" "),
    date: () => new Date(FIRST_DAY + Math.floor(next() * (LAST_DAY - FIRST_DAY))).toISOString(),
  };
}

/** The word of that rank in the vocabulary: its digits to the base 100, spoken. */
export function inventWord(rank: number): string {
  const word = rank < SYLLABLES.length ? "" : inventWord(Math.floor(rank / SYLLABLES.length));
  return word + SYLLABLES[rank % SYLLABLES.length];
}
