import { sql, type Transaction } from "kysely";
import { insertReceipt } from "./letter-queue.server.ts";
import { releaseRow } from "./digest-records.server.ts";
import { claimJob, pullForward, renewLease, settleJob } from "./mail-queue.server.ts";
import type { StoreEngine } from "./store-engine.ts";
import type { SubmissionStore, Added, RepeatRules } from "./submission-store.ts";
import { describeHold, isHeldForFile, type HoldReason } from "#forms/holds.ts";
import type { NewSubmission } from "#forms/stored-submission.ts";
import { makeReference, type SubmissionKind } from "#forms/submissions.ts";
import type { SubmissionDatabase, SubmissionRow } from "./database.ts";
import { contentOf, sealFile, sealForm } from "./stored-keys.server.ts";

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
    .where("key", "in", [key, repeatsKey(key)])
    .executeTakeFirst();
  return row && new Date(row.received_at);
}

type Trx = Transaction<SubmissionDatabase>;

/** See `SubmissionStore.add`. */
function addSubmission(
  engine: StoreEngine,
  submission: NewSubmission,
  rules: RepeatRules,
  heldFor: HoldReason[] = [],
  isCollected = false,
): Promise<Added> {
  const fingerprints = engine.cipher.digests(contentOf(submission));
  const [fingerprint] = fingerprints;
  const { kind } = submission;
  const status = heldFor.length > 0 ? "held" : isCollected ? "collected" : "queued";
  const judgement = { fingerprint, status, held_for: describeHold(heldFor) } as const;
  // Each statement must see what was committed while this transaction waited for its locks.
  const transaction = engine.db.transaction().setIsolationLevel("read committed");
  const store = () =>
    transaction.execute(async (trx): Promise<Added> => {
      const key = rules.idempotencyKey;
      // The last digest is the same for every process, whichever of the keys it writes with.
      await engine.lock(trx, [fingerprints.at(-1) ?? fingerprint, ...(key === undefined ? [] : [`${kind} ${key}`])]);
      const known = key === undefined ? undefined : await findByKey(trx, kind, key);
      if (known && !fingerprints.includes(known.fingerprint)) return { status: "conflict" };
      const repeated = known ?? (await findRepeated(trx, engine, fingerprints, rules.withinMs));
      if (!repeated) {
        const { id, ...stored } = await insert(trx, engine, submission, judgement);
        if (key !== undefined) await insertKey(trx, { kind, key, fingerprint, submission_id: id });
        return { status: "stored", ...stored, isSenders: true };
      }
      const { id, reference } = repeated;
      if (key !== undefined && !known)
        await insertKey(trx, { kind, key: repeatsKey(key), fingerprint, submission_id: id });
      const isReleased = heldFor.length === 0 && (await releaseRepeated(trx, engine, repeated));
      const isSenders = known !== undefined && known.key === key;
      return { status: isReleased ? "released" : "repeated", reference, isSenders };
    });
  return engine.admit(sizeOf(submission), store);
}

function sizeOf(submission: NewSubmission): number {
  const file = submission.kind === "job" ? submission.resume.bytes.length : 0;
  return file + Buffer.byteLength(JSON.stringify(submission.request));
}

/**
 * The key as it is stored where only the content was recognised: it keeps later sends from being stored again, and opens
 * nothing. No key holds a space.
 */
function repeatsKey(key: string): string {
  return `repeats ${key}`;
}

function findByKey(trx: Trx, kind: SubmissionKind, key: string) {
  return trx
    .selectFrom("submission_keys")
    .innerJoin("submissions", "submissions.id", "submission_keys.submission_id")
    .select(["submissions.id", "submission_keys.fingerprint", "submissions.reference", "status", "held_for"])
    .select(["submissions.kind", "hospital_id", "submission_keys.key"])
    .where("submission_keys.kind", "=", kind)
    .where("submission_keys.key", "in", [key, repeatsKey(key)])
    .executeTakeFirst();
}

/** Looks both ways in time, because a clock may have been set back. */
function findRepeated(trx: Trx, engine: StoreEngine, fingerprints: string[], withinMs: number) {
  return trx
    .selectFrom("submissions")
    .select(["id", "reference", "status", "held_for", "kind", "hospital_id"])
    .where("fingerprint", "in", fingerprints)
    .where("received_at", ">", sql<number>`${engine.now()} - ${withinMs}`)
    .where("received_at", "<", sql<number>`${engine.now()} + ${withinMs}`)
    .executeTakeFirst();
}

type Repeated = Pick<SubmissionRow, "id" | "status" | "held_for" | "kind" | "hospital_id">;

/** A person sent what a program seemed to send; a file with malware stays held. */
async function releaseRepeated(trx: Trx, engine: StoreEngine, repeated: Repeated) {
  if (repeated.status !== "held" || isHeldForFile(repeated.held_for)) return false;
  return releaseRow(trx, engine, repeated);
}

type Judgement = Pick<SubmissionRow, "fingerprint" | "status" | "held_for">;

async function insert(trx: Trx, engine: StoreEngine, submission: NewSubmission, judgement: Judgement) {
  const { id, kind } = submission;
  const reference = await makeUnusedReference(trx, kind);
  await trx
    .insertInto("submissions")
    .values({
      id,
      reference,
      kind,
      hospital_id: submission.hospitalId,
      ...sealForm(engine.cipher, submission.request, { id, reference }),
      ...judgement,
      received_at: engine.now(),
      message_id: submission.messageId,
      attempts: 0,
      next_attempt_at: engine.now(),
      notice_version: submission.noticeVersion,
      copies: 0,
      answer_count: 0,
      // What is held may be a program's, and waits for a person first.
      waiting_since: judgement.status === "held" ? null : engine.now(),
    })
    .execute();
  const getsReceipt = kind === "appointment" && judgement.status !== "held";
  const isReceiptWithheld = getsReceipt && !(await insertReceipt(trx, engine, id, submission.hospitalId));
  if (submission.kind === "job") {
    const { type } = submission.resume;
    const sealed = sealFile(engine.cipher, submission.resume, { id, reference });
    await trx
      .insertInto("attachments")
      .values({ submission_id: id, type, ...sealed })
      .execute();
  }
  return { id, reference, isReceiptWithheld };
}

async function makeUnusedReference(trx: Trx, kind: SubmissionKind): Promise<string> {
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

async function insertKey(trx: Trx, row: SubmissionDatabase["submission_keys"]): Promise<void> {
  await trx.insertInto("submission_keys").values(row).execute();
}
