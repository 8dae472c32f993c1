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
import type { MailState } from "./database.ts";
import { countMails } from "./list-mails.server.ts";
import { addMail, addOwnMail } from "./add-mails.server.ts";
import { persistAlone, persistOne, type StoreEngine, type Trx } from "./store-engine.ts";

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

/** How the mail stands that brings a submission to its office. */
const status = sql<MailStatus>`case
  when held_for is not null and released_at is null then 'held'
  when mails.id is null or (mails.kind = 'digest' and mails.state in ('waiting', 'sending')) then 'collected'
  when mails.state = 'waiting' then 'queued'
  when mails.state in ('sending', 'sent') then mails.state
  else 'parked' end`;

export function selectRecords({ db }: Pick<StoreEngine, "db">) {
  return db
    .selectFrom("submissions")
    .leftJoin("attachments", "attachments.submission_id", "submissions.id")
    .leftJoin("mails", "mails.id", "submissions.mail_id")
    .selectAll("submissions")
    .select(["attachments.name as file_name", "attachments.type as file_type"])
    .select(sql<number | null>`length(attachments.content)`.as("file_size"))
    .select([status.as("status"), "mails.attempts", "mails.due_at", "mails.error"])
    .select((eb) => {
      const own = eb.selectFrom("mails as own").whereRef("own.submission_id", "=", "submissions.id");
      const requests = own.where("own.kind", "=", "request");
      const toOffice = requests.where("own.recipient", "=", "office");
      const isCopy = sql<boolean>`submissions.message_id not like '<' || own.id || '@%'`;
      return [
        // The mail before a copy, which was delivered.
        sql<
          number | null
        >`coalesce(mails.sent_at, ${toOffice.select(({ fn }) => fn.max("own.sent_at").as("sent"))})`.as("sent_at"),
        toOffice
          .where(isCopy)
          .select(({ fn }) => fn.countAll<number>().as("copies"))
          .as("copies"),
        requests
          .where("own.recipient", "=", "second")
          .select("own.state")
          .orderBy("own.created_at", "desc")
          .limit(1)
          .as("second_state"),
      ];
    });
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
    .$if(hospitalId !== undefined, (query) => query.where("submissions.hospital_id", "=", hospitalId ?? ""))
    .$if(kind !== undefined, (query) => query.where("submissions.kind", "in", kind ? [kind] : []))
    .$if(statuses !== undefined, (query) => query.where(status, "in", statuses ?? []))
    .$if(digestId !== undefined, (query) =>
      query.where((eb) => eb.or([eb("mail_id", "=", digestId ?? ""), eb("digest_id", "=", digestId ?? "")])),
    )
    .$if(receivedFrom !== undefined, (query) => query.where("received_at", ">=", Number(receivedFrom)))
    .$if(receivedBefore !== undefined, (query) => query.where("received_at", "<", Number(receivedBefore)))
    .orderBy("received_at", "desc")
    .orderBy("submissions.id")
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

type RecordRow = Awaited<ReturnType<ReturnType<typeof selectRecords>["executeTakeFirstOrThrow"]>>;

const SECOND_ADDRESS: Record<MailState, "due" | "told" | "refused"> = {
  ...{ waiting: "due", sending: "due", sent: "told", refused: "refused", dropped: "refused" },
};

export function readRecord(engine: StoreEngine, row: RecordRow) {
  const dateOf = (time: number | null) => (time === null ? undefined : new Date(time));
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    hospitalId: row.hospital_id,
    receivedAt: new Date(row.received_at),
    noticeVersion: row.notice_version,
    language: row.language,
    messageId: row.message_id,
    status: row.status,
    attempts: row.attempts ?? 0,
    nextAttemptAt: row.status === "queued" ? dateOf(row.due_at) : undefined,
    /** When the mail was delivered, or the last copy of it; undefined again once it came back. */
    sentAt: dateOf(row.sent_at),
    copies: Number(row.copies),
    /** How a mail stands that went to the second address, because the office's mailbox refused its own. */
    secondAddress: row.second_state ? SECOND_ADDRESS[row.second_state] : undefined,
    heldFor: row.held_for ?? undefined,
    releasedAt: dateOf(row.released_at),
    answer: row.answer ?? undefined,
    answerCount: row.answer_count,
    answeredAt: dateOf(row.answered_at),
    waitingSince: dateOf(row.waiting_since),
    source: row.source,
    callBy: dateOf(row.call_by),
    notedBy: row.noted_by,
    ...readSealed(engine, row),
  };
}

/** What cannot be read takes nothing else with it: it can still be listed and erased. */
function readSealed({ cipher }: StoreEngine, row: RecordRow) {
  const { file_name: name, file_type: type, file_size: size, error, key_id: keyId } = row;
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
  return changeOne(engine, reference, async (trx, { mail_id, ...row }) => {
    if (row.status === "collected") {
      await addOwnMail(trx, engine, row);
      return true;
    }
    if (row.status !== "parked" && row.status !== "queued") return false;
    const own = trx.updateTable("mails").where("id", "=", mail_id);
    const due = {
      state: "waiting",
      attempts: 0,
      due_at: engine.now(),
      refused_since: null,
      returned_at: null,
    } as const;
    await own.set(due).execute();
    const second = trx.deleteFrom("mails").where("submission_id", "=", row.id).where("recipient", "=", "second");
    await second.where("kind", "=", "request").execute();
    return true;
  });
}

/** Makes a copy of a delivered mail due, marked as one; false for a mail, or a last copy, that was not delivered. */
export function resend(engine: StoreEngine, reference: string): Promise<boolean> {
  return changeOne(engine, reference, async (trx, { id, hospital_id, status: state }) => {
    if (state !== "sent") return false;
    const copy = { kind: "request", hospital_id, submission_id: id, recipient: "office" } as const;
    const mail_id = await addMail(trx, engine, copy);
    await trx.updateTable("submissions").set({ mail_id }).where("id", "=", id).execute();
    return true;
  });
}

function changeOne(
  engine: StoreEngine,
  reference: string,
  change: (trx: Trx, row: Omit<RecordRow, "reference">) => Promise<boolean>,
): Promise<boolean> {
  return persistAlone(engine, `mail ${toReference(reference)}`, async (trx) => {
    const row = await selectRecords({ db: trx }).where("reference", "=", toReference(reference)).executeTakeFirst();
    return row !== undefined && change(trx, row);
  });
}

/** Removes a submission with its file and its keys, sent or not. Returns false for an unknown reference. */
export async function erase(engine: StoreEngine, reference: string): Promise<boolean> {
  const removal = engine.db.deleteFrom("submissions").where("reference", "=", toReference(reference));
  const isErased = await persistOne(engine, removal);
  await engine.persist(() => engine.giveSpaceBack());
  return isErased;
}

/**
 * How many mails there are by state, and for how long the oldest of them waits that is queued or under way. Those sent
 * are by far the most: who asks often leaves them out.
 */
export async function figures(engine: StoreEngine, { countsSent = true } = {}) {
  const counts = { queued: 0, collected: 0, sending: 0, sent: 0, parked: 0, held: 0, returned: 0 };
  const unmailed = await selectRecords(engine)
    .clearSelect()
    .groupBy(status)
    .select([status.as("status"), ({ fn }) => fn.countAll<number>().as("count")])
    .select(sql<number>`${engine.now()} - min(received_at)`.as("oldest"))
    .where("mail_id", "is", null)
    .execute();
  for (const row of unmailed) counts[row.status] += Number(row.count);
  const mails = await countMails(engine, countsSent);
  for (const { state, count } of mails) if (state !== "dropped") counts[state] += count;
  const unsent = [
    ...unmailed.filter((row) => row.status === "collected").map(({ oldest }) => Number(oldest)),
    ...mails
      .filter(({ state, isLater }) => !isLater && (state === "queued" || state === "sending"))
      .map(({ oldestMs }) => oldestMs),
  ];
  return { ...counts, oldestUnsentMs: unsent.length > 0 ? Math.max(...unsent) : undefined };
}
