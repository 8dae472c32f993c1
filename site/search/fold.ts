import { remember } from "../remember.ts";
/**
 * Writes words as people hear them, so that one word is one key however it is typed: Malayalam script, Malayalam in
 * Roman letters (zh or l, th or t, doubled letters, aa or a, oo or u) and English alike.
 */

const CONSONANTS: Record<string, string> = {
  ...{ ക: "k", ഖ: "k", ഗ: "g", ഘ: "g", ങ: "ng", ച: "ch", ഛ: "ch", ജ: "j", ഝ: "j", ഞ: "nj", ട: "t", ഠ: "t", ഡ: "d" },
  ...{ ഢ: "d", ണ: "n", ത: "th", ഥ: "th", ദ: "d", ധ: "dh", ന: "n", പ: "p", ഫ: "f", ബ: "b", ഭ: "b", മ: "m", യ: "y" },
  ...{ ര: "r", ല: "l", വ: "v", ശ: "s", ഷ: "s", സ: "s", ഹ: "h", ള: "l", ഴ: "l", റ: "r", ഩ: "n" },
};

const VOWELS: Record<string, string> = {
  ...{ അ: "a", ആ: "a", ഇ: "i", ഈ: "i", ഉ: "u", ഊ: "u", ഋ: "ri", എ: "e", ഏ: "e", ഐ: "ai", ഒ: "o", ഓ: "o", ഔ: "au" },
};

const VOWEL_SIGNS: Record<string, string> = {
  ...{ "ാ": "a", "ി": "i", "ീ": "i", "ു": "u", "ൂ": "u", "ൃ": "ri", "െ": "e", "േ": "e", "ൈ": "ai", "ൊ": "o", "ോ": "o" },
  ...{ "ൌ": "au", "ൗ": "au" },
};

const FINALS: Record<string, string> = { ൻ: "n", ർ: "r", ൽ: "l", ൾ: "l", ൺ: "n", ൿ: "k", "ം": "m", "ഃ": "h" };

const VIRAMA = "്";

/** Chillu letters in the encoding before Unicode 5.1: letter, virama and zero width joiner. */
const OLD_CHILLUS: [RegExp, string][] = [
  [/ന്\u200D/g, "ൻ"],
  [/ര്\u200D/g, "ർ"],
  [/ല്\u200D/g, "ൽ"],
  [/ള്\u200D/g, "ൾ"],
  [/ണ്\u200D/g, "ൺ"],
];

/** Groups of letters that are spoken, and so typed, in another way than letter by letter. */
const CLUSTERS: [RegExp, string][] = [
  [/ൻ്റ|ന്റ|ൻറ/g, "ൻട"],
  [/റ്റ/g, "ട്ട"],
  [/ഞ്[ചഞ]/g, "ഞ"],
  [/ംഗ/g, "ങ"],
];

/** Each Tamil letter stands in Unicode as far from the same one of Malayalam. */
const TAMIL = /[\u0B80-\u0BFF]/g;
const TO_MALAYALAM = 0x180;

/** Malayalam and Tamil in Roman letters; other letters stay. */
export function romanize(text: string): string {
  const malayalam = text.replaceAll(TAMIL, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_MALAYALAM));
  const old = OLD_CHILLUS.reduce((word, [from, to]) => word.replace(from, to), malayalam);
  const letters = [
    ...CLUSTERS.reduce((word, [from, to]) => word.replace(from, to), old).replaceAll(/[\u200B-\u200D]/g, ""),
  ];
  return letters
    .map((letter, at) => {
      const consonant = CONSONANTS[letter];
      if (consonant === undefined)
        return VOWELS[letter] ?? VOWEL_SIGNS[letter] ?? FINALS[letter] ?? (letter === VIRAMA ? "" : letter);
      const next = letters[at + 1] ?? "";
      return next === VIRAMA || VOWEL_SIGNS[next] !== undefined ? consonant : `${consonant}a`;
    })
    .join("");
}

const SOUNDS: [RegExp, string][] = [
  [/zh/g, "l"],
  [/(?:tch|chh|ch)/g, "C"],
  [/sh/g, "s"],
  [/[td]h/g, "t"],
  [/d/g, "t"],
  [/ph/g, "f"],
  [/([bgkj])h/g, "$1"],
  [/ck/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/[cq]/g, "k"],
  [/w/g, "v"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/ae|oe/g, "e"],
  [/ee|ii|ea/g, "i"],
  [/oo|uu/g, "u"],
  [/ou/g, "au"],
  [/y(?=[^aeiou]|$)/g, "i"],
  [/(.)\1{2,}|(\D)\2+/g, "$1$2"],
];

/** Words come again and again. */
export const foldWord = remember(makeKey);

function makeKey(word: string): string {
  const roman = romanize(word.normalize("NFC")).normalize("NFKD").replaceAll(/[̀-ͯ]/g, "").toLowerCase();
  const key = SOUNDS.reduce((text, [from, to]) => text.replace(from, to), roman);
  // "nenju" and "nenj" are one word: the last vowel is hardly heard.
  return key.length > 3 ? key.replace(/u$/, "") : key;
}

export function foldText(text: string): string[] {
  return splitWords(text).map(foldWord).filter(Boolean);
}

export function splitWords(text: string): string[] {
  // "don't" and "dont" are one word.
  return text
    .replaceAll(/['’]/g, "")
    .split(/[^\p{L}\p{M}\p{N}\u200B-\u200D]+/u)
    .filter(Boolean);
}

/** Short keys are the same for too many words: "can" and "kannu", which is an eye. */
const MIN_STOP_KEY = 5;

const MALAYALAM = /\p{Script=Malayalam}/u;

/** A short stop word counts as it is written; a longer one, or one in Malayalam script, however it is spelt. */
export function createStopWordTest(stopWords: readonly string[]): (word: string) => boolean {
  const written = new Set(stopWords.map((word) => word.normalize("NFC").toLowerCase()));
  const keys = new Set(stopWords.flatMap(foldText).filter((key) => key.length >= MIN_STOP_KEY));
  const malayalam = new Set(stopWords.filter((word) => MALAYALAM.test(word)).flatMap(foldText));
  return (word) => {
    const key = foldWord(word);
    return written.has(word.normalize("NFC").toLowerCase()) || (MALAYALAM.test(word) ? malayalam : keys).has(key);
  };
}

/** Words as written without stop words, or the longer of those where none is left; none that folds to one letter. */
export function createTextReader(stopWords: readonly string[]): (text: string) => string[] {
  const isStopWord = createStopWordTest(stopWords);
  return (text) => {
    const words = splitWords(text).filter((word) => word.length === 1 || foldWord(word).length > 1);
    const telling = words.filter((word) => !isStopWord(word));
    return telling.length > 0 ? telling : words.filter((word) => foldWord(word).length >= MIN_STOP_KEY);
  };
}

export function createTextFolder(stopWords: readonly string[]): (text: string) => string[] {
  const read = createTextReader(stopWords);
  return (text) => read(text).map(foldWord).filter(Boolean);
}
