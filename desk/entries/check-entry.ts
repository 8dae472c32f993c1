import type { SourceCheck } from "contentful-emulator/check-source";
import { entryPath } from "./content-files.server.ts";
import { readSource } from "./entry-source.ts";
import type { EntryType } from "./entry-types.ts";

/** What the reader of the folder says, by what it means for whoever types. */
const PROBLEMS = [
  [/ is missing$/, "missing"],
  [/^there is no (?:file|entry) |must be of the kind|the link must be|must be the path|must be a file of/, "no-target"],
  // HTML, a script or a frame in Markdown.
  [/not shown|rich text has no|paragraph of its own/, "not-shown"],
] as const;

/** What is wrong with a field, or, without one, with the whole entry. */
export interface Fault {
  readonly field?: string;
  readonly problem: (typeof PROBLEMS)[number][1] | "other";
  /** In English, for whoever has no words of their own for the problem. */
  readonly message: string;
}

/** Everything that keeps a text from being published as that entry. `more` names files that come with it. */
export function checkSource(
  check: SourceCheck,
  type: EntryType,
  id: string,
  source: string,
  more: ReadonlySet<string>,
): Fault[] {
  const read = readSource(type, source);
  const found = check.findFaults(entryPath({ type: type.id, id }), source, more);
  return found.map(({ line = 0, message }): Fault => {
    const problem = PROBLEMS.find(([pattern]) => pattern.test(message))?.[1] ?? "other";
    const named = type.fields.find((field) => message.startsWith(`${field.id} `))?.id;
    const field = named ?? read?.lines.findLast(([, first]) => first <= line)?.[0];
    return { ...(field !== undefined && { field }), problem, message };
  });
}
