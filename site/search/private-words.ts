import type { SearchWords } from "./search-words.server.ts";
import { createSpotter } from "./spot-phrases.ts";

/**
 * Tells texts of which nothing may be kept: those of distress, and every other that says what is done or felt in it,
 * because no list knows all ways to say so.
 */
export function createPrivateWordTest({ alarms, rules }: Pick<SearchWords, "alarms" | "rules">) {
  const find = createSpotter(
    alarms.filter(({ kind }) => kind !== "danger").map(({ all }) => ({ all: all.slice(-1) })),
    rules,
  );
  return (text: string): boolean => find(text).length > 0;
}
