import type { SubmissionLog } from "../submissions.ts";
import { describeStoreFailure } from "./store-failure.ts";

/** Logs when the store can no longer be read and when it can again, not each try in between. */
export function createOutageReport(log: SubmissionLog): { isThere(error: unknown): void; isOver(): void } {
  let lasts = false;
  return {
    isThere(error) {
      if (!lasts) log.error(describeStoreFailure(error), "the store of submissions could not be read");
      lasts = true;
    },
    isOver() {
      if (lasts) log.info({}, "the store of submissions can be read again");
      lasts = false;
    },
  };
}
