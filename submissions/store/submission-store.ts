import type { MailJob, MailOutcome, NewSubmission } from "../stored-submission.ts";

/** What came of adding a submission. */
export interface Added {
  reference: string;
  /** False when an identical submission was there already; nothing was stored then. */
  isNew: boolean;
}

/** Keeps submissions; each row is also its own mail job (`queued`, `sending`, `sent` or `dead`). */
export interface SubmissionStore {
  /**
   * Stores a submission with its mail job in one durable transaction: once resolved, no crash loses it.
   * One of the same kind, hospital and content received within `repeatWindowMs` stands for it instead.
   */
  add(submission: NewSubmission, repeatWindowMs: number): Promise<Added>;

  /**
   * Claims the job that has been due longest, undefined when none is due. Jobs of `except` are passed over, and so are
   * jobs another holds until their lease ends.
   */
  claim(claim: { now: Date; leaseUntil: Date; except: string[] }): Promise<MailJob | undefined>;

  /** Records how a claimed job ended. Answers false, and changes nothing, when the lease is another's by now. */
  settle(job: MailJob, outcome: MailOutcome): Promise<boolean>;

  /** Makes every waiting job due at `latest` or before, in case the clock ran ahead when it was put off. */
  pullForward(latest: Date): Promise<void>;

  /** Closes the store and lets another process open it. */
  close(): Promise<void>;
}
