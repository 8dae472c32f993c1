import type { FieldError } from "./forms/form-check.ts";

/** The forms whose submissions are stored and mailed. */
export type SubmissionKind = "appointment" | "contact";

/** A stored submission: the promise that a mail will be sent. */
export interface Receipt {
  /** Reference a visitor can quote, printed in the mail, e.g. "A-7F3K-9QXM". */
  reference: string;
}

/** What came of handing in a form. */
export type SubmissionOutcome = { status: "accepted"; receipt: Receipt } | { status: "invalid"; errors: FieldError[] };

/**
 * Takes what a visitor sends. An accepted outcome means: checked, stored with its mail job in one transaction, and
 * on disk. An identical submission within a few minutes answers with the first one's receipt and makes no second mail.
 * Rejects with `StoreUnavailableError` when nothing could be stored; the log has the reason by then.
 */
export interface Submissions {
  /** `input` is the parsed JSON or form body as it came; `to` in it never decides where mail goes. */
  submit(kind: SubmissionKind, input: unknown): Promise<SubmissionOutcome>;
}

/** A visitor may try again after this many seconds when nothing could be stored. */
export const RETRY_AFTER_S = 30;

/** The submission could not be stored; nothing was promised. */
export class StoreUnavailableError extends Error {
  override name = "StoreUnavailableError";

  /** Told by name: pages are bundled apart from the server, so this class exists twice in one process. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "StoreUnavailableError";
  }
}
