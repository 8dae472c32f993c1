import type { MailSite } from "./office-mail.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { MailRefusedError, type MailTransport } from "./mail-transport.ts";
import { renderMail } from "./render-mail.ts";
import { ScanFailedError, type VirusScanner } from "#forms/resume/virus-scanner.server.ts";
import type { MailJob, MailOutcome, StoredSubmission } from "#forms/stored-submission.ts";
import { DAY_MS } from "#forms/calendar.ts";

const MAX_ERROR_LENGTH = 500;
/** A scanner on the same machine is back soon, and asking it again costs little. */
const MAX_SCAN_WAIT_MS = 5 * 60_000;

export interface AttemptOptions {
  site: MailSite;
  texts: Catalogue;
  transport: MailTransport;
  firstWaitMs?: number | undefined;
  scanner?: VirusScanner | undefined;
  linkAnswer?: ((submission: StoredSubmission) => Promise<string | undefined>) | undefined;
}

export interface Attempt {
  outcome: MailOutcome;
  error?: unknown;
}

/** Never rejects. Without a verdict on its resume the mail waits. */
export async function attemptMail(job: MailJob, options: AttemptOptions, signal: AbortSignal): Promise<Attempt> {
  try {
    const signature = await findMalware(job, options, signal);
    if (signature !== undefined) return { outcome: { status: "held", signature } };
    await send(job, options, signal);
    return { outcome: { status: "sent" } };
  } catch (error) {
    return { outcome: judgeFailure(job, error, options), error };
  }
}

async function findMalware({ submission, isFileReleased }: MailJob, { scanner }: AttemptOptions, signal: AbortSignal) {
  if (!scanner || !submission.file || isFileReleased) return undefined;
  const verdict = await scanner.scan(submission.file.bytes, signal);
  return verdict.status === "infected" ? verdict.signature : undefined;
}

async function send(job: MailJob, { site, texts, transport, linkAnswer }: AttemptOptions, signal: AbortSignal) {
  const hospital = findHospital(job, site);
  if (!hospital) throw new Error(`The site's data has no hospital "${job.submission.hospitalId}"`);
  const answerLink = await linkAnswer?.(job.submission).catch(() => undefined);
  const delivery = { ...job, answerLink };
  await transport.send(renderMail(job.submission, hospital, texts, site.brand.tokens.light, delivery), signal);
}

function findHospital({ submission }: MailJob, { hospitals }: AttemptOptions["site"]) {
  return hospitals.find(({ id }) => id === submission.hospitalId);
}

function judgeFailure(job: MailJob, failure: unknown, options: AttemptOptions): MailOutcome {
  const error = String(failure).slice(0, MAX_ERROR_LENGTH);
  const isRefusal = failure instanceof MailRefusedError;
  if (isOver(job, failure)) {
    const { secondReceivingAddress } = findHospital(job, options.site)?.contact ?? {};
    return { status: "parked", error, sendsToSecond: secondReceivingAddress !== undefined && !job.isForSecond };
  }
  const waitMs = waitAfterAttempt(job.attempt, Math.random(), options.firstWaitMs);
  if (failure instanceof ScanFailedError)
    return { status: "queued", waitMs: Math.min(waitMs, MAX_SCAN_WAIT_MS), error };
  return { status: "queued", waitMs, error, isRefusal };
}

function isOver({ attempt, ageMs, refusedMs }: MailJob, failure: unknown): boolean {
  if (failure instanceof MailRefusedError && (failure.isFinal || isRefusedForGood(attempt, refusedMs))) return true;
  return isGivenUp(attempt, ageMs);
}

const FIRST_STEP_MS = 2 * 60_000;
export const MAX_WAIT_MS = 60 * 60_000;
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
