import { sql } from "kysely";
import type { MailStatus, StoredFile } from "#forms/stored-submission.ts";
import type { FormKind } from "#forms/forms.ts";
import {
  UnreadableSubmissionError,
  SEALED_FILE_EXTRA_BYTES,
  openFile,
  openFileName,
  openForm,
} from "../encryption/cell-cipher.server.ts";
import type { SubmissionRow } from "./database.ts";
import { makeMailId } from "./letters.server.ts";
import { countLetters } from "./list-letters.server.ts";
import { persistOne, type StoreEngine } from "./store-engine.ts";

export interface RecordFilter {
  hospitalId?: string | undefined;
  kind?: FormKind | undefined;
  statuses?: MailStatus[] | undefined;
  digestId?: string | undefined;
  receivedFrom?: Date | undefined;
  receivedBefore?: Date | undefined;
  limit?: number | undefined;
}

export type SubmissionRecord = ReturnType<typeof readRecord>;

export type QueueFigures = Awaited<ReturnType<typeof figures>>;

export function toReference(typed: string): string {
  return typed.trim().toUpperCase();
}

export function selectRecords({ db }: StoreEngine) {
  return db
    .selectFrom("submissions")
    .leftJoin("attachments", "attachments.submission_id", "submissions.id")
    .selectAll("submissions")
    .select(["attachments.name as file_name", "attachments.type as file_type"])
    .select(sql<number | null>`length(attachments.content)`.as("file_size"));
}

export async function list(engine: StoreEngine, filter: RecordFilter): Promise<SubmissionRecord[]> {
  const rows = await chooseRecords(engine, filter).execute();
  return rows.map((row) => readRecord(engine, row));
}

export async function find(engine: StoreEngine, reference: string): Promise<SubmissionRecord | undefined> {
  const row = await selectRecords(engine).where("reference", "=", toReference(reference)).executeTakeFirst();
  return row && readRecord(engine, row);
}

function chooseRecords(engine: StoreEngine, filter: RecordFilter) {
  const { hospitalId, kind, statuses, digestId, receivedFrom, receivedBefore, limit } = filter;
  return selectRecords(engine)
    .$if(hospitalId !== undefined, (query) => query.where("hospital_id", "=", hospitalId ?? ""))
    .$if(kind !== undefined, (query) => query.where("kind", "in", kind ? [kind] : []))
    .$if(statuses !== undefined, (query) => query.where("status", "in", statuses ?? []))
    .$if(digestId !== undefined, (query) => query.where("digest_id", "=", digestId ?? ""))
    .$if(receivedFrom !== undefined, (query) => query.where("received_at", ">=", Number(receivedFrom)))
    .$if(receivedBefore !== undefined, (query) => query.where("received_at", "<", Number(receivedBefore)))
    .orderBy("received_at", "desc")
    .orderBy("id")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0));
}

const SEARCH_BATCH_ROWS = 200;

/** Opens the chosen submissions a part at a time, and returns those that `isHit` takes, the newest first. */
export async function search(engine: StoreEngine, filter: RecordFilter, isHit: (record: SubmissionRecord) => boolean) {
  const rows = await chooseRecords(engine, filter).clearSelect().select("submissions.id").execute();
  const result = { found: [] as SubmissionRecord[], looked: 0, unreadable: 0 };
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

export function readRecord(engine: StoreEngine, row: RecordRow) {
  const dateOf = (time: number | null) => (time === null ? undefined : new Date(time));
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
    /** When the mail was delivered, or the last copy of it; undefined again once it came back. */
    sentAt: dateOf(row.sent_at),
    copies: row.copies,
    secondAddress: row.second_address ?? undefined,
    heldFor: row.held_for ?? undefined,
    releasedAt: dateOf(row.released_at),
    answer: row.answer ?? undefined,
    answerCount: row.answer_count,
    answeredAt: dateOf(row.answered_at),
    waitingSince: dateOf(row.waiting_since),
    ...readSealed(engine, row),
  };
}

/** What cannot be read takes nothing else with it: it can still be listed and erased. */
function readSealed({ cipher }: StoreEngine, row: RecordRow) {
  const { file_name: name, file_type: type, file_size: size, last_error: error, key_id: keyId } = row;
  try {
    const extra = keyId === null ? 0 : SEALED_FILE_EXTRA_BYTES;
    const hasFile = name !== null && type !== null && size !== null;
    return {
      request: openForm(cipher, row),
      file: hasFile ? { name: openFileName(cipher, name, row), type, size: size - extra } : undefined,
      lastError: error === null ? undefined : cipher.openText(error, { ...row, column: "last_error" }),
      unreadable: undefined,
    };
  } catch (failure) {
    if (!(failure instanceof UnreadableSubmissionError)) throw failure;
    return { request: undefined, file: undefined, lastError: undefined, unreadable: failure.message };
  }
}

export async function readFile({ db, cipher }: StoreEngine, reference: string): Promise<StoredFile | undefined> {
  const row = await db
    .selectFrom("attachments")
    .innerJoin("submissions", "submissions.id", "attachments.submission_id")
    .select(["name", "type", "content", "id", "reference"])
    .where("reference", "=", toReference(reference))
    .executeTakeFirst();
  return row && openFile(cipher, row, row);
}

/** Makes a parked mail due again with all its attempts, a queued or collected one now; else false. */
export function retry(engine: StoreEngine, reference: string): Promise<boolean> {
  const update = engine.db
    .updateTable("submissions")
    .set({ status: "queued", attempts: 0, next_attempt_at: engine.now(), digest_id: null, told_at: null })
    .set({ refused_since: null, second_address: null })
    .where("reference", "=", toReference(reference))
    .where("status", "in", ["parked", "queued", "collected"]);
  return persistOne(engine, update);
}

/** Makes a copy of a delivered mail due, marked as one; false for a mail, or a last copy, that was not delivered. */
export function resend(engine: StoreEngine, reference: string): Promise<boolean> {
  const update = engine.db
    .updateTable("submissions")
    .set((eb) => ({ status: "queued", attempts: 0, next_attempt_at: engine.now(), copies: eb("copies", "+", 1) }))
    .set({ digest_id: null, told_at: null, second_address: null, copy_mail_id: makeMailId() })
    .where("reference", "=", toReference(reference))
    .where("status", "=", "sent");
  return persistOne(engine, update);
}

/** Removes a submission with its file and its keys, sent or not. Returns false for an unknown reference. */
export async function erase(engine: StoreEngine, reference: string): Promise<boolean> {
  const removal = engine.db.deleteFrom("submissions").where("reference", "=", toReference(reference));
  const isErased = await persistOne(engine, removal);
  await engine.persist(() => engine.giveSpaceBack());
  return isErased;
}

/** How many mails there are by state, and for how long the oldest of them waits that is queued or under way. */
export async function figures(engine: StoreEngine) {
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
  const counts = { queued: 0, collected: 0, sending: 0, sent: 0, parked: 0, held: 0, returned: 0 };
  for (const { status, count } of rows) counts[status] = Number(count);
  for (const { state, count, oldestMs } of await countLetters(engine)) {
    if (state !== "dropped") counts[state] += count;
    if (state === "queued" || state === "sending") unsent.push(oldestMs);
  }
  return { ...counts, oldestUnsentMs: unsent.length > 0 ? Math.max(...unsent) : undefined };
}
