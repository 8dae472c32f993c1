import type { HoldReason } from "#forms/holds.ts";
import type { MailJob, MailOutcome, NewSubmission } from "#forms/stored-submission.ts";
import type { SubmissionKind } from "#forms/submissions.ts";

/** How a submission that was sent before is recognised. */
export interface RepeatRules {
  /** Identical content received within this time is the same submission. */
  withinMs: number;
  idempotencyKey?: string | undefined;
}

/**
 * What came of adding a submission. `repeated`: it was there already. `released`: it was, and held; now its mail is due.
 * `conflict`: its key is another's. `isSenders`: it was stored now, or under the same key; who knows no more of it than its
 * content may be a stranger. `isReceiptWithheld`: the patient, or others, got too many mails lately.
 */
export type Added =
  | { status: "stored" | "repeated" | "released"; reference: string; isSenders: boolean; isReceiptWithheld?: boolean }
  | { status: "conflict" };

/**
 * Whether a submission would be taken, or why not. `full`: until the disk has room again. `read-only`: until DATA_DIR can
 * be written to. `failed`: the disk failed, until a restart. `lost`: the store's files were removed, replaced or overwritten.
 * `damaged`: what is there cannot be read. `keyless`: a key is missing. `in-use`: by another process. `unreachable`: the
 * database is away or refuses the site. `moved`: the submissions are in another store, or on their way. `not-moved`: DATA_DIR
 * still holds submissions, and the site uses a database. `newer`: made by a newer version. `unopened`: any other reason.
 */
export type StoreReadiness =
  | "ready"
  | "full"
  | "read-only"
  | "failed"
  | "lost"
  | "damaged"
  | "keyless"
  | "in-use"
  | "unreachable"
  | "moved"
  | "not-moved"
  | "newer"
  | "unopened";

/** Which job is wanted; see `SubmissionStore.claim`. */
export interface Claim {
  leaseMs: number;
  except?: string[];
  newestWithinMs?: number | undefined;
  takesFiles?: boolean;
}

/** Keeps submissions; each row is also its own mail job (see `MailStatus`). */
export interface SubmissionStore {
  /**
   * Stores a submission with its file, its key and its mail job in one durable transaction: once resolved, no crash
   * loses it. Nothing is stored when the same content came under the same key, or lately under any key or none. With
   * reasons to hold it, it is stored the same, and its mail waits for a person; the same content without such reasons
   * releases it. What is collected is mailed with others, in the next digest.
   */
  add(submission: NewSubmission, rules: RepeatRules, heldFor?: HoldReason[], isCollected?: boolean): Promise<Added>;

  /** When the submission that holds this key came in; undefined when the key is free. */
  findReceivedAt(kind: SubmissionKind, idempotencyKey: string): Promise<Date | undefined>;

  /**
   * Claims a due job for `leaseMs`, undefined when none is due: one whose lease ended, else the one that has been due
   * longest, or with `newestWithinMs` first the newest that came in within that time and was never tried. Jobs of
   * `except` are passed over, jobs with files without `takesFiles`, and jobs another holds. Rejects with `UnreadableSubmissionError` when what is
   * stored of the submission cannot be read; its mail is parked by then.
   */
  claim(claim: Claim): Promise<MailJob | undefined>;

  /** Holds a claimed job for `leaseMs` more. Returns false when the lease is another's by now. */
  renew(job: MailJob, leaseMs: number): Promise<boolean>;

  /** Records how a claimed job ended. Returns false, and changes nothing, when the lease is another's by now. */
  settle(job: MailJob, outcome: MailOutcome): Promise<boolean>;

  /** Makes every waiting mail due within `waitMs`, letters and digests too, in case the clock ran ahead when it was put off. */
  pullForward(waitMs: number): Promise<void>;

  /** Looks whether a submission would be taken now; never rejects. */
  readiness(): Promise<StoreReadiness>;

  /** Closes the store and lets another process open it. */
  close(): Promise<void>;
}
