import type { Hospital } from "#hospitals/site.ts";

/** A page's title, which is also its route's name, e.g. "Kayalora Hospital | Alappuzha | Doctors" (specification §2.2). */
export function pageTitle(...parts: string[]): string {
  return parts.join(" | ");
}

/** A hospital's name with its town, because hospitals of one brand share the name. */
export function fullName({ name, place }: Pick<Hospital, "name" | "place">): string {
  return `${name}, ${place}`;
}

/** About as much as search engines show of a description. */
const LONGEST = 160;
/** Shorter than this a whole sentence says too little, and the next is cut instead. */
const SHORTEST_SENTENCE = 80;

/** A text as a page's description: one line, ended at a sentence or a word when it is too long to be shown. */
export function fitDescription(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= LONGEST) return line;
  const sentence = /^.*[.!?](?=\s)/.exec(line.slice(0, LONGEST + 1))?.[0] ?? "";
  if (sentence.length >= SHORTEST_SENTENCE) return sentence;
  const cut = line.slice(0, LONGEST);
  const words = cut.includes(" ") ? cut.slice(0, cut.lastIndexOf(" ")) : cut;
  return `${words.replace(/ ?[,;:–-]$/, "")}…`;
}
