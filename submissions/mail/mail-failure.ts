import { MailRefusedError } from "./mail-transport.ts";

/** What nodemailer tells about a failed send, as far as this code reads it. */
interface SmtpFailure extends Error {
  code?: string;
  response?: string;
  responseCode?: number;
  command?: string;
}

// The stages of a send that judge the mail or its recipient; a refusal elsewhere is about the session or the sender.
const JUDGING_STAGES = new Set(["RCPT TO", "DATA"]);

// 503 and 530 are about the session (RFC 5321 §4.2.3, RFC 4954 §6), and 552 is a mailbox that may be emptied.
const PASSING_CODES = new Set([503, 530, 552]);

// Enhanced codes (RFC 3463): bad sender, full mailbox, the mail system, the network, security and policy.
const PASSING_DETAIL = /\b5\.(1\.[78]|2\.2|[347]\.\d+)\b/;
const NO_SUCH_MAILBOX = /\b5\.1\.(?![78]\b)\d+\b/;

// What servers write that answer 550 or 554 to what they would take later, or from another sender.
const PASSING_WORDS =
  /\b(gr[ae]y-?list|polic(y|ies)|spam|block|black-?list|reputation|rate\b|limit|too (many|much)\b|(over)?quota|full\b|exceed|tempor|later\b|again\b|defer|relay|authenticat|denied|prohibit|not permitted)/i;

/** The error to report for a failed send: `MailRefusedError` where the mail server answered with a permanent code. */
export function readSmtpFailure(error: unknown): Error {
  if (!(error instanceof Error)) return new Error("The mail transport failed", { cause: error });
  const { code, responseCode }: SmtpFailure = error;
  // Without a code from the server it is nodemailer's own word, e.g. that a mail is larger than the server takes.
  const isOwnWord = responseCode === undefined && (code === "EENVELOPE" || code === "EMESSAGE");
  if (!isOwnWord && (responseCode === undefined || responseCode < 500)) return error;
  return new MailRefusedError(error.message, { cause: error, isFinal: isOwnWord || isFinal(error) });
}

function isFinal({ command = "", responseCode = 0, response = "" }: SmtpFailure): boolean {
  if (!JUDGING_STAGES.has(command) || PASSING_CODES.has(responseCode)) return false;
  if (NO_SUCH_MAILBOX.test(response)) return true;
  return !PASSING_DETAIL.test(response) && !PASSING_WORDS.test(response);
}

/** What may be logged of a failure: codes, never a server's words, which can repeat addresses. */
export function describeFailure(error: unknown): { code?: string; responseCode?: number; command?: string } {
  const cause: unknown = error instanceof MailRefusedError ? error.cause : error;
  if (!(cause instanceof Error)) return {};
  const { code, responseCode, command, name }: SmtpFailure = cause;
  return {
    code: code ?? name,
    ...(responseCode !== undefined && { responseCode }),
    ...(command !== undefined && { command }),
  };
}
