import type { Site } from "#hospitals/site.ts";
import { MailRefusedError } from "./mail/mail-transport.ts";
import type { MailTransport } from "./mail/mail-transport.ts";
import { renderMail } from "./mail/render-mail.ts";
import { isGivenUp, isRefusedForGood, waitAfterAttempt } from "./retry-schedule.ts";
import { ScanFailedError, type VirusScanner } from "./scan/virus-scanner.ts";
import type { MailJob, MailOutcome } from "./stored-submission.ts";

const LONGEST_ERROR_TEXT = 500;

/** A scanner on the same machine is back soon, and asking it again costs nobody anything. */
const LONGEST_SCAN_WAIT_MS = 5 * 60_000;

export interface AttemptOptions {
  site: Pick<Site, "hospitals">;
  transport: MailTransport;
  /** The longest wait after a first failure; two minutes when left out. */
  firstWaitMs?: number | undefined;
  /** Looks into resumes before they are mailed; left out where none is set up. */
  scanner?: VirusScanner | undefined;
}

/** What came of an attempt, with the error of a failed one. */
export interface Attempt {
  outcome: MailOutcome;
  error?: unknown;
}

/**
 * Sends a job's mail once and says how the job goes on; never rejects. A resume is scanned first: without a verdict the
 * mail waits, and with malware it is held.
 */
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
  if (!scanner || submission.kind !== "job" || isFileReleased) return undefined;
  const verdict = await scanner.scan(submission.resume.bytes, signal);
  return verdict.status === "infected" ? verdict.signature : undefined;
}

async function send(job: MailJob, { site, transport }: AttemptOptions, signal: AbortSignal) {
  const hospital = findHospital(job, site);
  if (!hospital) throw new Error(`The site's data has no hospital "${job.submission.hospitalId}"`);
  await transport.send(renderMail(job.submission, hospital, job), signal);
}

function findHospital({ submission }: MailJob, { hospitals }: AttemptOptions["site"]) {
  return hospitals.find(({ id }) => id === submission.hospitalId);
}

function judgeFailure(job: MailJob, failure: unknown, options: AttemptOptions): MailOutcome {
  const error = String(failure).slice(0, LONGEST_ERROR_TEXT);
  const isRefusal = failure instanceof MailRefusedError;
  if (isOver(job, failure)) {
    const { secondReceivingAddress } = findHospital(job, options.site)?.contact ?? {};
    return { status: "parked", error, tellsSecond: secondReceivingAddress !== undefined && !job.isForSecond };
  }
  const waitMs = waitAfterAttempt(job.attempt, Math.random(), options.firstWaitMs);
  if (failure instanceof ScanFailedError)
    return { status: "queued", waitMs: Math.min(waitMs, LONGEST_SCAN_WAIT_MS), error };
  return { status: "queued", waitMs, error, isRefusal };
}

function isOver({ attempt, ageMs, refusedMs }: MailJob, failure: unknown): boolean {
  if (failure instanceof MailRefusedError && (failure.isFinal || isRefusedForGood(attempt, refusedMs))) return true;
  return isGivenUp(attempt, ageMs);
}
