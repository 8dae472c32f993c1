import type { SubmissionLog } from "./submission-log.ts";
import { describeStoreFailure } from "./store/store-failure.ts";
import type { SubmissionRecords } from "./store/submission-records.ts";

const DAY_MS = 24 * 60 * 60_000;

/** After a start there is more urgent work. */
const FIRST_AFTER_MS = 60_000;

const RETRY_AFTER_MS = 60 * 60_000;

export interface PurgeJobOptions {
  store: Pick<SubmissionRecords, "purgeDelivered">;
  /** How long a submission is kept after its mail was delivered. */
  retentionDays: number;
  log: SubmissionLog;
  /** For tests. */
  firstAfterMs?: number;
  everyMs?: number;
  retryAfterMs?: number;
}

export interface PurgeJob {
  /** Starts no further round and lets one under way finish. */
  stop(): Promise<void>;
}

/**
 * Removes submissions when their time is over, soon after the start and then every day, and logs how many. What was not
 * delivered stays, however old. A store that fails is asked again after an hour.
 */
export function startPurgeJob(options: PurgeJobOptions): PurgeJob {
  const { store, retentionDays, log, everyMs = DAY_MS, retryAfterMs = RETRY_AFTER_MS } = options;
  let round = Promise.resolve();
  let isStopped = false;
  let timer = setTimeout(startRound, options.firstAfterMs ?? FIRST_AFTER_MS);

  function startRound(): void {
    round = goRound();
  }

  async function goRound(): Promise<void> {
    const waitMs = await purge();
    if (!isStopped) timer = setTimeout(startRound, waitMs);
  }

  /** Answers how long to wait for the next round. */
  async function purge(): Promise<number> {
    try {
      const purged = await store.purgeDelivered(retentionDays);
      log.info({ purged, retentionDays }, "submissions delivered long ago were purged");
      return everyMs;
    } catch (error) {
      log.error(describeStoreFailure(error), "submissions delivered long ago could not be purged");
      return retryAfterMs;
    }
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
