import { parseArgs } from "node:util";
import type { ParseArgsOptionsConfig } from "node:util";
import { UsageError } from "./command.ts";

/** Reads a command line strictly: an unknown option or one without its value is a `UsageError`, told with `usage`. */
export function readOptions<Options extends ParseArgsOptionsConfig>(args: string[], options: Options, usage: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${error.message.split(". ")[0]}\n${usage}`, { cause: error });
  }
}
