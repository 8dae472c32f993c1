import { readdir, readFile } from "node:fs/promises";

/** Ticks a second of the figures in /proc on Linux (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100;

/** How long a process has used processors, in seconds (proc(5), stat). Linux only. */
export async function readCpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The second field, in brackets, may hold spaces; user and system time are the 14th and the 15th.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** The memory a process takes, in megabytes (proc(5), status). Linux only. */
export async function readMemoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

/** How many files, connections and the like a process has open. Linux only. */
export async function countOpenFiles(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}
