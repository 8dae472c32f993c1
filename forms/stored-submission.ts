import type { FormKind, FormRequest } from "./forms.ts";

export interface StoredFile {
  /** Cleaned: one line, fit for a header and a file system. */
  name: string;
  type: string;
  bytes: Buffer;
}

/** What a visitor sent, checked and normalised: `hospital` and `to` in it come from the site's data. */
export interface SubmittedForm {
  kind: FormKind;
  request: FormRequest;
  file?: StoredFile | undefined;
}

/** A submission on its way into the store, which adds the reference and the time. */
export interface NewSubmission extends SubmittedForm {
  /** 128 random bits as hexadecimal digits. */
  id: string;
  hospitalId: string;
  /** `Message-ID` of the mail, with angle brackets: the same at every attempt, so that a repeat is recognisable. */
  messageId: string;
  noticeVersion: string;
}

export interface StoredSubmission extends NewSubmission {
  reference: string;
  receivedAt: Date;
}

/**
 * Where a submission's mail is: waiting, collected for the next digest, under way, with the mail server, given up and
 * parked for a person, or held until a person has looked at the submission.
 */
export type MailStatus = "queued" | "collected" | "sending" | "sent" | "parked" | "held";

/**
 * How the mail to the hospital's second address stands: `due` until it is sent, `told` when the mail server took it,
 * `refused` when it could not be delivered there either.
 */
export type SecondAddressState = "due" | "told" | "refused";

/** A claimed mail job. Only the holder of the lease token may record its outcome. */
export interface MailJob {
  submission: StoredSubmission;
  attempt: number;
  ageMs: number;
  leaseToken: string;
  /** Milliseconds since the mail server first refused it with a code that may pass; 0 where it did not. */
  refusedMs: number;
  /** Whether it goes to the hospital's second address, because the first refused it for good. */
  isForSecond: boolean;
  /** Whether a person released it although its file was found infected. */
  isFileReleased: boolean;
  /** That it is a copy, which somebody asked for, of a mail that was delivered; undefined for the mail itself. */
  copy: MailCopy | undefined;
}

export interface MailCopy {
  number: number;
  /** When the mail, or the copy before, was delivered. */
  deliveredAt: Date;
}

/**
 * How a claimed job ended: sent, to be tried again (`isRefusal`: for good), parked for a person to look at, with
 * `sendsToSecond` after a mail to the second address, or held because its file is infected.
 */
export type MailOutcome =
  | { status: "sent" }
  | { status: "queued"; waitMs: number; error: string; isRefusal?: boolean }
  | { status: "parked"; error: string; sendsToSecond?: boolean }
  | { status: "held"; signature: string };
