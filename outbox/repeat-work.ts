import { DAY_MS } from "#forms/calendar.ts";

/** After a start there is more urgent work. */
const FIRST_AFTER_MS = 60_000;

const RETRY_AFTER_MS = 60 * 60_000;

export interface Timing {
  firstAfterMs?: number;
  everyMs?: number;
  retryAfterMs?: number;
}

export interface RepeatedJob {
  stop(): Promise<void>;
}

/** Repeats its work, every day by default. What could not be done is tried again after `retryAfterMs`. */
export function repeatWork(work: () => Promise<boolean>, timing: Timing = {}): RepeatedJob {
  const { firstAfterMs = FIRST_AFTER_MS, everyMs = DAY_MS, retryAfterMs = RETRY_AFTER_MS } = timing;
  let round = Promise.resolve();
  let isStopped = false;
  let timer = setTimeout(startRound, firstAfterMs);

  function startRound(): void {
    round = goRound();
  }

  async function goRound(): Promise<void> {
    const isDone = await work();
    if (!isStopped) timer = setTimeout(startRound, isDone ? everyMs : retryAfterMs);
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
