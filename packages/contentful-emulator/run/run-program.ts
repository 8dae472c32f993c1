import { spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter, join } from "node:path";

/** How a program ended: with an exit code, or by a signal. */
export interface ProgramEnd {
  readonly exitCode: number;
  readonly signal?: NodeJS.Signals;
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** As shells do. */
const NOT_FOUND = 127;

/**
 * Runs a program, whose Node processes send to `origin` what they send to Contentful. It gets this process's signals
 * and streams. Resolves when it has ended; rejects when it cannot be started for another reason than its name.
 */
export async function runProgram([name = "", ...args]: readonly string[], origin: string): Promise<ProgramEnd> {
  const hook = `--import=${import.meta.resolve("contentful-emulator/hook")}`;
  const { NODE_OPTIONS = "", PATH = "" } = process.env;
  const env = {
    ...process.env,
    NODE_OPTIONS: `${NODE_OPTIONS} ${hook}`.trim(),
    PATH: [join(process.cwd(), "node_modules", ".bin"), PATH].join(delimiter),
    CONTENTFUL_EMULATOR_ORIGIN: origin,
  };
  // Windows finds the programs that npm installs by a shell alone.
  const program = spawn(name, args, { env, stdio: "inherit", shell: process.platform === "win32" });
  // A terminal sends Ctrl-C to the program too.
  const pass = (signal: NodeJS.Signals) => {
    if (signal !== "SIGINT" || !process.stdin.isTTY) program.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    const [code, signal] = (await once(program, "exit")) as [number | null, NodeJS.Signals | null];
    return signal ? { exitCode: 1, signal } : { exitCode: code ?? 1 };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    console.error(`${name}: there is no such program`);
    return { exitCode: NOT_FOUND };
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}
