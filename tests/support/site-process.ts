import { spawn, type ChildProcess } from "node:child_process";
import { resolve } from "node:path";

const PROJECT_DIR = resolve(import.meta.dirname, "../..");
const COMPILE_CACHE = resolve(PROJECT_DIR, "node_modules/.cache/tests");
const START_TIMEOUT_MS = 60_000;

export interface SiteProcess {
  /** The process's number, that of the watcher where there is one; undefined when it could not be started. */
  pid: number | undefined;
  /** What the process has printed so far. */
  output: () => string;
  /** Ends the process as a power cut would, or in order; resolves to the exit code. */
  end: (signal: "SIGKILL" | "SIGTERM") => Promise<number | null>;
  exited: Promise<number | null>;
}

/**
 * Runs the built site as an operator would, with these settings; resolves once it says that it is ready. `program` is
 * another module to run, with its arguments. `watcher` is a command that runs it, such as strace with its options.
 */
export async function startSiteProcess(
  settings: Record<string, string>,
  program?: string | string[],
  watcher?: string[],
): Promise<SiteProcess> {
  const site = runSiteProcess(settings, program, watcher);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!site.output().includes("The site is ready")) {
    const code = await Promise.race([site.exited, pause(50)]);
    if (code !== undefined || Date.now() > deadline) throw new Error(`the site did not start: ${site.output()}`);
  }
  return site;
}

/** Runs the built site without waiting, for starts that are meant to fail. */
export function runSiteProcess(
  settings: Record<string, string>,
  program: string | string[] = "build/server/main.js",
  watcher: string[] = [],
): SiteProcess {
  const [command = process.execPath, ...args] = [...watcher, process.execPath].concat(program);
  const child = spawn(command, args, {
    cwd: PROJECT_DIR,
    // Compiled once for all of them: a start takes a third less processor time.
    env: { PATH: process.env.PATH, LOG_LEVEL: "warn", NODE_COMPILE_CACHE: COMPILE_CACHE, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exited = waitForExit(child);
  return {
    pid: child.pid,
    output: () => output,
    exited,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

function waitForExit(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => child.once("close", (code) => done(code)));
}

function pause(ms: number): Promise<undefined> {
  return new Promise((done) => setTimeout(() => done(undefined), ms));
}
