import { writeFile } from "node:fs/promises";
import { CommandError } from "../command.ts";
import type { CommandContext } from "../command.ts";

/** Excel takes a file for UTF-8 only when it begins so. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Prints a text, or writes it to a new file that only this account can read; rejects when there is one already. */
export async function writeOut(
  { print, note }: CommandContext,
  text: string,
  { out, isCsv = false }: { out?: string | undefined; isCsv?: boolean },
): Promise<void> {
  if (out === undefined) return print(text);
  const content = `${isCsv ? BYTE_ORDER_MARK : ""}${text}${isCsv ? "\r\n" : "\n"}`;
  await writeFile(out, content, { mode: 0o600, flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === "EEXIST" ? "is there already; it is not replaced" : `cannot be written: ${error.code}`;
    throw new CommandError(`--out: ${out} ${reason}`, { cause: error });
  });
  note(`Written: ${out}`);
}
