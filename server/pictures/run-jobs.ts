import { fork } from "node:child_process";
import { on } from "node:events";
import { join } from "node:path";
import type { PictureJob } from "./make-picture.ts";
import type { JobReport } from "./make-pictures.process.ts";

const PROCESS = join(import.meta.dirname, "make-pictures.process.ts");

/**
 * Makes pictures in a process of their own, one after the other: a large one takes hundreds of megabytes for a moment,
 * and a broken one may end the process. Calls `report` for each job in order, with the reason when it failed. Stops early
 * when the signal aborts.
 */
export async function runJobs<Job extends PictureJob>(
  jobs: Job[],
  report: (job: Job, failure: string | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  let done = 0;
  const reportNext = (failure: string | undefined) => {
    const job = jobs[done];
    done += 1;
    if (job) report(job, failure);
  };
  while (done < jobs.length && !signal.aborted) {
    await runProcess(jobs.slice(done), signal, reportNext);
    // The process ended within a job: the next process goes on after it.
    if (done < jobs.length && !signal.aborted) reportNext("the process that makes pictures ended");
  }
}

async function runProcess(jobs: PictureJob[], signal: AbortSignal, report: (failure: string | undefined) => void) {
  // The site's own flags, such as an inspector's port, are not for it.
  const child = fork(PROCESS, { execArgv: [], stdio: ["ignore", "ignore", "ignore", "ipc"] });
  const messages = on(child, "message", { close: ["disconnect"] });
  const end = () => child.kill();
  signal.addEventListener("abort", end);
  try {
    child.send(jobs);
    for await (const [message] of messages) report((message as JobReport).failure);
  } finally {
    signal.removeEventListener("abort", end);
  }
}
