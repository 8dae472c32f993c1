import type { createAnswer, FoundItem } from "./create-answer.ts";

/** What a search found, ready to be shown: parts, groups and their items by rank, nothing that pages do not need. */
export type SearchAnswer = ReturnType<typeof createAnswer>;
export type HelpLine = SearchAnswer["helpLines"][number];
export type SearchGroup = SearchAnswer["parts"][number]["groups"][number];
export type { FoundItem };
