import type { createAnswer } from "./create-answer.ts";

/** What a search found, ready to be shown: groups and their items by rank, nothing that pages do not need. */
export type SearchAnswer = ReturnType<typeof createAnswer>;
export type HelpLine = SearchAnswer["helpLines"][number];
export type SearchGroup = SearchAnswer["groups"][number];
export type FoundDoctor = Extract<SearchGroup, { kind: "doctors" }>["items"][number];
export type FoundDepartment = Extract<SearchGroup, { kind: "departments" }>["items"][number];
