import { findOldMailFiles, removeMailFiles } from "./mail/create-transport.server.ts";
import { repeatWork, type RepeatedJob, type Timing } from "./run-queue.ts";
import type { SubmissionLog } from "#forms/submissions.ts";
import { describeStoreFailure } from "./store/store-engine.ts";
import type { Store } from "./store/open-store.server.ts";

export interface PurgeJobOptions extends Timing {
  store: Pick<Store, "purgeDelivered" | "purgeHeld" | "purgeDeskActs" | "purgePageCounts">;
  mailDir: string;
  retentionDays: number;
  /** Hospitals with a second address. */
  telling: string[];
  log: SubmissionLog;
}

/** Logs are kept for a year at least (DPDP Rules 2025, rule 6). */
const AUDIT_DAYS = 400;

/** Removes submissions and mail files when their time is over; what was neither delivered nor held stays. */
export function startPurgeJob(options: PurgeJobOptions): RepeatedJob {
  const { store, mailDir, retentionDays, telling, log } = options;

  async function purge(): Promise<boolean> {
    try {
      const purged = await store.purgeDelivered(retentionDays);
      const mailFiles = await findOldMailFiles(mailDir, retentionDays);
      await removeMailFiles(mailFiles);
      log.info({ purged, mailFiles: mailFiles.length, retentionDays }, "submissions delivered long ago were purged");
      const held = await store.purgeHeld(retentionDays, telling);
      if (held > 0) log.warn({ purged: held, retentionDays }, "held submissions that were never released were purged");
      await store.purgeDeskActs(Math.max(AUDIT_DAYS, retentionDays));
      await store.purgePageCounts(AUDIT_DAYS);
      return true;
    } catch (error) {
      log.error(describeStoreFailure(error), "submissions past RETENTION_DAYS could not be purged: it is tried again");
      return false;
    }
  }

  return repeatWork(purge, options);
}
