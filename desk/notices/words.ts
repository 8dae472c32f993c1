import type { Words } from "#outbox/store/notices.server.ts";

/** In that language; else, marked with its own, in the one that the words were written in first. */
export function wordsIn(words: Words, language: string): { text: string; lang?: string } {
  const [first = language, text = ""] = Object.entries(words)[0] ?? [];
  const own = words[language];
  return own ? { text: own } : { text, lang: first };
}
