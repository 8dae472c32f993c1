import { format } from "node:util";
import { createTransport } from "nodemailer";
import type { ColourTokens } from "#site/brand/colour-tokens.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { composeMail, smtpPoolOptions } from "./create-transport.server.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import { formatMoment, type MailHospital, mailSubject, nameWithPlace } from "./office-mail.ts";
import { renderOfficeMail } from "./render-office-mail.ts";

const LIMIT_MS = 90_000;

export interface TryOptions {
  smtpUrl: string;
  from: string;
  /** "> " what we said, "< " what the server said, "* " what that means. */
  report: (line: string) => void;
}

export type TryOutcome = { isAccepted: true; response: string } | { isAccepted: false; reason: string };

/** Reports the conversation with the mail server; never rejects. */
export async function tryMailServer(mail: OutgoingMail, { smtpUrl, from, report }: TryOptions): Promise<TryOutcome> {
  const reporter = createReporter(report);
  const options = { ...smtpPoolOptions(smtpUrl), transactionLog: true, logger: reporter.logger };
  const mailer = createTransport(options, { from, disableFileAccess: true, disableUrlAccess: true });
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const { response, rejected } = await mailer.sendMail({ ...composeMail(mail), signal });
    if (rejected.length > 0) return { isAccepted: false, reason: `The mail server refused the recipient: ${response}` };
    return { isAccepted: true, response };
  } catch (error) {
    return { isAccepted: false, reason: explainFailure(error) };
  } finally {
    reporter.stop();
    mailer.close();
  }
}

interface LogEntry {
  tnx?: string;
}

function createReporter(report: (line: string) => void) {
  let isOver = false;
  const say = (mark: string | undefined, message: unknown[]) => {
    if (mark === undefined || isOver) return;
    for (const line of format(...message).split(/\r?\n/)) report(`${mark} ${line}`);
  };
  const words = { client: ">", server: "<" } as Record<string, string>;
  const steps = { network: "*", smtp: "*" } as Record<string, string>;
  const logger = {
    level: () => undefined,
    trace() {},
    debug: ({ tnx = "" }: LogEntry, ...message: unknown[]) => say(words[tnx], message),
    info: ({ tnx = "" }: LogEntry, ...message: unknown[]) => say(steps[tnx], message),
    warn() {},
    error() {},
    fatal() {},
  };
  return { logger, stop: () => void (isOver = true) };
}

const REASONS: Record<string, string> = {
  EDNS: "The mail server's name is not known",
  ECONNECTION: "No connection to the mail server",
  ESOCKET: "No connection to the mail server",
  ETIMEDOUT: "The mail server did not respond in time",
  EABORT: "The mail server did not respond in time",
  ETLS: "No encrypted connection to the mail server",
  EAUTH: "The mail server refused the user or the password in SMTP_URL",
  EENVELOPE: "The mail server refused the sender or the recipient",
  EMESSAGE: "The mail server refused the mail",
};

/** Why a mail server took nothing, in plain words. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return `The mail could not be sent: ${String(error)}`;
  const { code = "", message }: NodeJS.ErrnoException = error;
  // What is wrong with a certificate comes as a fault of the socket.
  const reason = code === "ESOCKET" && /certificate|altnames|SSL|TLS/i.test(message) ? "ETLS" : code;
  return `${REASONS[reason] ?? "The mail could not be sent"}: ${message}`;
}

/** A mail for which the office has nothing to do, in the form of all others. */
export function renderTestMail(
  hospital: MailHospital,
  { now, messageId, reference }: { now: Date; messageId: string; reference: string },
  texts: Catalogue,
  look: ColourTokens,
): OutgoingMail {
  const { title, sentBy, operator, sentAt, nextStep } = texts.server.testMail;
  const facts = [
    { label: sentBy, value: operator },
    { label: sentAt, value: formatMoment(now, texts) },
  ];
  return {
    to: hospital.contact.receivingAddress,
    subject: mailSubject(title, [nameWithPlace(hospital)], reference),
    ...renderOfficeMail({ title, reference, hospital, receivedAt: now, facts, nextStep }, texts, look),
    messageId,
    date: now,
    reference,
  };
}
