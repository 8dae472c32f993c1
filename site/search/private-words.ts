import type { SearchWords } from "./search-words.server.ts";
import { createSpotter } from "./spot-phrases.ts";

/** Texts of which nothing may be kept: those that say what is done or felt in distress, in whatever other words. */
export function createPrivateWordTest({ alarms, rules }: Pick<SearchWords, "alarms" | "rules">) {
  const find = createSpotter(
    alarms.filter(({ kind }) => kind !== "danger").map(({ all }) => ({ all: all.slice(-1) })),
    rules,
  );
  return (text: string): boolean => find(text).length > 0;
}
