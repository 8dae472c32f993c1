import { createInterface } from "node:readline/promises";
import { isOperatorError } from "#server/operator-errors.ts";
import { EXIT } from "./command.ts";
import type { Command } from "./command.ts";

/** Runs a command as this process: its exit code is the process's, a failure is one line on standard error. */
export async function runCommand(command: Command): Promise<void> {
  // What visitors typed is in files that this account alone may read.
  process.umask(0o077);
  process.exitCode = await command({
    args: process.argv.slice(2),
    env: process.env,
    print: (text) => void process.stdout.write(`${text}\n`),
    note: (text) => void process.stderr.write(`${text}\n`),
    ask: process.stdin.isTTY ? askAtTerminal : undefined,
  }).catch(explainFailure);
}

async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

function explainFailure(error: unknown): number {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  if (name === "UsageError") {
    console.error(message);
    return EXIT.usage;
  }
  console.error(isOperatorError(error) ? message : (stack ?? message));
  return EXIT.failed;
}
