import { accessSync, constants, readdirSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";

/** Debian keeps each PostgreSQL's programs apart from PATH. */
const DEBIAN_POSTGRES = "/usr/lib/postgresql";

/** The path of a program on PATH or in one of `besides`; undefined when there is none. */
export function findProgram(name: string, besides: string[] = []): string | undefined {
  const folders = (process.env.PATH ?? "").split(":").filter((folder) => folder !== "");
  return [...folders, ...besides].map((folder) => join(folder, name)).find(isExecutable);
}

/** The folder of PostgreSQL's server programs, Debian's newest or that on PATH; undefined when there are none. */
export function findPostgres(): string | undefined {
  const onPath = findProgram("initdb")?.replace(/\/initdb$/, "");
  const versions = readFolder(DEBIAN_POSTGRES).toSorted((a, b) => Number(b) - Number(a));
  const folders = [...versions.map((version) => join(DEBIAN_POSTGRES, version, "bin")), ...(onPath ? [onPath] : [])];
  return folders.find((folder) => isExecutable(join(folder, "initdb")) && isExecutable(join(folder, "postgres")));
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of strace where it is on this machine and may watch a process; undefined elsewhere. */
export function findTracer(): string | undefined {
  const strace = findProgram("strace");
  const mayTrace = strace !== undefined && spawnSync(strace, ["-o", "/dev/null", "true"]).status === 0;
  return mayTrace ? strace : undefined;
}
