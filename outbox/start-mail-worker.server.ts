import { setTimeout as sleep } from "node:timers/promises";
import {
  attemptMail,
  type Attempt,
  type AttemptOptions,
  holdLease,
  LEASE_MS,
  LONGEST_WAIT_MS,
} from "./mail/attempt-mail.server.ts";
import { createSendControl } from "./repeat-work.ts";
import { UnreadableSubmissionError } from "./encryption/cell-cipher.server.ts";
import { describeFailure } from "./mail/mail-transport.ts";
import { createOutageReport, describeStoreFailure } from "./store/store-engine.ts";
import { ScanFailedError } from "#forms/resume/virus-scanner.server.ts";
import type { MailJob, MailOutcome } from "#forms/stored-submission.ts";
import type { Claim } from "./store/mail-jobs.server.ts";
import type { Store } from "./store/create-store.server.ts";
import { FORMS, type FormKind } from "#forms/forms.ts";
import type { SubmissionLog } from "#forms/submissions.ts";

const POLL_MS = 1000;

/** Mails sent at the same time; nodemailer's pool opens as many connections by default. */
const CONCURRENT_SENDS = 5;

/** A virus scanner that hangs must not keep mails without a file from going out. */
const CONCURRENT_SCANS = 2;

export interface MailWorkerOptions extends AttemptOptions {
  store: Store;
  log: SubmissionLog;
  onAttempt?: (kind: FormKind, status: MailOutcome["status"]) => void;
  pollMs?: number;
}

export interface MailWorker {
  wake(): void;
  /** Claims nothing more, lets sends under way finish for a few seconds, cuts off the rest to be sent later. */
  stop(): Promise<void>;
}

/** Starts sending the store's mails: those due now, then each as it falls due. */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { store, log, pollMs = POLL_MS } = options;
  const startedAt = performance.now();
  const underWay = new Map<string, { kind: FormKind; finished: Promise<void> }>();
  let isNewestNext = true;
  const control = createSendControl();
  const outage = createOutageReport(log);
  let round: Promise<void> | undefined;
  let isWokenAgain = false;

  async function startDueJobs(): Promise<void> {
    await store.pullForward(LONGEST_WAIT_MS);
    while (!control.isStopping() && underWay.size < CONCURRENT_SENDS) {
      const job = await claimReadable();
      if (!job) break;
      underWay.set(job.submission.id, { kind: job.submission.kind, finished: finish(job) });
    }
    outage.isOver();
  }

  async function claimReadable(): Promise<MailJob | undefined> {
    for (;;) {
      try {
        return await store.claim(nextClaim());
      } catch (error) {
        if (!(error instanceof UnreadableSubmissionError)) throw error;
        log.error({ error: error.message }, "a submission cannot be read: its mail is parked for a person to look at");
      }
    }
  }

  /**
   * Every other mail is the newest since the start, so that a fresh one waits for no backlog, nor a backlog for a
   * flood of fresh ones. What waited before the start goes out oldest first.
   */
  function nextClaim(): Claim {
    isNewestNext = !isNewestNext;
    const scans = [...underWay.values()].filter(({ kind }) => FORMS[kind].file).length;
    return {
      leaseMs: LEASE_MS,
      except: [...underWay.keys()],
      takesFiles: options.scanner === undefined || scans < CONCURRENT_SCANS,
      ...(isNewestNext && { newestWithinMs: Math.round(performance.now() - startedAt) }),
    };
  }

  async function finish(job: MailJob): Promise<void> {
    const lease = holdLease((leaseMs) => store.renew(job, leaseMs));
    const signal = AbortSignal.any([control.limitSend(), lease.lost]);
    const attempt = await attemptMail(job, options, signal);
    lease.stop();
    // Cut off by our own stop, no fault of the mail's: due as soon as somebody sends again.
    if (control.isCutOff() && attempt.outcome.status === "queued") attempt.outcome.waitMs = 0;
    options.onAttempt?.(job.submission.kind, attempt.outcome.status);
    await record(job, attempt);
    underWay.delete(job.submission.id);
    wake();
  }

  /** Tries until the store takes it: a mail that went out but is not marked would go out again. */
  async function record(job: MailJob, attempt: Attempt): Promise<void> {
    try {
      const isOurs = await store.settle(job, attempt.outcome);
      logAttempt(log, job, attempt, isOurs);
    } catch (error) {
      log.error({ ...describeStoreFailure(error), id: job.submission.id }, "a mail's outcome could not be recorded");
      if (control.isCutOff()) return;
      await sleep(pollMs);
      await record(job, attempt);
    }
  }

  function wake(): void {
    if (control.isStopping()) return;
    if (round) {
      isWokenAgain = true;
      return;
    }
    round = startDueJobs()
      .catch((error: unknown) => outage.isThere(error))
      .finally(() => {
        round = undefined;
        if (!isWokenAgain) return;
        isWokenAgain = false;
        wake();
      });
  }

  const timer = setInterval(wake, pollMs);
  wake();
  return {
    wake,
    stop: () =>
      control.stop(async () => {
        clearInterval(timer);
        await round;
        await Promise.all([...underWay.values()].map(({ finished }) => finished));
      }),
  };
}

function logAttempt(log: SubmissionLog, job: MailJob, { outcome, error }: Attempt, isOurs: boolean): void {
  const { id, kind, reference } = job.submission;
  const { attempt, copy } = job;
  const copied = copy && { copy: copy.number };
  const fields = { id, kind, reference, attempt, ...copied, status: outcome.status, ...describeFailure(error) };
  if (!isOurs) return log.warn(fields, "a mail's outcome came too late: another holds its job");
  if (job.isForSecond && outcome.status === "sent")
    return log.warn(fields, "a mail that stays parked was sent to the hospital's second address");
  if (outcome.status === "sent") return log.info(fields, "a mail was sent");
  if (outcome.status === "held")
    return log.error({ ...fields, signature: outcome.signature }, "malware was found in a file: its mail is held");
  if (error instanceof ScanFailedError)
    return log.warn(fields, "a mail is held until its file can be scanned, which is tried again");
  if (outcome.status === "queued") return log.warn(fields, "a mail could not be sent and will be tried again");
  if (job.isForSecond)
    return log.error(fields, "the second address refused a mail too: it stays parked for a person to look at");
  log.error(fields, "a mail was refused for good: it is parked for a person to look at");
}
