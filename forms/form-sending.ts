import type { SubmissionKind } from "./submissions.ts";

/** Where each form is posted to, below the API's origin (specification §7). */
export const FORM_PATHS: Record<SubmissionKind, string> = {
  appointment: "/api/v1/service/email",
  contact: "/api/v1/service/contact_us",
  job: "/api/v1/jobs/job_application",
};

/**
 * What a form carries besides its fields, by its names on the wire. People leave no trace in either: nothing is sent
 * of them, so that a visitor's request has the keys of the specification alone.
 */
export const FORM_TRAPS = {
  /** A field that people do not see; browsers fill in no word of its name (HTML standard, autofill). */
  honeypot: "reasonForWriting",
  /**
   * Milliseconds from the page's opening to the sending of a form that nobody touched: no key, finger or pointer of a
   * person met it.
   */
  untouched: "untouchedMs",
} as const;

/** Times of a form in milliseconds (specification §4, §9). */
export const FORM_TIMING = {
  /** How long a validation message shows. */
  messageShownMs: 1000,
  /** When the mark on the offending field goes, counted from the moment of the error. */
  markShownMs: 2000,
  /** A send without a response by then counts as failed (checklist A55). */
  sendTimeoutMs: 30_000,
} as const;
