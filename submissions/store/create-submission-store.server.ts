import { addSubmission } from "./add-submission.server.ts";
import { claimJob, pullForward, renewLease, settleJob } from "./mail-queue.server.ts";
import type { StoreEngine } from "./store-engine.ts";
import type { SubmissionStore } from "./submission-store.ts";

/** The store over a database of either dialect. */
export function createSubmissionStore(engine: StoreEngine): Omit<SubmissionStore, "close"> {
  return {
    add: (...added) => addSubmission(engine, ...added),
    findReceivedAt: (kind, key) => findReceivedAt(engine, kind, key),
    claim: (claim) => claimJob(engine, claim),
    renew: (job, leaseMs) => renewLease(engine, job, leaseMs),
    settle: (job, outcome) => settleJob(engine, job, outcome),
    pullForward: (waitMs) => pullForward(engine, waitMs),
    readiness: () => engine.readiness(),
  };
}

async function findReceivedAt(
  { db }: StoreEngine,
  ...[kind, key]: Parameters<SubmissionStore["findReceivedAt"]>
): Promise<Date | undefined> {
  const row = await db
    .selectFrom("submission_keys")
    .innerJoin("submissions", "submissions.id", "submission_keys.submission_id")
    .select("received_at")
    .where("submission_keys.kind", "=", kind)
    .where("key", "=", key)
    .executeTakeFirst();
  return row && new Date(row.received_at);
}
