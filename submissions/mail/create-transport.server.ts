import { createFileTransport } from "./create-file-transport.server.ts";
import { createSmtpTransport } from "./create-smtp-transport.server.ts";
import type { MailTransport } from "./mail-transport.ts";

export interface MailTransportOptions {
  /** See `smtpPoolOptions` for its forms and their encryption; without it mails become files. */
  smtpUrl?: string | undefined;
  /** Folder for mails written as files. */
  mailDir: string;
  /** Sender, e.g. "Website <website@example.org>". */
  from: string;
}

/** The way mails leave: over SMTP where a server is configured, else as .eml files. */
export function createMailTransport({ smtpUrl, mailDir, from }: MailTransportOptions): MailTransport {
  return smtpUrl === undefined ? createFileTransport({ mailDir, from }) : createSmtpTransport({ smtpUrl, from });
}
