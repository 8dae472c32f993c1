/**
 * The words of another language: any of English may be left out. A key or a parameter that English does not have is
 * an error of the compiler.
 */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...args: infer Values) => unknown
    ? (...args: Values) => string
    : Words extends readonly unknown[]
      ? Words
      : { [Key in keyof Words]?: Translation<Words[Key]> };

/** The other language's words, and English where it has none. */
export function mergeTexts<Words extends object>(english: Words, other: NoInfer<Translation<Words>>): Words {
  const theirs = new Map<string, unknown>(Object.entries(other));
  const merged = Object.entries(english).map(([key, words]) => {
    const own = theirs.get(key);
    return [key, isGroup(own) ? mergeTexts(words as object, own as object) : (own ?? words)];
  });
  return Object.fromEntries(merged) as Words;
}

function isGroup(words: unknown): words is object {
  return typeof words === "object" && words !== null && !Array.isArray(words);
}
