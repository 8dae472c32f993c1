import type { SubmissionKind } from "../submissions.ts";

type MailStatus = "queued" | "sending" | "sent" | "dead";

/** A submission and its mail job. Times are milliseconds since 1970, UTC. */
export interface SubmissionRow {
  id: string;
  reference: string;
  kind: SubmissionKind;
  hospital_id: string;
  /** The checked form as JSON. */
  request: string;
  /** Digest of kind, hospital and request: equal for identical submissions. */
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
}

export interface SubmissionDatabase {
  submissions: SubmissionRow;
}
