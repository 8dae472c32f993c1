export class QueueFullError extends Error {
  override name = "QueueFullError";
}

/** Runs tasks, the oldest first, a few at once; rejects with `QueueFullError` instead of letting them pile up. */
export type WorkQueue = <T>(task: () => Promise<T>) => Promise<T>;

export function createWorkQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (task) => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw new QueueFullError("too much work is waiting");
      // The one that ends passes its place on, so that no other work slips in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Does the same work once for everybody who asks for it while it is under way. */
export function createSharedWork<T>() {
  const underWay = new Map<string, Promise<T>>();
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = underWay.get(key);
    if (known) return known;
    const promise = work().finally(() => underWay.delete(key));
    underWay.set(key, promise);
    return promise;
  };
}
