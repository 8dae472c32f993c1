import type { FieldError } from "./form-fields.ts";
import { FORMS, type FormKind } from "./forms.ts";

/** A stored submission: the promise that a mail will be sent. */
export interface Receipt {
  /**
   * Reference a visitor can quote, printed in the mail, e.g. "A-7F3K-9QXM"; left out, like `page`, where only the
   * content of an earlier submission was recognised: a stranger may have sent it.
   */
  reference?: string;
  /** Address of the visitor's own page of an appointment request; left out where there is none. */
  page?: string;
}

/** A file as a visitor sent it: nothing about it is believed yet. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

export interface Sender {
  network?: string | undefined;
  isBrowser?: boolean;
}

export interface SubmissionExtras {
  /**
   * Made by the page for one filling of the form: 1 to 255 visible ASCII characters. Stored as long as the submission,
   * for each kind of form apart; only an accepted submission uses it up.
   */
  idempotencyKey?: string | undefined;
  /** Which privacy notice stood at the form, as its page says it; left out by programs that show none. */
  noticeVersion?: string | undefined;
  file?: UploadedFile | undefined;
  sender?: Sender;
}

/**
 * What came of handing in a form. `invalid` names the first field that failed, or "Idempotency-Key"; `conflict`: the
 * key belongs to another submission; `unavailable`: nothing was stored, and the log has the reason.
 */
export type SubmissionOutcome =
  | { status: "accepted"; receipt: Receipt }
  | { status: "invalid"; errors: FieldError[] }
  | { status: "conflict" }
  | { status: "unavailable" };

/**
 * Takes what a visitor sends. An accepted outcome means: checked, stored with its resume and its mail job in one
 * transaction, and on disk. The same content under the same key returns the first one's receipt, and identical content
 * within ten minutes under any key or none an empty one; neither makes a second mail. A program's submission is
 * accepted like any other, and its mail is held until a person has looked at it or sends the same.
 */
export interface Submissions {
  /** `input` is the parsed JSON or the form's fields as they came; `to` in it never decides where mail goes. */
  submit(kind: FormKind, input: unknown, extras?: SubmissionExtras): Promise<SubmissionOutcome>;
}

export const RETRY_AFTER_S = 30;

export interface Clock {
  now(): Date;
}

/** Where submissions and mails report to; a pino logger fits. Nothing a visitor typed is logged. */
export interface SubmissionLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const SILENT_LOG: SubmissionLog = { info() {}, warn() {}, error() {} };

// Crockford's base 32: no I, L, O or U, so nothing reads as 1 or 0 over the telephone.
const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export const REFERENCE_PATTERN = `^[${Object.values(FORMS)
  .map(({ prefix }) => prefix)
  .join("")}]-[${SYMBOLS}]{4}-[${SYMBOLS}]{4}$`;

/** Whether a text has the shape of a reference, e.g. "A-7F3K-9QXM"; it need not exist. */
export function isReference(text: string): boolean {
  return new RegExp(REFERENCE_PATTERN).test(text);
}

export function makeReference(kind: FormKind): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const symbols = Array.from(bytes, (byte) => SYMBOLS[byte % SYMBOLS.length]).join("");
  return `${FORMS[kind].prefix}-${symbols.slice(0, 4)}-${symbols.slice(4)}`;
}
