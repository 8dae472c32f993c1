import { readdir, readFile } from "node:fs/promises";

/** How long the threads of a process have used processors, in seconds (proc(5), schedstat). Linux only. */
export async function readCpuSeconds(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const read = (thread: string) => readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8").catch(() => "0");
  return (await Promise.all(threads.map(read))).reduce((all, stat) => all + parseInt(stat, 10) / 1e9, 0);
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
