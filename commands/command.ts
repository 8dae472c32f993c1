/** What a command is given; tests bring their own. */
export interface CommandContext {
  args: string[];
  env: Record<string, string | undefined>;
  /** Writes to standard output: what was asked for. */
  print: (text: string) => void;
  /** Writes to standard error: what is going on. */
  note: (text: string) => void;
  /** Asks whoever is at the terminal; undefined where nobody is. */
  ask: ((question: string) => Promise<string>) | undefined;
}

/** Does its work and answers with the exit code. */
export type Command = (context: CommandContext) => Promise<number>;

/** Exit codes, the same for every command (docs/operations.md). */
export const EXIT = { done: 0, failed: 1, usage: 2, declined: 3 } as const;

/** The command line cannot be understood; `message` is one line that names what is wrong. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** What was asked for cannot be done; `message` is one line that names what is wrong. */
export class CommandError extends Error {
  override name = "CommandError";
}
