import { createHash, randomUUID } from "node:crypto";
import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import { makeReference } from "../reference.server.ts";
import type { MailJob, MailOutcome, NewSubmission, StoredSubmission, SubmittedForm } from "../stored-submission.ts";
import type { SubmissionKind } from "../submissions.ts";
import type { SubmissionDatabase, SubmissionRow } from "./database.ts";
import type { Added, SubmissionStore } from "./submission-store.ts";

/**
 * The store's queries, for any dialect of Kysely. `add` and `claim` count on transactions that run one after another,
 * as SQLite's do; a dialect with concurrent writers locks the fingerprint and the claimed row.
 */
export function createSubmissionStore(db: Kysely<SubmissionDatabase>): Omit<SubmissionStore, "close"> {
  return {
    add: (submission, repeatWindowMs) => db.transaction().execute((trx) => add(trx, submission, repeatWindowMs)),
    claim: (claim) => claimJob(db, claim),
    settle: (job, outcome) => settleJob(db, job, outcome),
    pullForward: (latest) => pullForward(db, latest),
  };
}

/** Makes every job under way due again; only for a process that knows no other holds one. */
export async function releaseLeases(db: Kysely<SubmissionDatabase>): Promise<void> {
  await db
    .updateTable("submissions")
    .set({ status: "queued", lease_until: null, lease_token: null })
    .where("status", "=", "sending")
    .execute();
}

async function add(
  trx: Transaction<SubmissionDatabase>,
  submission: NewSubmission,
  repeatWindowMs: number,
): Promise<Added> {
  const receivedAt = submission.receivedAt.getTime();
  const fingerprint = fingerprintOf(submission);
  const earlier = await trx
    .selectFrom("submissions")
    .select("reference")
    .where("fingerprint", "=", fingerprint)
    .where("received_at", ">", receivedAt - repeatWindowMs)
    .where("received_at", "<", receivedAt + repeatWindowMs)
    .executeTakeFirst();
  if (earlier) return { reference: earlier.reference, isNew: false };
  const reference = await makeUnusedReference(trx, submission.kind);
  await trx
    .insertInto("submissions")
    .values({
      id: submission.id,
      reference,
      kind: submission.kind,
      hospital_id: submission.hospitalId,
      request: JSON.stringify(submission.request),
      fingerprint,
      received_at: receivedAt,
      message_id: submission.messageId,
      status: "queued",
      attempts: 0,
      next_attempt_at: receivedAt,
    })
    .execute();
  return { reference, isNew: true };
}

function fingerprintOf({ kind, hospitalId, request }: NewSubmission): string {
  const sorted = Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([kind, hospitalId, sorted]))
    .digest("hex");
}

async function makeUnusedReference(trx: Transaction<SubmissionDatabase>, kind: SubmissionKind): Promise<string> {
  for (;;) {
    const reference = makeReference(kind);
    const taken = await trx
      .selectFrom("submissions")
      .select("id")
      .where("reference", "=", reference)
      .executeTakeFirst();
    if (!taken) return reference;
  }
}

type Claim = Parameters<SubmissionStore["claim"]>[0];

async function claimJob(db: Kysely<SubmissionDatabase>, claim: Claim): Promise<MailJob | undefined> {
  const leaseToken = randomUUID();
  const row = await db
    .updateTable("submissions")
    .set((eb) => ({
      status: "sending",
      attempts: eb("attempts", "+", 1),
      lease_until: claim.leaseUntil.getTime(),
      lease_token: leaseToken,
    }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("submissions")
        .select("id")
        .where((due) => isDue(due, claim.now.getTime()))
        .$if(claim.except.length > 0, (query) => query.where("id", "not in", claim.except))
        .orderBy("next_attempt_at")
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
  return row && { submission: readSubmission(row), attempt: row.attempts, leaseToken };
}

function isDue(eb: ExpressionBuilder<SubmissionDatabase, "submissions">, now: number) {
  return eb.or([
    eb.and([eb("status", "=", "queued"), eb("next_attempt_at", "<=", now)]),
    eb.and([eb("status", "=", "sending"), eb("lease_until", "<=", now)]),
  ]);
}

function readSubmission(row: SubmissionRow): StoredSubmission {
  const form = { kind: row.kind, request: JSON.parse(row.request) as unknown } as SubmittedForm;
  return {
    ...form,
    id: row.id,
    reference: row.reference,
    hospitalId: row.hospital_id,
    receivedAt: new Date(row.received_at),
    messageId: row.message_id,
  };
}

async function settleJob(db: Kysely<SubmissionDatabase>, job: MailJob, outcome: MailOutcome): Promise<boolean> {
  const result = await db
    .updateTable("submissions")
    .set({ lease_until: null, lease_token: null, ...outcomeColumns(outcome) })
    .where("id", "=", job.submission.id)
    .where("lease_token", "=", job.leaseToken)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

function outcomeColumns(outcome: MailOutcome): Partial<SubmissionRow> {
  switch (outcome.status) {
    case "sent":
      return { status: "sent", sent_at: outcome.at.getTime(), last_error: null };
    case "queued":
      return { status: "queued", next_attempt_at: outcome.nextAttemptAt.getTime(), last_error: outcome.error };
    case "dead":
      return { status: "dead", last_error: outcome.error };
  }
}

async function pullForward(db: Kysely<SubmissionDatabase>, latest: Date): Promise<void> {
  await db
    .updateTable("submissions")
    .set({ next_attempt_at: latest.getTime() })
    .where("status", "=", "queued")
    .where("next_attempt_at", ">", latest.getTime())
    .execute();
}
