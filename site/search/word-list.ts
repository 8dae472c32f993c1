/** A word, or a phrase written as one, and the phrases that have it. */
export interface KnownWord<Phrase> {
  key: string;
  phrases: Phrase[];
}

/** A push would make room for 17, and most words have one phrase. */
const FEW = 32;

/** Notes each word of a phrase before the next phrase. */
export function addPhrase<Phrase>(words: readonly KnownWord<Phrase>[], phrase: Phrase): void {
  for (const word of words) {
    const { phrases } = word;
    if (phrases.at(-1) === phrase) continue;
    if (phrases.length < FEW) word.phrases = phrases.toSpliced(phrases.length, 0, phrase);
    else phrases.push(phrase);
  }
}

/** Words by their first letter, because words that are alike begin alike. */
export function createWordList<Phrase>() {
  const begun = new Map<string, Map<string, KnownWord<Phrase>>>();
  const under = (key: string) => begun.get(key.slice(0, 1)) ?? new Map<string, KnownWord<Phrase>>();
  return {
    beginningAs: (key: string) => under(key).values(),
    get: (key: string) => under(key).get(key),
    know(key: string): KnownWord<Phrase> {
      const words = under(key);
      const word = words.get(key) ?? { key, phrases: [] };
      begun.set(key.slice(0, 1), words.set(key, word));
      return word;
    },
    forget: (key: string) => under(key).delete(key),
  };
}
