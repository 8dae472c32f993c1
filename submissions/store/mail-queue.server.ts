import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { ExpressionBuilder, UpdateObject } from "kysely";
import { UnreadableSubmissionError } from "../encryption/encryption-error.ts";
import { describeInfection, isHeldForFile } from "../hold-reason.ts";
import type { MailJob, MailOutcome, StoredFile, StoredSubmission } from "../stored-submission.ts";
import type { SubmissionDatabase, SubmissionRow } from "./database.ts";
import { openFile, openForm, sealError } from "./sealed-columns.ts";
import type { StoreEngine } from "./store-engine.ts";
import type { SubmissionStore } from "./submission-store.ts";

type Claim = Parameters<SubmissionStore["claim"]>[0];

/** See `SubmissionStore.claim`. */
export async function claimJob(engine: StoreEngine, { leaseMs, except }: Claim): Promise<MailJob | undefined> {
  const leaseToken = randomUUID();
  const update = engine.db
    .updateTable("submissions")
    .set((eb) => ({
      status: "sending",
      attempts: eb("attempts", "+", 1),
      lease_until: sql<number>`${engine.now()} + ${leaseMs}`,
      lease_token: leaseToken,
    }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("submissions")
        .select("id")
        .where((due) => isDue(due, engine))
        .where((due) => isReadable(due, engine))
        .$if(except.length > 0, (query) => query.where("id", "not in", except))
        .orderBy("next_attempt_at")
        .limit(1)
        .$if(engine.isShared, (query) => query.forUpdate().skipLocked()),
    )
    .returningAll();
  const row = await engine.persist(() => update.executeTakeFirst());
  if (!row) return undefined;
  const claimedAt = Number(row.lease_until) - leaseMs;
  return {
    submission: await readOrPark(engine, row, leaseToken),
    attempt: row.attempts,
    ageMs: claimedAt - row.received_at,
    leaseToken,
    isFileReleased: row.released_at !== null && isHeldForFile(row.held_for),
  };
}

function isDue(eb: ExpressionBuilder<SubmissionDatabase, "submissions">, engine: StoreEngine) {
  return eb.or([
    eb.and([eb("status", "=", "queued"), eb("next_attempt_at", "<=", engine.now())]),
    eb.and([eb("status", "=", "sending"), eb("lease_until", "<=", engine.now())]),
  ]);
}

/** While keys are changed, another process may have written with one that this process does not have yet. */
export function isReadable(eb: ExpressionBuilder<SubmissionDatabase, "submissions">, { cipher }: StoreEngine) {
  const isPlain = eb("key_id", "is", null);
  return cipher.keyIds.length === 0 ? isPlain : eb.or([isPlain, eb("key_id", "in", cipher.keyIds)]);
}

/** A mail that cannot be read would be claimed for ever; parked, a person sees it. */
async function readOrPark(engine: StoreEngine, row: SubmissionRow, leaseToken: string): Promise<StoredSubmission> {
  try {
    return await readSubmission(engine, row);
  } catch (error) {
    if (!(error instanceof UnreadableSubmissionError)) throw error;
    const outcome = { status: "parked", error: String(error) } as const;
    await endLease(engine, { ...row, leaseToken }, outcome);
    throw error;
  }
}

async function readSubmission(engine: StoreEngine, row: SubmissionRow): Promise<StoredSubmission> {
  const form = {
    kind: row.kind,
    request: openForm(engine.cipher, row),
    ...(row.kind === "job" && { resume: await readFile(engine, row) }),
  };
  return {
    ...form,
    id: row.id,
    reference: row.reference,
    hospitalId: row.hospital_id,
    receivedAt: new Date(row.received_at),
    messageId: row.message_id,
    noticeVersion: row.notice_version,
  } as StoredSubmission;
}

async function readFile({ db, cipher }: StoreEngine, row: SubmissionRow): Promise<StoredFile> {
  const file = await db
    .selectFrom("attachments")
    .select(["name", "type", "content"])
    .where("submission_id", "=", row.id)
    .executeTakeFirstOrThrow();
  return openFile(cipher, file, row);
}

/** See `SubmissionStore.renew`. */
export function renewLease(engine: StoreEngine, job: MailJob, leaseMs: number): Promise<boolean> {
  return updateLeased(engine, leasedBy(job), { lease_until: sql<number>`${engine.now()} + ${leaseMs}` });
}

/** See `SubmissionStore.settle`. */
export function settleJob(engine: StoreEngine, job: MailJob, outcome: MailOutcome): Promise<boolean> {
  return endLease(engine, leasedBy(job), outcome);
}

/** A submission and the lease on its mail. */
type Leased = Pick<SubmissionRow, "id" | "reference"> & Pick<MailJob, "leaseToken">;

function leasedBy({ submission: { id, reference }, leaseToken }: MailJob): Leased {
  return { id, reference, leaseToken };
}

function endLease(engine: StoreEngine, leased: Leased, outcome: MailOutcome): Promise<boolean> {
  const columns = outcomeColumns(engine, leased, outcome);
  return updateLeased(engine, leased, { lease_until: null, lease_token: null, ...columns });
}

type Columns = UpdateObject<SubmissionDatabase, "submissions">;

/** The lease token is the fence: who holds an older one changes nothing. */
async function updateLeased(engine: StoreEngine, leased: Leased, columns: Columns): Promise<boolean> {
  const update = engine.db
    .updateTable("submissions")
    .set(columns)
    .where("id", "=", leased.id)
    .where("lease_token", "=", leased.leaseToken);
  const result = await engine.persist(() => update.executeTakeFirst());
  return result.numUpdatedRows === 1n;
}

function outcomeColumns(engine: StoreEngine, leased: Leased, outcome: MailOutcome): Columns {
  switch (outcome.status) {
    case "sent":
      return { status: "sent", sent_at: engine.now(), last_error: null };
    case "queued":
      return {
        status: "queued",
        next_attempt_at: sql<number>`${engine.now()} + ${outcome.waitMs}`,
        last_error: sealError(engine.cipher, outcome.error, leased),
      };
    case "parked":
      return { status: "parked", last_error: sealError(engine.cipher, outcome.error, leased) };
    case "held":
      return { status: "held", held_for: describeInfection(outcome.signature), told_at: null, released_at: null };
  }
}

/** See `SubmissionStore.pullForward`. */
export async function pullForward(engine: StoreEngine, waitMs: number): Promise<void> {
  const latest = sql<number>`${engine.now()} + ${waitMs}`;
  const update = engine.db
    .updateTable("submissions")
    .set({ next_attempt_at: latest })
    .where("status", "=", "queued")
    .where("next_attempt_at", ">", latest);
  await engine.persist(() => update.execute());
}

/** Makes every job under way due again; only for a process that knows no other holds one. */
export async function releaseLeases(engine: StoreEngine): Promise<void> {
  const update = engine.db
    .updateTable("submissions")
    .set({ status: "queued", lease_until: null, lease_token: null })
    .where("status", "=", "sending");
  await engine.persist(() => update.execute());
}
