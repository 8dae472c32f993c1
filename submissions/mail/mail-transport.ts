import type { StoredFile } from "../stored-submission.ts";

/** A mail for a hospital's office. */
export interface OutgoingMail {
  /** The hospital's receiving address, the only recipient. */
  to: string;
  /** Who an answer goes to; left out when the visitor gave no address. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Sent byte for byte. */
  attachments?: StoredFile[];
  /** With angle brackets; the same at every attempt. */
  messageId: string;
  /** When the submission came in; the mail's `Date`. */
  date: Date;
  /** Names the mail's file where mails are written to disk, e.g. "A-7F3K-9QXM". */
  reference: string;
}

/** Takes mails and passes them on. */
export interface MailTransport {
  /**
   * Resolves once the mail is another's responsibility: the mail server's, or a file on disk. Rejects with
   * `MailRefusedError` when sending the same again would be refused again, with any other error when it may work later.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;

  /** Ends the connections. */
  close(): Promise<void>;
}

/** The mail server refused the mail or its recipient for good. */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
}
