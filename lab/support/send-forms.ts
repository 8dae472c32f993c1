import { setTimeout as sleep } from "node:timers/promises";
import { createSubmission, type DrillSubmission } from "../../tests/faults/kills/create-submission.ts";
import type { FaultyMailServer } from "../../tests/faults/kills/start-faulty-mail-server.ts";

interface SendersOptions {
  /** Sites that share a store; submissions go to them in turn. */
  origins: string[];
  random: () => number;
  senders: number;
  /** Between two forms of a sender. */
  pauseMs: number;
  /** Before a form that was refused is sent again. */
  retryMs: number;
}

export interface FormSenders {
  /** Submissions by number. */
  acknowledged: ReadonlySet<number>;
  /** Responses 503, and requests without a response, so far. */
  refused: () => number;
  /** Resolves once each sender's form under way is acknowledged. */
  end: () => Promise<unknown>;
}

/** Sends forms of all kinds, each again under its key until it is acknowledged. */
export function startSenders({ origins, random, senders, pauseMs, retryMs }: SendersOptions): FormSenders {
  const acknowledged = new Set<number>();
  let number = 0;
  let refused = 0;
  const state = { isDone: false };
  async function send() {
    while (!state.isDone) {
      const submission = createSubmission((number += 1), random);
      while (!(await post(origins[submission.number % origins.length] ?? "", submission))) {
        refused += 1;
        await sleep(retryMs);
      }
      acknowledged.add(submission.number);
      await sleep(pauseMs);
    }
  }
  const sending = Promise.all(Array.from({ length: senders }, send));
  return {
    acknowledged,
    refused: () => refused,
    end: () => {
      state.isDone = true;
      return sending;
    },
  };
}

/** Those of these submissions of which no mail has arrived. */
function missingOf({ delivered }: FaultyMailServer, numbers: Iterable<number>): number[] {
  const arrived = new Set(delivered.map(({ submission }) => submission));
  return [...numbers].filter((number) => !arrived.has(number));
}

/** What is missing of these submissions once all have arrived or the time is over, and how many mails came again. */
export async function waitForMails(mailServer: FaultyMailServer, numbers: Iterable<number>, limitMs: number) {
  const known = [...numbers];
  const until = performance.now() + limitMs;
  while (missingOf(mailServer, known).length > 0 && performance.now() < until) await sleep(100);
  const { delivered } = mailServer;
  const repeats = delivered.length - new Set(delivered.map(({ submission }) => submission)).size;
  return { lost: missingOf(mailServer, known), repeats };
}

/** True once it is acknowledged; false for no response or a 503. Any other response is a server fault. */
export async function post(
  origin: string,
  { path, body, headers }: Pick<DrillSubmission, "path" | "body" | "headers">,
): Promise<boolean> {
  const request = { method: "POST", headers, body: body(), signal: AbortSignal.timeout(10_000) };
  const response = await fetch(origin + path, request).catch(() => undefined);
  if (response === undefined || response.status === 503) return false;
  if (response.status !== 201) throw new Error(`${path} responded with ${response.status}`);
  return response.json().then(
    () => true,
    () => false,
  );
}
