import { setTimeout as sleep } from "node:timers/promises";
import { DAY_MS } from "#forms/calendar.ts";
import { SILENT_LOG, type Clock, type SubmissionLog } from "#forms/submissions.ts";
import { createOutageReport, describeStoreFailure } from "./store/store-engine.ts";

/** A mail whose sender is gone is another's after this time. */
export const LEASE_MS = 15_000;
const RENEW_MS = 5_000;
/** A send that takes longer is cut off, whatever the mail server is doing. */
const SEND_LIMIT_MS = 3 * 60_000;
const STOP_LIMIT_MS = 7000;
const SETTLE_AGAIN_MS = 1000;

export interface Queue<Job, Sent extends { outcome: { status: string; waitMs?: number } }> {
  log: SubmissionLog;
  maxSends: number;
  prepare(): Promise<unknown>;
  claim(underWay: Job[]): Promise<Job | undefined>;
  /** Holds a job's lease for longer; false when another process has it by now. */
  renew?(job: Job, leaseMs: number): Promise<boolean>;
  /** Sends a job's mail once and says how it goes on; never rejects. */
  send(job: Job, signal: AbortSignal): Promise<Sent>;
  /** Records how it went; tried until the store takes it, or a mail that went out would go out again. */
  settle(job: Job, sent: Sent): Promise<void>;
  idOf(job: Job): string;
}

export type RunningQueue = ReturnType<typeof runQueue>;

/** Sends mails as they fall due, several at a time. The jobs are stored, so that nothing is lost by a kill. */
export function runQueue<Job, Sent extends { outcome: { status: string; waitMs?: number } }>(
  queue: Queue<Job, Sent>,
  timing: Timing & { everyMs: number },
) {
  const { log, maxSends } = queue;
  const outage = createOutageReport(log);
  const stopping = new AbortController();
  const cutOff = new AbortController();
  const underWay = new Map<Job, Promise<void>>();
  let round: Promise<void> | undefined;
  let isWokenAgain = false;

  async function sendDue(): Promise<void> {
    while (!stopping.signal.aborted && underWay.size < maxSends) {
      const job = await queue.claim([...underWay.keys()]);
      if (!job) break;
      underWay.set(job, finish(job));
    }
    outage.isOver();
  }

  async function finish(job: Job): Promise<void> {
    const lease = holdLease(async (leaseMs) => queue.renew?.(job, leaseMs) ?? true);
    const limits = [cutOff.signal, AbortSignal.timeout(SEND_LIMIT_MS), lease.lost];
    const sent = await queue.send(job, AbortSignal.any(limits));
    lease.stop();
    // Cut off by our own stop, no fault of the mail's: due as soon as somebody sends again.
    if (cutOff.signal.aborted && sent.outcome.status === "waiting") sent.outcome.waitMs = 0;
    await settle(job, sent);
    underWay.delete(job);
    wake();
  }

  async function settle(job: Job, sent: Sent): Promise<void> {
    try {
      await queue.settle(job, sent);
    } catch (error) {
      const fields = { ...describeStoreFailure(error), id: queue.idOf(job) };
      log.error(fields, "a mail's outcome could not be recorded");
      if (cutOff.signal.aborted) return;
      await sleep(Math.min(timing.everyMs, SETTLE_AGAIN_MS));
      await settle(job, sent);
    }
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    isWokenAgain = round !== undefined;
    round ??= sendDue()
      .catch(outage.isThere)
      .finally(() => {
        round = undefined;
        if (isWokenAgain) wake();
      });
  }

  async function begin(): Promise<boolean> {
    try {
      await queue.prepare();
      wake();
      return true;
    } catch (error) {
      outage.isThere(error);
      return false;
    }
  }

  async function idle(): Promise<void> {
    await Promise.all([round, ...underWay.values()]);
    if (round || underWay.size > 0) await idle();
  }

  const job = repeatWork(begin, { firstAfterMs: timing.everyMs, retryAfterMs: timing.everyMs, ...timing });
  return {
    wake,
    /** Sends what is due now, and resolves once that is done; false where the store could not be read. */
    async look() {
      const isDone = await begin();
      await idle();
      return isDone;
    },
    /** Claims nothing more, lets sends under way finish for a few seconds, cuts off the rest to be sent later. */
    async stop() {
      stopping.abort();
      const limit = setTimeout(() => cutOff.abort(), STOP_LIMIT_MS);
      await job.stop();
      await idle();
      clearTimeout(limit);
    },
  };
}

/**
 * Does its work once at a time, and anew for who asked meanwhile. What it returns never rejects: what could not be done
 * is reported, and done when it is asked for again.
 */
export function onceAtATime(work: () => Promise<void>, log: SubmissionLog): () => Promise<void> {
  const outage = createOutageReport(log);
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  return function run(): Promise<void> {
    isAskedAgain = running !== undefined;
    running ??= work()
      .then(outage.isOver, outage.isThere)
      .then(() => {
        running = undefined;
        return isAskedAgain ? run() : undefined;
      });
    return running;
  };
}

/** Of who keeps in memory what the store says. */
export interface KeepingOptions {
  clock: Clock;
  log?: SubmissionLog;
  /** Pages that are already made say something else than what is kept now. */
  onChange: () => unknown;
  /** What another process stores is on every page after so long, and the time of a render. */
  lookMs?: number;
}

const LOOK_MS = 2000;

/** Keeps in memory what `read` finds in the store: looked at again and again, and after each change. */
export function keepInMemory<Kept>(
  first: Kept,
  read: () => Promise<Kept>,
  { log = SILENT_LOG, onChange, lookMs = LOOK_MS }: Omit<KeepingOptions, "clock">,
) {
  let kept = first;
  const look = onceAtATime(async () => {
    const before = JSON.stringify(kept);
    kept = await read();
    if (JSON.stringify(kept) !== before) onChange();
  }, log);
  const timer = setInterval(() => void look(), lookMs).unref();
  return {
    look,
    kept: () => kept,
    stop: () => clearInterval(timer),
    /** What was just stored is in memory when this resolves. It rejects without a store. */
    renewing:
      <Args extends unknown[], Done>(change: (...args: Args) => Promise<Done>) =>
      async (...args: Args) => {
        const done = await change(...args);
        await look();
        return done;
      },
  };
}

/** Renews a lease until `stop`; `lost` aborts when another has it. A store that is away loses nothing. */
export function holdLease(renew: (leaseMs: number) => Promise<boolean>, renewMs = RENEW_MS) {
  const lost = new AbortController();
  const ask = async () => {
    const isOurs = await renew(LEASE_MS).catch(() => true);
    if (!isOurs) lost.abort();
  };
  const timer = setInterval(() => void ask(), renewMs);
  return { lost: lost.signal, stop: () => clearInterval(timer) };
}

/** After a start there is more urgent work. */
const FIRST_AFTER_MS = 60_000;
const RETRY_AFTER_MS = 60 * 60_000;

export interface Timing {
  firstAfterMs?: number;
  everyMs?: number;
  retryAfterMs?: number;
}

export type RepeatedJob = ReturnType<typeof repeatWork>;

/** Repeats its work, every day by default. What could not be done is tried again after `retryAfterMs`. */
export function repeatWork(work: () => Promise<boolean>, timing: Timing = {}) {
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
