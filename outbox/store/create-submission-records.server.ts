import { sql } from "kysely";
import { UnreadableSubmissionError, SEALED_FILE_EXTRA_BYTES } from "../encryption/cell-cipher.server.ts";
import type { StoredFile } from "#forms/stored-submission.ts";
import type { SubmissionRow } from "./database.ts";
import {
  claimDigest,
  collectDigests,
  finishDigest,
  holdInfected,
  mailAlone,
  readLinkSecret,
  releaseHeld,
} from "./digest-records.server.ts";
import { makeMailId } from "./letter-queue.server.ts";
import { countLetters } from "./letter-records.server.ts";
import { countDelivered, purgeDelivered, purgeHeld } from "./purge-records.server.ts";
import { rewriteKeys, openError, openFile, openFileName, openForm } from "./stored-keys.server.ts";
import type { StoreEngine } from "./store-engine.ts";
import type {
  QueueFigures,
  RecordFilter,
  SearchResult,
  SubmissionRecord,
  SubmissionRecords,
} from "./submission-records.ts";

/** The operators' side of the store, over a database of either dialect. */
export function createSubmissionRecords(engine: StoreEngine): SubmissionRecords {
  return {
    list: (filter) => listRecords(engine, filter),
    find: async (reference) =>
      (await selectRecords(engine).where("reference", "=", spell(reference)).execute()).map((row) =>
        readRecord(engine, row),
      )[0],
    readFile: (reference) => readFile(engine, reference),
    search: (filter, isHit) => searchRecords(engine, filter, isHit),
    resend: (reference) => resend(engine, reference),
    retry: (reference) => retry(engine, reference),
    erase: (reference) => erase(engine, reference),
    release: (reference) => releaseHeld(engine, spell(reference)),
    collectDigests: (options) => collectDigests(engine, options),
    claimDigest: (retryMs) => claimDigest(engine, retryMs),
    finishDigest: (id, unreadable) => finishDigest(engine, id, unreadable),
    mailAlone: (digestId) => mailAlone(engine, digestId),
    holdInfected: (reference, signature) => holdInfected(engine, reference, signature),
    linkSecret: () => readLinkSecret(engine),
    countDelivered: (olderThanDays) => countDelivered(engine, olderThanDays),
    purgeDelivered: (olderThanDays) => purgeDelivered(engine, olderThanDays),
    purgeHeld: (olderThanDays) => purgeHeld(engine, olderThanDays),
    rewriteKeys: () => rewriteKeys(engine),
    figures: () => readFigures(engine),
  };
}

/** A reference as it is stored. */
export function spell(reference: string): string {
  return reference.trim().toUpperCase();
}

/** Submissions with what is known of their files. */
export function selectRecords({ db }: StoreEngine) {
  return db
    .selectFrom("submissions")
    .leftJoin("attachments", "attachments.submission_id", "submissions.id")
    .selectAll("submissions")
    .select(["attachments.name as file_name", "attachments.type as file_type"])
    .select(sql<number | null>`length(attachments.content)`.as("file_size"));
}

function listRecords(engine: StoreEngine, filter: RecordFilter): Promise<SubmissionRecord[]> {
  return chooseRecords(engine, filter)
    .execute()
    .then((rows) => rows.map((row) => readRecord(engine, row)));
}

function chooseRecords(engine: StoreEngine, filter: RecordFilter) {
  const { hospitalId, kind, statuses, digestId, receivedFrom, receivedBefore, limit } = filter;
  return selectRecords(engine)
    .$if(hospitalId !== undefined, (query) => query.where("hospital_id", "=", hospitalId ?? ""))
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? "contact"))
    .$if(statuses !== undefined, (query) => query.where("status", "in", statuses ?? []))
    .$if(digestId !== undefined, (query) => query.where("digest_id", "=", digestId ?? ""))
    .$if(receivedFrom !== undefined, (query) => query.where("received_at", ">=", Number(receivedFrom)))
    .$if(receivedBefore !== undefined, (query) => query.where("received_at", "<", Number(receivedBefore)))
    .orderBy("received_at", "desc")
    .orderBy("id")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0));
}

/** So many are open at a time. */
const SEARCH_BATCH_ROWS = 200;

async function searchRecords(
  engine: StoreEngine,
  filter: RecordFilter,
  isHit: (record: SubmissionRecord) => boolean,
): Promise<SearchResult> {
  const rows = await chooseRecords(engine, filter).clearSelect().select("submissions.id").execute();
  const result: SearchResult = { found: [], looked: 0, unreadable: 0 };
  for (let start = 0; start < rows.length; start += SEARCH_BATCH_ROWS) {
    const ids = rows.slice(start, start + SEARCH_BATCH_ROWS).map(({ id }) => id);
    const batch = await chooseRecords(engine, {}).where("submissions.id", "in", ids).execute();
    for (const record of batch.map((row) => readRecord(engine, row))) {
      result.looked += 1;
      if (record.unreadable !== undefined) result.unreadable += 1;
      if (isHit(record)) result.found.push(record);
    }
  }
  return result;
}

type RecordRow = SubmissionRow & { file_name: string | null; file_type: string | null; file_size: number | null };

/** A submission as an operator sees it. */
export function readRecord(engine: StoreEngine, row: RecordRow): SubmissionRecord {
  return {
    reference: row.reference,
    kind: row.kind,
    hospitalId: row.hospital_id,
    receivedAt: new Date(row.received_at),
    noticeVersion: row.notice_version,
    messageId: row.message_id,
    status: row.status,
    attempts: row.attempts,
    nextAttemptAt: row.status === "queued" ? new Date(row.next_attempt_at) : undefined,
    sentAt: row.sent_at === null ? undefined : new Date(row.sent_at),
    copies: row.copies,
    secondAddress: row.second_address ?? undefined,
    heldFor: row.held_for ?? undefined,
    releasedAt: row.released_at === null ? undefined : new Date(row.released_at),
    answer: row.answer ?? undefined,
    answerCount: row.answer_count,
    answeredAt: row.answered_at === null ? undefined : new Date(row.answered_at),
    waitingSince: row.waiting_since === null ? undefined : new Date(row.waiting_since),
    ...readSealed(engine, row),
  };
}

type SealedParts = Pick<SubmissionRecord, "request" | "file" | "lastError" | "unreadable">;

/** What cannot be read takes nothing else with it: it can still be listed and erased. */
function readSealed({ cipher }: StoreEngine, row: RecordRow): SealedParts {
  const { file_name: name, file_type: type, file_size: size, last_error: error, key_id: keyId } = row;
  try {
    const extra = keyId === null ? 0 : SEALED_FILE_EXTRA_BYTES;
    const hasFile = name !== null && type !== null && size !== null;
    return {
      request: openForm(cipher, row),
      file: hasFile ? { name: openFileName(cipher, name, row), type, size: size - extra } : undefined,
      lastError: error === null ? undefined : openError(cipher, error, row),
      unreadable: undefined,
    };
  } catch (failure) {
    if (!(failure instanceof UnreadableSubmissionError)) throw failure;
    return { request: undefined, file: undefined, lastError: undefined, unreadable: failure.message };
  }
}

async function readFile({ db, cipher }: StoreEngine, reference: string): Promise<StoredFile | undefined> {
  const row = await db
    .selectFrom("attachments")
    .innerJoin("submissions", "submissions.id", "attachments.submission_id")
    .select(["name", "type", "content", "id", "reference"])
    .where("reference", "=", spell(reference))
    .executeTakeFirst();
  return row && openFile(cipher, row, row);
}

async function retry(engine: StoreEngine, reference: string): Promise<boolean> {
  const update = engine.db
    .updateTable("submissions")
    .set({ status: "queued", attempts: 0, next_attempt_at: engine.now(), digest_id: null, told_at: null })
    .set({ refused_since: null, second_address: null })
    .where("reference", "=", spell(reference))
    .where("status", "in", ["parked", "queued", "collected"]);
  const result = await engine.persist(() => update.executeTakeFirst());
  return result.numUpdatedRows === 1n;
}

async function resend(engine: StoreEngine, reference: string): Promise<boolean> {
  const update = engine.db
    .updateTable("submissions")
    .set((eb) => ({ status: "queued", attempts: 0, next_attempt_at: engine.now(), copies: eb("copies", "+", 1) }))
    .set({ digest_id: null, told_at: null, second_address: null, copy_mail_id: makeMailId() })
    .where("reference", "=", spell(reference))
    .where("status", "=", "sent");
  const result = await engine.persist(() => update.executeTakeFirst());
  return result.numUpdatedRows === 1n;
}

async function erase(engine: StoreEngine, reference: string): Promise<boolean> {
  const removal = engine.db.deleteFrom("submissions").where("reference", "=", spell(reference));
  const result = await engine.persist(() => removal.executeTakeFirst());
  await engine.persist(() => engine.giveSpaceBack());
  return result.numDeletedRows === 1n;
}

async function readFigures(engine: StoreEngine): Promise<QueueFigures> {
  const rows = await engine.db
    .selectFrom("submissions")
    .groupBy("status")
    .select(["status", ({ fn }) => fn.countAll<number>().as("count")])
    // A copy of an old mail keeps nobody waiting.
    .select(sql<number | null>`${engine.now()} - min(case when copies = 0 then received_at end)`.as("oldest"))
    .execute();
  const unsent = rows
    .filter(({ status }) => status === "queued" || status === "collected" || status === "sending")
    .flatMap(({ oldest }) => oldest ?? []);
  const figures = { queued: 0, collected: 0, sending: 0, sent: 0, parked: 0, held: 0, returned: 0 };
  for (const { status, count } of rows) figures[status] = Number(count);
  const letters = await countLetters(engine);
  for (const { state, count, oldestMs } of letters) {
    if (state !== "dropped") figures[state] += count;
    if (state === "queued" || state === "sending") unsent.push(oldestMs);
  }
  return { ...figures, oldestUnsentMs: unsent.length > 0 ? Math.max(...unsent) : undefined };
}
