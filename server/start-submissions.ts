import { join } from "node:path";
import type { Logger } from "pino";
import type { Site } from "#hospitals/site.ts";
import type { Clock } from "#submissions/clock.ts";
import { createSubmissions } from "#submissions/create-submissions.server.ts";
import { createMailTransport } from "#submissions/mail/create-transport.server.ts";
import { createClamavScanner } from "#submissions/scan/create-clamav-scanner.server.ts";
import type { VirusScanner } from "#submissions/scan/virus-scanner.ts";
import { createRateCheck, PEOPLES_RATES } from "#submissions/rate.ts";
import { startDigests } from "#submissions/start-digests.server.ts";
import { startMailWorker, type MailWorkerOptions } from "#submissions/start-mail-worker.server.ts";
import { startPurgeJob } from "#submissions/start-purge-job.server.ts";
import type { OpenStore } from "#submissions/store/open-store.server.ts";
import type { Submissions } from "#submissions/submissions.ts";
import { isMailSetUp, type Config } from "./config.server.ts";
import { countSubmissions, type Metrics } from "./metrics/metrics.ts";

export interface SubmissionParts {
  site: Site;
  /** Public origin without a trailing slash. */
  origin: string;
  store: OpenStore;
  clock: Clock;
  log: Logger;
  metrics: Metrics | undefined;
}

export interface RunningSubmissions {
  submissions: Submissions;
  /** Starts no mail any more and lets those under way finish. */
  stop: () => Promise<void>;
}

/** Starts taking forms into the store, and mailing and purging what is in it. Without a mail server mails wait in it. */
export function startSubmissions(config: Config, parts: SubmissionParts): RunningSubmissions {
  const { site, origin, store, clock, log, metrics } = parts;
  const { mailFrom, resumeMaxBytes, retentionDays, heldDays } = config;
  const mailDir = join(config.dataDir, "mail");
  const transport = isMailSetUp(config)
    ? createMailTransport({ smtpUrl: config.smtpUrl, mailDir, from: mailFrom })
    : undefined;
  const scanner = createScanner(config, log);
  const worker =
    transport &&
    startMailWorker({
      store,
      site,
      transport,
      log,
      firstWaitMs: config.mailRetryMs,
      scanner,
      ...(metrics && { onAttempt: countAttempts(metrics) }),
    });
  const purgeJob = startPurgeJob({ store, mailDir, retentionDays, heldDays, log });
  const digests =
    transport && startDigests({ store, site, origin, transport, clock, log, mailFrom, heldDays, scanner });
  const submissions = createSubmissions({
    site,
    store,
    clock,
    log,
    mailFrom,
    resumeMaxBytes,
    onStored: () => worker?.wake(),
    isPeoplesRate: createRateCheck(PEOPLES_RATES, () => performance.now()),
    ...(metrics && { onHeld: metrics.countHeld }),
  });
  return {
    submissions: metrics ? countSubmissions(submissions, metrics) : submissions,
    stop: async () => {
      await Promise.all([worker?.stop(), purgeJob.stop(), digests?.stop()]);
      await transport?.close();
    },
  };
}

function countAttempts(metrics: Metrics): NonNullable<MailWorkerOptions["onAttempt"]> {
  return (kind, status) => {
    metrics.countAttempt(kind, status);
    if (status === "held") metrics.countHeld(kind, ["infected"]);
  };
}

/** A scanner that is away may come back, so it stops no start; every resume waits until then. */
function createScanner({ clamavAddress: address }: Config, log: Logger): VirusScanner | undefined {
  if (address === undefined) return undefined;
  const scanner = createClamavScanner({ address });
  scanner.check().catch((error: Error) => {
    log.warn(
      { address, error: error.message },
      "CLAMAV_ADDRESS: no answer there, so mails with resumes wait until there is",
    );
  });
  return scanner;
}
