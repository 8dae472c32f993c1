import type { MailJob } from "./stored-submission.ts";
import type { SubmissionStore } from "./store/submission-store.ts";

/** A job whose holder is gone is another's after this time. */
export const LEASE_MS = 15_000;

const RENEW_MS = 5_000;

export interface HeldLease {
  /** Aborts when another has the job by now, so that its mail need not go out twice. */
  lost: AbortSignal;
  /** Renews no more. */
  stop(): void;
}

/**
 * Renews a claimed job's lease while its mail is being sent. A store that cannot be reached loses nothing by itself:
 * the lease is asked for again, and settling is fenced in any case.
 */
export function holdLease(store: Pick<SubmissionStore, "renew">, job: MailJob, renewMs = RENEW_MS): HeldLease {
  const lost = new AbortController();
  const renew = async () => {
    const isOurs = await store.renew(job, LEASE_MS).catch(() => true);
    if (!isOurs) lost.abort();
  };
  const timer = setInterval(() => void renew(), renewMs);
  return { lost: lost.signal, stop: () => clearInterval(timer) };
}
