import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { readCpuSeconds } from "../support/process-figures.ts";

const run = promisify(execFile);

/** Open connections: enough that the server never waits for the load. */
const CONNECTIONS = 16;

/** What one round of requests came to. */
export interface Round {
  perSecond: number;
  /** Processor time of the server, in microseconds. */
  cpuUs: number;
}

/**
 * Asks for the address as fast as one thread of wrk can, for so many seconds. Throws where a response is no success.
 */
export async function load(
  wrk: string,
  { url, pid, headers }: { url: string; pid: number; headers: Record<string, string> },
  seconds: number,
): Promise<Round> {
  const before = await readCpuSeconds(pid);
  const fields = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await run(wrk, ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, ...fields, url]);
  const cpuS = (await readCpuSeconds(pid)) - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]), cpuUs: (cpuS / count) * 1e6 };
}
