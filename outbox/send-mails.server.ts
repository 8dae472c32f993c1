import type { FormKind } from "#forms/forms.ts";
import type { SubmissionLog } from "#forms/submissions.ts";
import { ScanFailedError, type VirusScanner } from "#forms/resume/virus-scanner.server.ts";
import { DAY_MS } from "#forms/calendar.ts";
import { listOffices } from "#site/hospitals/offices.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { UnreadableSubmissionError } from "./encryption/cell-cipher.server.ts";
import { describeFailure, MailRefusedError, type MailTransport } from "./mail/mail-transport.ts";
import { renderMail, type Rendered, type RenderOptions } from "./mail/render-mail.server.ts";
import { LEASE_MS, runQueue, type RunningQueue } from "./run-queue.ts";
import type { MailKind } from "./store/database.ts";
import type { Mail } from "./store/claim-mail.server.ts";
import type { MailOutcome } from "./store/mails.server.ts";
import type { Store } from "./store/open-store.server.ts";

const LOOK_MS = 1000;
/** nodemailer's pool opens as many connections by default. */
const MAX_SENDS = 5;
/** A virus scanner that hangs must not keep mails without a file from going out. */
const MAX_SCANS = 2;
const MAX_ERROR_LENGTH = 500;
/** A scanner on the same machine is back soon, and asking it again costs little. */
const MAX_SCAN_WAIT_MS = 5 * 60_000;

export interface SendingOptions extends RenderOptions {
  store: Store;
  transport: MailTransport;
  log: SubmissionLog;
  /** Makes the mails that fall due by the time alone. */
  prepare?: () => Promise<unknown>;
  firstWaitMs?: number | undefined;
  lookMs?: number | undefined;
  firstAfterMs?: number;
  scanner?: VirusScanner | undefined;
  onAttempt?: ((kind: FormKind | MailKind, status: "sent" | "queued" | "parked" | "held") => void) | undefined;
}

interface Attempt {
  outcome: MailOutcome;
  rendered?: Rendered | undefined;
  error?: unknown;
}

/** Sends the store's mails as they fall due, each as it is true then. */
export function sendMails(options: SendingOptions): RunningQueue {
  const { store, log, scanner, prepare, lookMs = LOOK_MS, firstAfterMs = 0 } = options;
  const startedAt = performance.now();
  let isNewestNext = true;

  /** Every other mail is the newest since the start: a fresh one waits for no backlog, nor that for fresh ones. */
  function claim(underWay: Mail[]): Promise<Mail | undefined> {
    isNewestNext = !isNewestNext;
    const scans = underWay.filter(({ kind }) => kind === "request" || kind === "digest").length;
    return store.claimMail({
      leaseMs: LEASE_MS,
      except: underWay.map(({ id }) => id),
      takesFiles: scanner === undefined || scans < MAX_SCANS,
      ...(isNewestNext && { newestWithinMs: Math.round(performance.now() - startedAt) }),
    });
  }

  return runQueue<Mail, Attempt>(
    {
      ...{ log, maxSends: MAX_SENDS, claim, renew: store.renewMail },
      async prepare() {
        await store.pullForward(MAX_WAIT_MS);
        await prepare?.();
      },
      async send(mail, signal) {
        const attempt = await attemptMail(mail, options, signal);
        const { outcome, rendered } = attempt;
        if (outcome.status !== "dropped") options.onAttempt?.(rendered?.form ?? mail.kind, STATUSES[outcome.status]);
        return attempt;
      },
      settle: async (mail, attempt) => logAttempt(log, mail, attempt, await store.settleMail(mail, attempt.outcome)),
      idOf: ({ id }) => id,
    },
    { everyMs: lookMs, firstAfterMs },
  );
}

const STATUSES = { sent: "sent", waiting: "queued", refused: "parked", held: "held" } as const;

/** Sends a mail once; never rejects. */
async function attemptMail(mail: Mail, options: SendingOptions, signal: AbortSignal): Promise<Attempt> {
  const hospital = listOffices(options.editions[0].site).find(({ id }) => id === mail.hospitalId);
  let rendered: Rendered | undefined;
  try {
    if (!hospital) throw new Error(`The site's data has no hospital "${mail.hospitalId}"`);
    rendered = await renderMail(mail, hospital, options, signal);
    if (rendered?.malware !== undefined) return { outcome: { status: "held", signature: rendered.malware }, rendered };
    if (!rendered?.mail) return { outcome: { status: "dropped" }, rendered };
    await options.transport.send(rendered.mail, signal);
    return { outcome: { status: "sent" }, rendered };
  } catch (error) {
    // What could not even be written was not sent.
    if (!rendered && error instanceof Error) Object.assign(error, { isUnsent: true });
    return { outcome: judgeFailure(mail, error, hospital, options.firstWaitMs), rendered, error };
  }
}

/** What a failure means for a mail: what an office's mailbox refuses for good goes to the second address. */
function judgeFailure(mail: Mail, failure: unknown, hospital: Hospital | undefined, firstWaitMs?: number): MailOutcome {
  const { code = "refused", responseCode, isUnsent } = describeFailure(failure);
  const words = failure instanceof UnreadableSubmissionError ? failure.message : String(failure);
  const error =
    mail.kind === "request"
      ? words.slice(0, MAX_ERROR_LENGTH)
      : String(responseCode ?? (isUnsent ? `unsent ${code}` : code));
  if (isOver(mail, failure)) {
    const second = mail.recipient === "office" && hospital?.contact.secondReceivingAddress !== undefined;
    return { status: "refused", error, second: second && !(failure instanceof UnreadableSubmissionError) };
  }
  const waitMs = waitAfterAttempt(mail.attempt, Math.random(), firstWaitMs);
  if (failure instanceof ScanFailedError)
    return { status: "waiting", waitMs: Math.min(waitMs, MAX_SCAN_WAIT_MS), error };
  return { status: "waiting", waitMs, error, isRefusal: failure instanceof MailRefusedError };
}

function isOver({ attempt, ageMs, refusedMs }: Mail, failure: unknown): boolean {
  if (failure instanceof UnreadableSubmissionError) return true;
  if (failure instanceof MailRefusedError && (failure.isFinal || isRefusedForGood(attempt, refusedMs))) return true;
  return isGivenUp(attempt, ageMs);
}

const FIRST_STEP_MS = 2 * 60_000;
const MAX_WAIT_MS = 60 * 60_000;
// RFC 5321 §4.5.4.1 asks for four to five days before giving up.
const GIVE_UP_AFTER_MS = 5 * DAY_MS;
// About four days of attempts, so that a clock that jumps ahead by days does not end a mail's time at once.
const GIVE_UP_AFTER_ATTEMPTS = 100;
// Fewer than a day has with the longest waits, for the same reason.
const GIVE_UP_AFTER_REFUSALS = 20;

/** Between half a step and a whole one, where steps double up to one hour. `random` is from 0 up to 1. */
export function waitAfterAttempt(attempt: number, random: number, firstStepMs = FIRST_STEP_MS): number {
  const step = Math.min(firstStepMs * 2 ** (attempt - 1), MAX_WAIT_MS);
  return Math.round(step * (0.5 + random / 2));
}

/** Five days, and the attempts that belong to them. */
export function isGivenUp(attempt: number, ageMs: number): boolean {
  return attempt >= GIVE_UP_AFTER_ATTEMPTS && ageMs >= GIVE_UP_AFTER_MS;
}

/** A day of permanent codes that may pass, and its attempts. */
export function isRefusedForGood(attempt: number, refusedMs: number): boolean {
  return attempt >= GIVE_UP_AFTER_REFUSALS && refusedMs >= DAY_MS;
}

function logAttempt(log: SubmissionLog, mail: Mail, { outcome, rendered, error }: Attempt, isOurs: boolean): void {
  const { id, kind, hospitalId: hospital, recipient, attempt } = mail;
  const about = rendered?.reference === undefined ? {} : { reference: rendered.reference };
  const fields = {
    id,
    kind,
    ...about,
    hospital,
    recipient,
    attempt,
    status: outcome.status,
    ...describeFailure(error),
  };
  if (!isOurs) return log.warn(fields, "a mail's outcome came too late: another holds it");
  switch (outcome.status) {
    case "sent":
      return recipient === "second"
        ? log.warn(fields, "a mail was sent to the hospital's second address")
        : log.info(fields, "a mail was sent");
    case "dropped":
      return log.info(fields, "a mail was not needed any more");
    case "held":
      return log.error({ ...fields, signature: outcome.signature }, "malware was found in a file: its mail is held");
    case "waiting":
      return error instanceof ScanFailedError
        ? log.warn(fields, "a mail waits until its file can be scanned, which is tried again")
        : log.warn(fields, "a mail could not be sent and will be tried again");
    case "refused":
      return error instanceof UnreadableSubmissionError
        ? log.error({ ...fields, error: error.message }, "a submission cannot be read: its mail is parked")
        : log.error(fields, "a mail was refused for good: it is parked for a person to look at");
  }
}
