import { CmsUnavailableError } from "./send-query.server.ts";

export type CircuitBreaker = <Result>(call: () => Promise<Result>) => Promise<Result>;

/** With a time limit of 2 s a service that hangs makes visitors wait 6 s in all, then no more. */
export const FAILURES_TO_OPEN = 3;
export const REST_MS = 5000;

/** Calls that fail together count once; an error about one query alone shows that the service works. */
export function createCircuitBreaker({
  now = () => performance.now(),
  onChange,
}: { now?: () => number; onChange?: (state: "open" | "closed") => void } = {}): CircuitBreaker {
  let failures = 0;
  let lastFailureAt = -Infinity;
  let isProbing = false;

  function refuseWhileOpen(): boolean {
    if (failures < FAILURES_TO_OPEN) return false;
    if (isProbing || now() - lastFailureAt < REST_MS) refuse();
    return true;
  }

  function noteSuccess() {
    if (failures >= FAILURES_TO_OPEN) onChange?.("closed");
    failures = 0;
  }

  function noteFailure(beganAt: number) {
    if (beganAt <= lastFailureAt) return;
    failures += 1;
    lastFailureAt = now();
    if (failures === FAILURES_TO_OPEN) onChange?.("open");
  }

  return async (call) => {
    const isProbe = refuseWhileOpen();
    const beganAt = now();
    if (isProbe) isProbing = true;
    try {
      const result = await call();
      noteSuccess();
      return result;
    } catch (error) {
      if (error instanceof CmsUnavailableError && error.isOutage) noteFailure(beganAt);
      else noteSuccess();
      throw error;
    } finally {
      if (isProbe) isProbing = false;
    }
  };
}

function refuse(): never {
  throw new CmsUnavailableError("The content service is away: the next try is in a few seconds", { isOutage: true });
}
