import { spawnSync } from "node:child_process";
import { findProgram } from "./find-program.ts";

/** The path of strace where it is on this machine and may watch a process; undefined elsewhere. */
export function findTracer(): string | undefined {
  const strace = findProgram("strace");
  const mayTrace = strace !== undefined && spawnSync(strace, ["-o", "/dev/null", "true"]).status === 0;
  return mayTrace ? strace : undefined;
}
