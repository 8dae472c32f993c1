import type { AnswerState } from "#answers/answer.ts";
import type { MailStatus, SecondAddressState, StoredFile, SubmittedForm } from "#forms/stored-submission.ts";
import type { SubmissionKind } from "#forms/submissions.ts";

/** Which submissions are meant; what is left out does not narrow. */
export interface RecordFilter {
  hospitalId?: string | undefined;
  kind?: SubmissionKind | undefined;
  statuses?: MailStatus[] | undefined;
  /** What that digest lists, until it is sent. */
  digestId?: string | undefined;
  /** Received at that moment or later. */
  receivedFrom?: Date | undefined;
  receivedBefore?: Date | undefined;
  /** At most so many, the newest. */
  limit?: number | undefined;
}

/** A submission as an operator sees it. */
export interface SubmissionRecord {
  reference: string;
  kind: SubmissionKind;
  hospitalId: string;
  receivedAt: Date;
  /** The privacy notice that the visitor was shown; "none" for a sender that named none. */
  noticeVersion: string;
  /** The checked form, as the mail has it; its keys depend on the kind. Undefined where it is `unreadable`. */
  request: SubmittedForm["request"] | undefined;
  /** The resume of a job application, without its bytes. */
  file: (Pick<StoredFile, "name" | "type"> & { size: number }) | undefined;
  messageId: string;
  status: MailStatus;
  attempts: number;
  /** When a queued mail is tried next. */
  nextAttemptAt: Date | undefined;
  /** When the mail was delivered, or the last copy of it; undefined again once it came back. */
  sentAt: Date | undefined;
  /** Copies of the delivered mail that were asked for; a mail that is due is the last of them. */
  copies: number;
  /** What the last attempt failed with; a mail server's words can hold addresses. */
  lastError: string | undefined;
  /** How the mail to the hospital's second address stands, once the first refused for good. */
  secondAddress: SecondAddressState | undefined;
  /** Why its mail is held, or was before a person released it, e.g. "honeypot, too-fast". */
  heldFor: string | undefined;
  /** When a person released it. */
  releasedAt: Date | undefined;
  /** The last step of its history; undefined before the first. */
  answer: AnswerState | undefined;
  /** How many steps its history has. */
  answerCount: number;
  /** When the office first answered. */
  answeredAt: Date | undefined;
  /** Since when the office owes the visitor something. */
  waitingSince: Date | undefined;
  /** Why what was sent cannot be read, in one line; everything else about it is there. */
  unreadable: string | undefined;
}

/** A mail that lists several submissions for an office; which, `list` says. */
export interface Digest {
  id: string;
  hospitalId: string;
  /** With angle brackets; the same at every attempt. */
  messageId: string;
  createdAt: Date;
}

/** For which hospital digests are made. */
export interface CollectOptions {
  hospitalId: string;
  /** Whether somebody is there to read what was held or refused. */
  isOfficeOpen: boolean;
  /** Ends the Message-IDs. */
  mailDomain: string;
}

/** What a search found. */
export interface SearchResult {
  found: SubmissionRecord[];
  looked: number;
  unreadable: number;
}

/** What came of encrypting everything with the first key. */
export interface RewrittenKeys {
  rewritten: number;
  /** One line for each submission that was left as it was, because it cannot be read. */
  unreadable: string[];
}

/** How the mails stand. */
export interface QueueFigures extends Record<MailStatus, number> {
  /** Mails to patients that were refused or came back; their offices' lists show them. */
  returned: number;
  /** Milliseconds since the oldest mail was made that is queued or under way. */
  oldestUnsentMs: number | undefined;
}

/** What operators do with stored submissions. A reference may be given in any letter case. */
export interface SubmissionRecords {
  /** The newest first. */
  list(filter: RecordFilter): Promise<SubmissionRecord[]>;

  find(reference: string): Promise<SubmissionRecord | undefined>;

  /**
   * The file that came with a submission, byte for byte. Rejects with `UnreadableSubmissionError` when it cannot be read.
   */
  readFile(reference: string): Promise<StoredFile | undefined>;

  /**
   * Makes a parked mail due again with all its attempts before it, and a queued or collected one due now, by itself. Returns false for one that
   * was sent, is held or is under way, and for an unknown reference.
   */
  retry(reference: string): Promise<boolean>;

  /**
   * Makes a copy of a delivered mail due, marked as one. Returns false for a mail that was not delivered, or whose last
   * copy was not, and for an unknown reference.
   */
  resend(reference: string): Promise<boolean>;

  /**
   * Opens every submission that the filter chooses, a part at a time, and returns those that `isHit` takes, the newest
   * first, with how many were looked at and how many of them cannot be read.
   */
  search(filter: RecordFilter, isHit: (record: SubmissionRecord) => boolean): Promise<SearchResult>;

  /**
   * Makes the mail of a held submission due: a person found it to be real, its file included where that was the reason.
   * Returns false for one that is not held, and for an unknown reference.
   */
  release(reference: string): Promise<boolean>;

  /**
   * Makes the digests that are due for a hospital, and returns how many: of what was collected, once its first has
   * waited for some minutes, in parts that a mail server takes; and of what was held or parked since the last one, while
   * the office is open, once an hour at most.
   */
  collectDigests(options: CollectOptions): Promise<number>;

  /** The digest that has been due longest; no other process gets it, nor is it due again, for `retryMs`. */
  claimDigest(retryMs: number): Promise<Digest | undefined>;

  /** Records that a digest was sent, with everything collected for it but these, which could not be read: they are parked. */
  finishDigest(id: string, unreadable: string[]): Promise<void>;

  /** Takes what was collected out of a digest that was refused for good: each is mailed by itself from now on. */
  mailAlone(digestId: string): Promise<void>;

  /** Takes a collected submission out of its digest and holds it, because its file is infected. */
  holdInfected(reference: string, signature: string): Promise<void>;

  /** What links to release held submissions are signed with: the same for every process, for ever. */
  linkSecret(): Promise<string>;

  /** Removes a submission with its file and its keys, sent or not. Returns false for an unknown reference. */
  erase(reference: string): Promise<boolean>;

  /** How many submissions `purgeDelivered` would remove. */
  countDelivered(olderThanDays: number): Promise<number>;

  /**
   * Removes the submissions whose mail was delivered longer ago than that, and returns how many. An appointment request
   * stays while it waits for its office, and until 30 days after its visit.
   */
  purgeDelivered(olderThanDays: number): Promise<number>;

  /** Removes the submissions that came in longer ago than that and are still held, and returns how many. */
  purgeHeld(olderThanDays: number): Promise<number>;

  /**
   * Encrypts with the first key what is not encrypted with it yet, each submission at once or not at all; what is left
   * after a crash is done when this is called again.
   */
  rewriteKeys(): Promise<RewrittenKeys>;

  figures(): Promise<QueueFigures>;
}
