import type { Site } from "#hospitals/site.ts";
import { MailRefusedError } from "./mail/mail-transport.ts";
import type { MailTransport } from "./mail/mail-transport.ts";
import { renderMail } from "./mail/render-mail.ts";
import { isGivenUp, waitAfterAttempt } from "./retry-schedule.ts";
import type { MailJob, MailOutcome } from "./stored-submission.ts";

const LONGEST_ERROR_TEXT = 500;

export interface AttemptOptions {
  site: Pick<Site, "hospitals">;
  transport: MailTransport;
  /** The longest wait after a first failure; two minutes when left out. */
  firstWaitMs?: number | undefined;
}

/** What came of an attempt, with the error of a failed one. */
export interface Attempt {
  outcome: MailOutcome;
  error?: unknown;
}

/** Sends a job's mail once and says how the job goes on; never rejects. */
export async function attemptMail(job: MailJob, options: AttemptOptions, signal: AbortSignal): Promise<Attempt> {
  try {
    await send(job, options, signal);
    return { outcome: { status: "sent" } };
  } catch (error) {
    return { outcome: judgeFailure(job, error, options), error };
  }
}

async function send({ submission }: MailJob, { site, transport }: AttemptOptions, signal: AbortSignal) {
  const hospital = site.hospitals.find(({ id }) => id === submission.hospitalId);
  if (!hospital) throw new Error(`The site's data has no hospital "${submission.hospitalId}"`);
  await transport.send(renderMail(submission, hospital), signal);
}

function judgeFailure({ attempt, ageMs }: MailJob, failure: unknown, options: AttemptOptions): MailOutcome {
  const error = String(failure).slice(0, LONGEST_ERROR_TEXT);
  if (failure instanceof MailRefusedError || isGivenUp(attempt, ageMs)) return { status: "parked", error };
  return { status: "queued", waitMs: waitAfterAttempt(attempt, Math.random(), options.firstWaitMs), error };
}
