/** Loaded into the site's process before it: at SIGUSR2 it tries what foreign code might, and prints what came of it. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector";
import { join } from "node:path";
import { WASI } from "node:wasi";
import { Worker } from "node:worker_threads";

const { DATA_DIR = "", ENCRYPTION_KEY_FILE = "", OUTSIDE_DIR = "" } = process.env;

const ATTEMPTS: Record<string, () => unknown> = {
  "write in DATA_DIR": () => writeFileSync(join(DATA_DIR, "note"), ""),
  "read the project": () => readFileSync("package.json"),
  "write elsewhere": () => writeFileSync(join(OUTSIDE_DIR, "note"), ""),
  "read elsewhere": () => readFileSync(join(OUTSIDE_DIR, "secret")),
  "read the environment": () => readFileSync("/proc/self/environ"),
  "read the key": () => readFileSync(ENCRYPTION_KEY_FILE),
  "start a program": () => throwIf(spawnSync("true").error),
  "become a program": () => process.execve?.("/nowhere/program"),
  "start a worker": () => new Worker("", { eval: true }),
  "load native code": () => process.dlopen({ exports: {} }, join(DATA_DIR, "note")),
  "open the inspector": () => new Session().connect(),
  "use WASI": () => new WASI({ version: "preview1" }),
};

process.on("SIGUSR2", () => {
  const results = Object.entries(ATTEMPTS).map(([name, attempt]) => [name, codeOf(attempt)]);
  console.log(`Tried: ${JSON.stringify(Object.fromEntries(results))}`);
});

function codeOf(attempt: () => unknown): string {
  try {
    attempt();
    return "done";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

function throwIf(error: Error | undefined): void {
  if (error) throw error;
}
