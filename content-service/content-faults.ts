import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** An answer given in place of the service's own. */
interface FaultAnswer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** Failures a test asks the service for. They last until `clear`, and each call adds to the others. */
export interface ContentFaults {
  /** Cuts every connection without an answer. */
  outage(): void;
  /** Waits before every answer. */
  delay(ms: number): void;
  /** Gives this answer to every request, or only to the next `times` ones. */
  answer(answer: FaultAnswer, times?: number): void;
  /** Makes the service work again. */
  clear(): void;
  /** Called by the service before it looks at a request; true when the fault has dealt with it. */
  intercept(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** Faults to pass to `startContentService`, none of them active yet. */
export function createContentFaults(): ContentFaults {
  let isDown = false;
  let delayMs = 0;
  let given: { answer: FaultAnswer; remaining: number } | undefined;
  return {
    outage() {
      isDown = true;
    },
    delay(ms) {
      delayMs = ms;
    },
    answer(answer, times = Number.POSITIVE_INFINITY) {
      given = { answer, remaining: times };
    },
    clear() {
      isDown = false;
      delayMs = 0;
      given = undefined;
    },
    async intercept(request, response) {
      if (delayMs > 0) await wait(delayMs, undefined, { ref: false });
      if (isDown) {
        request.socket.destroy();
        return true;
      }
      if (!given || given.remaining <= 0) return false;
      given.remaining -= 1;
      response.writeHead(given.answer.status, given.answer.headers).end(given.answer.body);
      return true;
    },
  };
}
