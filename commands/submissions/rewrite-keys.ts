import { EXIT } from "../command.ts";
import { countOf } from "./count-of.ts";
import type { Task } from "./manage-submissions.ts";

/** Encrypts everything with the first key of `ENCRYPTION_KEY_FILE`, what was stored before there was a key too. */
export async function rewriteKeys({ context, records }: Task): Promise<number> {
  const { rewritten, unreadable } = await records.rewriteKeys();
  for (const line of unreadable) context.note(line);
  context.print(`${countOf(rewritten)} encrypted with the first key; ${unreadable.length} left as they were.`);
  return unreadable.length === 0 ? EXIT.done : EXIT.failed;
}
