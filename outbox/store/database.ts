import type { AnswerState, LetterKind, LetterStatus } from "#answers/answer.ts";
import type { FormKind } from "#forms/forms.ts";
import type { MailStatus, SecondAddressState } from "#forms/stored-submission.ts";

/** A submission and its mail job. Times are milliseconds since 1970, UTC. */
export interface SubmissionRow {
  id: string;
  reference: string;
  kind: FormKind;
  hospital_id: string;
  /** The checked form as JSON; sealed where `key_id` says so, as are `last_error` and the file with its name. */
  request: string;
  /** Digest of kind, hospital and content, which recognises identical submissions; keyed where there is a key. */
  fingerprint: string;
  received_at: number;
  message_id: string;
  status: MailStatus;
  attempts: number;
  next_attempt_at: number;
  lease_until: number | null;
  lease_token: string | null;
  sent_at: number | null;
  last_error: string | null;
  /** When the mail server first responded with a permanent code that may pass; null after any other outcome. */
  refused_since: number | null;
  second_address: SecondAddressState | null;
  /** Why its mail is or was held, e.g. "honeypot, too-fast" or "infected: Win.Test.EICAR_HDB-1". */
  held_for: string | null;
  told_at: number | null;
  released_at: number | null;
  key_id: string | null;
  notice_version: string;
  digest_id: string | null;
  /** Copies that were asked for of its delivered mail; the mail that is due is the last of them. */
  copies: number;
  /** What stands before the "@" in the Message-ID of its last copy, and of its mail to the second address. */
  copy_mail_id: string | null;
  second_mail_id: string | null;
  waiting_since: number | null;
  answer: AnswerState | null;
  answer_count: number;
  answered_at: number | null;
  reminder_id: string | null;
  second_reminder_id: string | null;
}

export type AnswerRow = SubmissionDatabase["answers"];

/** A mail besides a submission's own: to a patient, or to an office about its requests. */
export interface LetterRow {
  id: string;
  kind: LetterKind;
  hospital_id: string;
  submission_id: string | null;
  answer_number: number | null;
  /** What stands before the "@" in its Message-ID: random, and the same at every attempt. */
  mail_id: string;
  status: LetterStatus;
  attempts: number;
  created_at: number;
  /** While it is being sent, the end of the lease. */
  next_attempt_at: number;
  lease_token: string | null;
  sent_at: number | null;
  error: string | null;
  returned_at: number | null;
}

export interface SubmissionDatabase {
  submissions: SubmissionRow;
  attachments: { submission_id: string; name: string; type: string; content: Buffer };
  /** Idempotency keys, each unique for its kind of form, with the fingerprint of what came with it. */
  submission_keys: { kind: FormKind; key: string; fingerprint: string; submission_id: string };
  /** Mails that list several submissions for an office; gone once they are sent. */
  digests: { id: string; hospital_id: string; message_id: string; created_at: number; next_attempt_at: number };
  secrets: { name: string; value: string };
  moves: MoveRow;
  answers: { submission_id: string; number: number; at: number; state: AnswerState; content: string };
  letters: LetterRow;
}

/** That this store's submissions are or were being moved to another place, or came from one. */
export interface MoveRow {
  id: string;
  direction: "out" | "in";
  place: string;
  state: "under way" | "done" | "cancelled";
  changed_at: number;
}
