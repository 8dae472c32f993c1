import { mailboxOf } from "#forms/form-fields.ts";
import type { StoredFile } from "#forms/stored-submission.ts";
import type { Hospital } from "#site/hospitals/site.ts";

export interface OutgoingMail {
  to: string;
  from?: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachments?: StoredFile[];
  /** The same at every attempt. */
  messageId: string;
  inReplyTo?: string;
  /** Then no program answers it (RFC 3834). */
  isAutomatic?: boolean;
  /** Spam filters and mail programs pass over mails that look days old. */
  date: Date;
  reference: string;
}

export interface MailTransport {
  /** Resolves once the mail is the mail server's, or on disk. Rejects with `MailRefusedError` for a permanent code. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;

  close(): Promise<void>;
}

export class MailRefusedError extends Error {
  override name = "MailRefusedError";
  /** Servers also use such codes for what passes. */
  isFinal: boolean;

  constructor(message: string, { isFinal, ...options }: ErrorOptions & { isFinal: boolean }) {
    super(message, options);
    this.isFinal = isFinal;
  }
}

interface SmtpFailure extends Error {
  code?: string;
  /** Of a failed system call, such as `connect`; `code` says `ESOCKET` then. */
  syscall?: string;
  originalCode?: string;
  response?: string;
  responseCode?: number;
  command?: string;
  isUnsent?: boolean;
}

// The stages of a send that judge the mail or its recipient; a refusal elsewhere is about the session or the sender.
const JUDGING_STAGES = new Set(["RCPT TO", "DATA"]);

// 503 and 530 are about the session (RFC 5321 §4.2.3, RFC 4954 §6), and 552 is a mailbox that may be emptied.
const PASSING_CODES = new Set([503, 530, 552]);

// Enhanced codes (RFC 3463): bad sender, full mailbox, the mail system, the network, security and policy.
const PASSING_DETAIL = /\b5\.(1\.[78]|2\.2|[347]\.\d+)\b/;
const NO_SUCH_MAILBOX = /\b5\.1\.(?![78]\b)\d+\b/;

// What servers write with 550 or 554 when they would accept the same later, or from another sender.
const PASSING_WORDS =
  /\b(gr[ae]y-?list|polic(y|ies)|spam|block|black-?list|reputation|rate\b|limit|too (many|much)\b|(over)?quota|full\b|exceed|tempor|later\b|again\b|defer|relay|authenticat|denied|prohibit|not permitted)/i;

/** `isUnsent`: no byte of the mail left, so that no mail server can have it. */
export function readSmtpFailure(error: unknown, isUnsent = false): Error {
  if (!(error instanceof Error)) return new Error("The mail transport failed", { cause: error });
  const { code, responseCode }: SmtpFailure = error;
  // Without a code from the server it is nodemailer's own word, e.g. that a mail is larger than the server accepts.
  const isOwnWord = responseCode === undefined && (code === "EENVELOPE" || code === "EMESSAGE");
  if (isUnsent && responseCode === undefined) Object.assign(error, { isUnsent });
  if (!isOwnWord && (responseCode === undefined || responseCode < 500)) return error;
  return new MailRefusedError(error.message, { cause: error, isFinal: isOwnWord || isForGood(error) });
}

function isForGood({ command = "", responseCode = 0, response = "" }: SmtpFailure): boolean {
  if (!JUDGING_STAGES.has(command) || PASSING_CODES.has(responseCode)) return false;
  if (NO_SUCH_MAILBOX.test(response)) return true;
  return !PASSING_DETAIL.test(response) && !PASSING_WORDS.test(response);
}

/** Never a server's words, which can repeat addresses. */
export function describeFailure(error: unknown): Pick<SmtpFailure, "code" | "responseCode" | "command" | "isUnsent"> {
  const cause: unknown = error instanceof MailRefusedError ? error.cause : error;
  if (!(cause instanceof Error)) return {};
  const { code, syscall, originalCode, responseCode, command, isUnsent, name }: SmtpFailure = cause;
  return {
    code: (syscall === "connect" && originalCode) || (code ?? name),
    ...(responseCode !== undefined && { responseCode }),
    ...(command !== undefined && { command }),
    ...(isUnsent && { isUnsent }),
  };
}

export function mailDomain(mailFrom: string): string {
  return mailAddress(mailFrom).split("@").at(-1) ?? "";
}

export function mailAddress(mailFrom: string): string {
  const [address = ""] = mailFrom.slice(mailFrom.lastIndexOf("<") + 1).split(">", 1);
  return address.trim();
}

/** Old mail servers pass such addresses on to another host or to a program. */
const PASSED_ON = /[%|!]/;

/** Whether a stranger may cause mail to it: it leads nowhere else, and is none of the site's own addresses. */
export function mayReceive(address: string, hospitals: readonly Pick<Hospital, "contact">[], mailFrom: string) {
  const own = hospitals.flatMap(({ contact: { receivingAddress, secondReceivingAddress = "", email = "" } }) =>
    [receivingAddress, secondReceivingAddress, email].map(mailboxOf),
  );
  return !PASSED_ON.test(address) && ![...own, mailboxOf(mailAddress(mailFrom))].includes(mailboxOf(address));
}
