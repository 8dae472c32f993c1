/** Work that keeps the process busy begins in its turn, so that what costs little is answered in between. */
export interface Turns {
  /** Resolves when the next piece may begin, first come first served. */
  next: () => Promise<void>;
  /** How long whoever comes now would wait, by what the last turns took. */
  expectedWaitMs: () => number;
}

/** How much a turn counts in the mean of what turns take. */
const SMOOTHING = 0.1;

/**
 * Rounds of Node's event loop from one turn to the next. Each reads every connection and takes one new one (libuv 1.52,
 * measured), so that with one round a crowd of new visitors would wait unseen; an idle round takes microseconds.
 */
const ROUNDS = 20;

/** Creates the turns of one kind of work. */
export function createTurns(now: () => number = () => performance.now()): Turns {
  const waiting: (() => void)[] = [];
  let meanMs = 0;
  let lastAt = 0;
  let isRunning = false;

  function begin() {
    const first = waiting.shift();
    if (!first) {
      isRunning = false;
      return;
    }
    const at = now();
    if (lastAt > 0) meanMs += SMOOTHING * (at - lastAt - meanMs);
    lastAt = at;
    first();
    after(ROUNDS, begin);
  }

  return {
    next() {
      const turn = new Promise<void>((resolve) => waiting.push(resolve));
      if (!isRunning) {
        isRunning = true;
        lastAt = 0;
        begin();
      }
      return turn;
    },
    expectedWaitMs: () => waiting.length * meanMs,
  };
}

function after(rounds: number, then: () => void) {
  setImmediate(() => (rounds > 1 ? after(rounds - 1, then) : then()));
}
