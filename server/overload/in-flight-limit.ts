import type { Turns } from "./turns.ts";

/** More work came than can be done in time. */
export class OverloadedError extends Error {
  override name = "OverloadedError";
}

interface InFlightLimitOptions {
  /** How many pieces of work may be under way at once. */
  most: number;
  /** The turns that the work takes before it keeps the process busy. */
  turns: Turns;
  /** In a crowd, work that would wait longer for its turn is refused instead. */
  longestWaitMs: number;
  /** Hears how many were refused since it was last told, once a minute at most. */
  onRefused: (count: number) => void;
  /** Milliseconds, from any fixed point. */
  now?: () => number;
}

/** Does work, or rejects at once. */
export type InFlightLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Below this share of the most there may be, work waits however long: a machine that halted for a moment is no crowd. */
const CROWD = 1 / 4;

const REPORT_EVERY_MS = 60_000;

/**
 * Lets so much work be under way, and so much wait for its turn as can begin soon. What comes beyond is refused with
 * `OverloadedError` before it costs anything, so that what was begun is finished in time.
 */
export function createInFlightLimit({
  most,
  turns,
  longestWaitMs,
  onRefused,
  now = () => performance.now(),
}: InFlightLimitOptions): InFlightLimit {
  let underWay = 0;
  let refused = 0;
  let reportedAt = -Infinity;

  function refuse(): never {
    refused += 1;
    if (now() - reportedAt >= REPORT_EVERY_MS) {
      onRefused(refused);
      refused = 0;
      reportedAt = now();
    }
    throw new OverloadedError("too much is under way at the same time");
  }

  return async (work) => {
    const isCrowd = underWay >= most * CROWD;
    if (underWay >= most || (isCrowd && turns.expectedWaitMs() > longestWaitMs)) refuse();
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
}
