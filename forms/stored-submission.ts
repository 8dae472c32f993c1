import type { Noted } from "./call-back.ts";
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
  /** Of one of the site's editions; "" counts as the site's own. */
  language: string;
  /** By when it is answered, where that is no matter of hours. */
  answerBy?: Date | undefined;
  /** Left out for what came over the web. */
  noted?: Noted | undefined;
}

/** `collected` for the next digest, `parked` (given up) and `held` for a person to look at. */
export type MailStatus = "queued" | "collected" | "sending" | "sent" | "parked" | "held";
