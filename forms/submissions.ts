import type { Site } from "#site/hospitals/site.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import type { Noted } from "./call-back.ts";
import type { FieldError } from "./form-fields.ts";
import { FORMS, type FormKind } from "./forms.ts";

export interface Receipt {
  /** e.g. "A-7F3K-9QXM"; left out, like `page`, for recognised content, which a stranger may have sent. */
  reference?: string;
  page?: string;
  /** By when the office answers, or calls; left out for an emergency, and where it is not known. */
  answerBy?: Date;
  /** Left out while the office is open. */
  opensAgain?: Date;
  /** The day that is wished for may come before the answer. */
  isDayNear?: boolean;
  /** No receipt goes out, because too many did lately. */
  isMailWithheld?: boolean;
}

export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

export interface Sender {
  network?: string | undefined;
  isBrowser?: boolean;
}

export interface SenderEdition {
  site: Pick<Site, "language" | "hospitals">;
  texts: Catalogue;
}

export interface SubmissionExtras {
  /** 1 to 255 visible ASCII characters, stored as long as the submission; only an accepted one uses it up. */
  idempotencyKey?: string | undefined;
  /** What only that browser knows: the key counts with it alone. Without it a repeat opens no page. */
  senderSecret?: string | undefined;
  noticeVersion?: string | undefined;
  /** What the sender reads, and is answered in; the site's own if left out. */
  edition?: SenderEdition | undefined;
  file?: UploadedFile | undefined;
  sender?: Sender;
  /** Set where the desk notes a call. */
  noted?: Noted | undefined;
  /** The id of the pause that its sender was told of, and sends it all the same. */
  pauseSeen?: string | undefined;
  /** It waited in the browser, which sends it by itself. */
  hasWaited?: boolean;
}

/**
 * `invalid` names the first field that failed, or "Idempotency-Key"; `unavailable`: nothing was stored; `paused`:
 * neither, and the same is taken once its sender has seen that `pause`.
 */
export type SubmissionOutcome =
  | { status: "accepted"; receipt: Receipt }
  | { status: "invalid"; errors: FieldError[] }
  | { status: "paused"; pause: string; error: FieldError }
  | { status: "conflict" }
  | { status: "unavailable" };

/** Accepted: checked, and on disk with its mail; the same within ten minutes, or under the same key, is stored once. */
export interface Submissions {
  /** `to` in it never decides where mail goes. */
  submit(kind: FormKind, input: unknown, extras?: SubmissionExtras): Promise<SubmissionOutcome>;
}

export const RETRY_AFTER_S = 30;

export interface Clock {
  now(): Date;
}

/** A pino logger fits. Nothing a visitor typed is logged. */
export interface SubmissionLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const SILENT_LOG: SubmissionLog = { info() {}, warn() {}, error() {} };

// Crockford's base 32: no I, L, O or U, so nothing reads as 1 or 0 over the telephone.
export const REFERENCE_SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export const REFERENCE_PATTERN = `^[${Object.values(FORMS)
  .map(({ prefix }) => prefix)
  .join("")}]-[${REFERENCE_SYMBOLS}]{4}-[${REFERENCE_SYMBOLS}]{4}$`;

export function isReference(text: string): boolean {
  return new RegExp(REFERENCE_PATTERN).test(text);
}
