import type { FormKind, FormRequest } from "./forms.ts";

export interface StoredFile {
  name: string;
  type: string;
  bytes: Buffer;
}

export interface SubmittedForm {
  kind: FormKind;
  request: FormRequest;
  file?: StoredFile | undefined;
}

export interface NewSubmission extends SubmittedForm {
  id: string;
  hospitalId: string;
  /** With angle brackets; the same at every attempt. */
  messageId: string;
  noticeVersion: string;
}

export interface StoredSubmission extends NewSubmission {
  reference: string;
  receivedAt: Date;
}

/** `collected` for the next digest, `parked` (given up) and `held` for a person to look at. */
export type MailStatus = "queued" | "collected" | "sending" | "sent" | "parked" | "held";

/** `due` until it is sent; `refused` when it could not be delivered there either. */
export type SecondAddressState = "due" | "told" | "refused";

/** Only the holder of the lease token may record its outcome. */
export interface MailJob {
  submission: StoredSubmission;
  attempt: number;
  ageMs: number;
  leaseToken: string;
  /** Since the mail server first refused it with a code that may pass; else 0. */
  refusedMs: number;
  isForSecond: boolean;
  /** A person released it although its file was found infected. */
  isFileReleased: boolean;
  copy: MailCopy | undefined;
}

export interface MailCopy {
  number: number;
  deliveredAt: Date;
}

/** `isRefusal`: with a permanent code; `sendsToSecond`: once more, to the second address. */
export type MailOutcome =
  | { status: "sent" }
  | { status: "queued"; waitMs: number; error: string; isRefusal?: boolean }
  | { status: "parked"; error: string; sendsToSecond?: boolean }
  | { status: "held"; signature: string };
