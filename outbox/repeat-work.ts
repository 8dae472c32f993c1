const DAY_MS = 24 * 60 * 60_000;

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

/** A send that takes longer is cut off, whatever the mail server is doing. */
const SEND_LIMIT_MS = 3 * 60_000;
/** How long sends under way may take once their worker stops. */
const STOP_LIMIT_MS = 7000;

/** What the sends of a worker listen to. */
export function createSendControl() {
  const stopping = new AbortController();
  const cutOff = new AbortController();
  return {
    isStopping: () => stopping.signal.aborted,
    isCutOff: () => cutOff.signal.aborted,
    /** Aborts a send that takes too long, or still runs some seconds after the stop. */
    limitSend: () => AbortSignal.any([cutOff.signal, AbortSignal.timeout(SEND_LIMIT_MS)]),
    /** Has the worker begin no more, and resolves once `finish` does. */
    async stop(finish: () => Promise<unknown>): Promise<void> {
      stopping.abort();
      const limit = setTimeout(() => cutOff.abort(), STOP_LIMIT_MS);
      await finish();
      clearTimeout(limit);
    },
  };
}
