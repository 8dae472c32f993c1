import { UsageError } from "../command.ts";
import type { CommandContext } from "../command.ts";

/** Whether the operator agrees: by `--yes`, or by typing "yes" at the terminal. Throws where nobody can be asked. */
export async function confirm({ ask, note }: CommandContext, isAgreed: boolean): Promise<boolean> {
  if (isAgreed) return true;
  if (!ask) throw new UsageError("Nobody can be asked here, so nothing was changed: add --yes to go ahead");
  const answer = await ask('This cannot be undone. Type "yes" to go ahead: ');
  if (answer.trim().toLowerCase() === "yes") return true;
  note("Nothing was changed.");
  return false;
}
