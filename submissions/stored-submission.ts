import type { AppointmentRequest } from "./forms/appointment-form.ts";
import type { ContactMessage } from "./forms/contact-form.ts";

/** What a visitor sent, checked and normalised: `hospital` and `to` in it come from the site's data. */
export type SubmittedForm =
  { kind: "appointment"; request: AppointmentRequest } | { kind: "contact"; request: ContactMessage };

/** A submission on its way into the store. */
export type NewSubmission = SubmittedForm & {
  /** 128 random bits as hexadecimal digits. */
  id: string;
  hospitalId: string;
  receivedAt: Date;
  /** `Message-ID` of its mail, with angle brackets: the same at every attempt, so that a repeat is recognisable. */
  messageId: string;
};

/** A submission as the store gives it back. */
export type StoredSubmission = NewSubmission & {
  /** What the visitor can quote, e.g. "A-7F3K-9QXM". */
  reference: string;
};

/** A claimed mail job. Only the holder of the lease token may record its outcome. */
export interface MailJob {
  submission: StoredSubmission;
  /** Counts this attempt; the first is 1. */
  attempt: number;
  leaseToken: string;
}

/** How a claimed job ended: sent, to be tried again, or given up and kept for a person to look at. */
export type MailOutcome =
  | { status: "sent"; at: Date }
  | { status: "queued"; nextAttemptAt: Date; error: string }
  | { status: "dead"; error: string };
