import { type Attempt, attemptMail, type AttemptOptions, MAX_WAIT_MS } from "./mail/attempt-mail.server.ts";
import { runQueue, LEASE_MS, type RunningQueue } from "./run-queue.ts";
import { UnreadableSubmissionError } from "./encryption/cell-cipher.server.ts";
import { describeFailure } from "./mail/mail-transport.ts";
import { ScanFailedError } from "#forms/resume/virus-scanner.server.ts";
import type { MailJob, MailOutcome } from "#forms/stored-submission.ts";
import type { Claim } from "./store/mail-jobs.server.ts";
import type { Store } from "./store/open-store.server.ts";
import { FORMS, type FormKind } from "#forms/forms.ts";
import type { SubmissionLog } from "#forms/submissions.ts";

const POLL_MS = 1000;
/** nodemailer's pool opens as many connections by default. */
const MAX_SENDS = 5;
/** A virus scanner that hangs must not keep mails without a file from going out. */
const MAX_SCANS = 2;

export interface MailWorkerOptions extends AttemptOptions {
  store: Store;
  log: SubmissionLog;
  onAttempt?: (kind: FormKind, status: MailOutcome["status"]) => void;
  pollMs?: number;
}

/** Starts sending the store's mails: those due now, then each as it falls due. */
export function startMailWorker(options: MailWorkerOptions): RunningQueue {
  const { store, log, pollMs = POLL_MS } = options;
  const startedAt = performance.now();
  let isNewestNext = true;

  async function claimReadable(underWay: MailJob[]): Promise<MailJob | undefined> {
    for (;;) {
      try {
        return await store.claim(nextClaim(underWay));
      } catch (error) {
        if (!(error instanceof UnreadableSubmissionError)) throw error;
        log.error({ error: error.message }, "a submission cannot be read: its mail is parked for a person to look at");
      }
    }
  }

  /** Every other mail is the newest since the start: a fresh one waits for no backlog, nor that for fresh ones. */
  function nextClaim(underWay: MailJob[]): Claim {
    isNewestNext = !isNewestNext;
    const scans = underWay.filter(({ submission }) => FORMS[submission.kind].file).length;
    return {
      leaseMs: LEASE_MS,
      except: underWay.map(({ submission }) => submission.id),
      takesFiles: options.scanner === undefined || scans < MAX_SCANS,
      ...(isNewestNext && { newestWithinMs: Math.round(performance.now() - startedAt) }),
    };
  }

  return runQueue<MailJob, Attempt>(
    {
      ...{ log, maxSends: MAX_SENDS, claim: claimReadable, renew: store.renew },
      prepare: () => store.pullForward(MAX_WAIT_MS),
      async send(job, signal) {
        const attempt = await attemptMail(job, options, signal);
        options.onAttempt?.(job.submission.kind, attempt.outcome.status);
        return attempt;
      },
      settle: async (job, attempt) => logAttempt(log, job, attempt, await store.settle(job, attempt.outcome)),
      idOf: ({ submission }) => submission.id,
    },
    { everyMs: pollMs, firstAfterMs: 0 },
  );
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
