import { readFileSync } from "node:fs";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { createInterface } from "node:readline/promises";
import { isOperatorError } from "#server/explain-error.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import type { Config } from "#server/config.server.ts";
import { parseSettings } from "./settings-file.ts";

export interface CommandContext {
  args: string[];
  env: Record<string, string | undefined>;
  print: (text: string) => void;
  note: (text: string) => void;
  /** Everything on standard input, byte for byte (latin1), or the first 64 MB; undefined where a person sits. */
  read: (() => Promise<string>) | undefined;
  ask: ((question: string) => Promise<string>) | undefined;
}

export type Command = (context: CommandContext) => Promise<number>;

/** Exit codes, the same for every command. `later` is EX_TEMPFAIL, for which mail servers try again (sysexits.h). */
export const EXIT = { done: 0, failed: 1, usage: 2, declined: 3, later: 75 } as const;

const MAX_INPUT_BYTES = 64 * 2 ** 20;

export class UsageError extends Error {
  override name = "UsageError";
}

export class CommandError extends Error {
  override name = "CommandError";
}

/** Reads a command line: an unknown option, or one without its value, is a `UsageError` that ends with `usage`. */
export function readOptions<Options extends ParseArgsOptionsConfig>(args: string[], options: Options, usage: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${error.message.split(". ")[0]}\n${usage}`, { cause: error });
  }
}

export async function runCommand(command: Command): Promise<void> {
  // What visitors typed is in files that this account alone may read.
  process.umask(0o077);
  const run = async () =>
    command({
      ...readSettings(process.argv.slice(2), process.env),
      print: (text) => void process.stdout.write(`${text}\n`),
      note: (text) => void process.stderr.write(`${text}\n`),
      read: process.stdin.isTTY ? undefined : readStandardInput,
      ask: process.stdin.isTTY ? askAtTerminal : undefined,
    });
  process.exitCode = await run().catch(explainFailure);
}

/** Takes every `--env FILE` out and adds its settings; the environment beats them, a later file an earlier one. */
export function readSettings(line: string[], env: CommandContext["env"]): Pick<CommandContext, "args" | "env"> {
  const args = [...line];
  const files: CommandContext["env"][] = [];
  for (let at = args.indexOf("--env"); at >= 0; at = args.indexOf("--env")) {
    const [, file] = args.splice(at, 2);
    if (file === undefined) throw new UsageError("--env: which file? For example: --env /etc/website/website.env");
    files.push(readSettingsFile(file));
  }
  return { args, env: Object.assign({}, ...files, env) as CommandContext["env"] };
}

function readSettingsFile(file: string): CommandContext["env"] {
  try {
    return parseSettings(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new CommandError(`--env: ${(cause as Error).message}. The account of the command must be able to read it`, {
      cause,
    });
  }
}

/** To its end, so that no mail server is cut off in the middle of a mail. */
async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    if (length < MAX_INPUT_BYTES) chunks.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(chunks).toString("latin1");
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
  if (name === "SqliteError") console.error(`The store cannot be used: ${message}. If it is damaged, restore a backup`);
  else if (fileHint(error)) console.error(`${message}. ${fileHint(error)}`);
  else console.error(isOperatorError(error) ? message : (stack ?? message));
  return EXIT.failed;
}

function fileHint(error: unknown): string | undefined {
  const { code = "" } = (error ?? {}) as NodeJS.ErrnoException;
  if (["EACCES", "EPERM", "ENOENT"].includes(code)) return "The account of the command must be able to use it";
  return ["EEXIST", "EISDIR", "ENOTDIR"].includes(code) ? "Name another file" : undefined;
}

export async function loadConfiguredSite({ siteDataDir: dataDir, groupSlug, receivingAddresses }: Config) {
  return loadSite({ dataDir, groupSlug, receivingAddresses });
}

export async function findHospital(config: Config, id: string) {
  const { hospitals, language, brand } = await loadConfiguredSite(config);
  const hospital = hospitals.find((known) => known.id === id);
  if (hospital) return { hospital, language, brand };
  const ids = hospitals.map((known) => known.id).join(", ");
  throw new UsageError(`--hospital: there is no hospital "${id}". There are: ${ids}`);
}
