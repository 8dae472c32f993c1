import type { StoredFile } from "../stored-submission.ts";

/** A mail for a hospital's office. */
export interface OutgoingMail {
  /** The hospital's receiving address or its second one, the only recipient. */
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
  /** When it is sent; the mail's `Date`. Spam filters and mail programs pass over mails that look days old. */
  date: Date;
  /** Names the mail's file where mails are written to disk, e.g. "A-7F3K-9QXM". */
  reference: string;
}

/** Takes mails and passes them on. */
export interface MailTransport {
  /**
   * Resolves once the mail is another's responsibility: the mail server's, or a file on disk. Rejects with
   * `MailRefusedError` when the mail server answered with a permanent code, with any other error when it may work later.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;

  /** Ends the connections. */
  close(): Promise<void>;
}

/** The mail server answered with a permanent code (5xx). */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
  /** Whether it refused this recipient or this mail for good. Servers also use such codes for what passes. */
  isFinal: boolean;

  constructor(message: string, { isFinal, ...options }: ErrorOptions & { isFinal: boolean }) {
    super(message, options);
    this.isFinal = isFinal;
  }
}
