import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { QueryAnswer } from "../http/execute-query.ts";
import type { HttpAnswer } from "../http/http-answer.ts";
import { readOperationName } from "../http/operation-name.ts";
import type { GraphqlRequest } from "../http/read-graphql-request.ts";
import { withBrokenLinks, withoutEntries } from "./break-answer.ts";
import { ConnectionCut } from "./connection-cut.ts";
import { DEFAULT_DELAY_MS, type Fault } from "./fault.ts";
import { GARBAGE, RATE_LIMITED, SERVER_ERROR } from "./fault-answers.ts";

/** An answer given in place of the service's own, whatever was asked. */
interface FixedAnswer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** The failures of a content service, on demand. Nothing fails until it is told to. */
export interface ContentFaults {
  /** Makes these fail from now on, and everything else work. */
  set(...faults: Fault[]): void;
  /** What fails now. */
  current(): readonly Fault[];
  /** Gives this answer to every request, or only to the next `times` ones. */
  answer(answer: FixedAnswer, times?: number): void;
  /** Makes everything work again. */
  clear(): void;
  /** Called by the service before it looks at a request; true when a fault has dealt with it. */
  intercept(request: IncomingMessage, response: ServerResponse): boolean;
  /** Called by the service for each query: answers it with `execute`, or as the faults want it. */
  answerQuery(asked: GraphqlRequest, execute: () => Promise<QueryAnswer>): Promise<HttpAnswer>;
}

/** Faults to pass to `startContentService`, none of them active yet. */
export function createContentFaults(): ContentFaults {
  let active: Fault[] = [];
  let given: { answer: FixedAnswer; remaining: number } | undefined;
  return {
    set(...faults) {
      active = faults;
    },
    current: () => active,
    answer(answer, times = Number.POSITIVE_INFINITY) {
      given = { answer, remaining: times };
    },
    clear() {
      active = [];
      given = undefined;
    },
    intercept(request, response) {
      if (active.some(({ kind, operation }) => kind === "down" && operation === undefined)) {
        request.socket.destroy();
        return true;
      }
      if (!given || given.remaining <= 0) return false;
      given.remaining -= 1;
      response.writeHead(given.answer.status, given.answer.headers).end(given.answer.body);
      return true;
    },
    async answerQuery(asked, execute) {
      const name = readOperationName(asked);
      const faults = active.filter(({ operation }) => operation === undefined || operation === name);
      const slow = faults.find(({ kind }) => kind === "slow");
      if (slow) await wait(slow.delayMs ?? DEFAULT_DELAY_MS, undefined, { ref: false });
      const other = faults.find(({ kind }) => kind !== "slow");
      return other ? breakAnswer(other, execute) : execute();
    },
  };
}

async function breakAnswer({ kind }: Fault, execute: () => Promise<QueryAnswer>): Promise<HttpAnswer> {
  if (kind === "down") throw new ConnectionCut();
  if (kind === "garbage") return GARBAGE;
  if (kind === "error") return SERVER_ERROR;
  if (kind === "rate-limited") return RATE_LIMITED;
  const answer = await execute();
  return kind === "empty" ? withoutEntries(answer) : withBrokenLinks(answer);
}
