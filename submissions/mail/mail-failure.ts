import { MailRefusedError } from "./mail-transport.ts";

/** What nodemailer tells about a failed send, as far as this code reads it. */
interface SmtpFailure extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

// The stages of a send that judge the mail or its recipient; a refusal elsewhere is about the session.
const MAIL_STAGES = new Set(["EENVELOPE", "EMESSAGE"]);

// "Authentication required" (RFC 4954 §6) is about the sender's settings.
const AUTHENTICATION_REQUIRED = 530;

/** The error to report for a failed send: `MailRefusedError` when repeating it cannot help. */
export function readSmtpFailure(error: unknown): Error {
  if (!(error instanceof Error)) return new Error("The mail transport failed", { cause: error });
  const { code = "", responseCode }: SmtpFailure = error;
  if (!MAIL_STAGES.has(code) || isPassing(responseCode)) return error;
  return new MailRefusedError(error.message, { cause: error });
}

function isPassing(responseCode: number | undefined): boolean {
  if (responseCode === undefined) return false;
  return responseCode < 500 || responseCode === 503 || responseCode === AUTHENTICATION_REQUIRED;
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
