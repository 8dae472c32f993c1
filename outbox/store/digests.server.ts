import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { FORMS } from "#forms/forms.ts";
import { describeInfection } from "#forms/holds.ts";
import type { SubmissionRow } from "./database.ts";
import { insertPatientLetter } from "./letters.server.ts";
import { isReadable } from "./mail-jobs.server.ts";
import { persistAlone, type StoreEngine, type Trx } from "./store-engine.ts";
import { toReference } from "./submission-records.server.ts";

/** A mail that lists several submissions for an office; which, `list` says. */
export type Digest = NonNullable<Awaited<ReturnType<typeof claimDigest>>>;

const COLLECT_MS = 5 * 60_000;
const TELL_AGAIN_MS = 60 * 60_000;
/** What is more waits for the next digest, so that a flood does not become a mail that nobody can open. */
const MAX_TOLD = 100;
/** Base 64 makes a third more of it; common mail servers take 25 MB. */
const MAX_BYTES = 10 * 2 ** 20;
const MAX_COLLECTED = 1000;

/** Makes a hospital's due digests, each as large as a mail server takes, and returns how many. */
export function collectDigests(
  engine: StoreEngine,
  { hospitalId, isOfficeOpen, mailDomain }: { hospitalId: string; isOfficeOpen: boolean; mailDomain: string },
): Promise<number> {
  return persistAlone(engine, `digest ${hospitalId}`, async (trx) => {
    const unreported = isOfficeOpen ? await findUnreported(trx, engine, hospitalId) : [];
    const parts = await findBurst(trx, engine, hospitalId);
    if (parts.length === 0 && unreported.length > 0) parts.push([]);
    for (const [index, part] of parts.entries()) {
      const id = randomBytes(16).toString("hex");
      const times = { created_at: engine.now(), next_attempt_at: engine.now() };
      await trx
        .insertInto("digests")
        .values({ id, hospital_id: hospitalId, message_id: `<${id}@${mailDomain}>`, ...times })
        .execute();
      await putInto(trx, id, part);
      if (index === 0) await putInto(trx, id, unreported, { told_at: engine.now() });
    }
    return parts.length;
  });
}

async function putInto(trx: Trx, digestId: string, ids: string[], columns: object = {}): Promise<void> {
  if (ids.length === 0) return;
  const update = trx.updateTable("submissions").set({ digest_id: digestId, ...columns });
  await update.where("id", "in", ids).execute();
}

/** Held and refused ones that were in no digest yet; none within an hour of the last digest. */
async function findUnreported(trx: Trx, engine: StoreEngine, hospitalId: string): Promise<string[]> {
  const ids: string[] = [];
  for (const status of ["held", "parked"] as const) {
    const rows = await trx
      .selectFrom("submissions")
      .select("id")
      .where("status", "=", status)
      .where("hospital_id", "=", hospitalId)
      .where("told_at", "is", null)
      .orderBy("received_at")
      .limit(MAX_TOLD)
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  if (ids.length === 0) return [];
  const lately = await trx
    .selectFrom("submissions")
    .select("id")
    .where("hospital_id", "=", hospitalId)
    .where("told_at", ">", sql<number>`${engine.now()} - ${TELL_AGAIN_MS}`)
    // A later one was told by a clock that ran ahead.
    .where("told_at", "<=", engine.now())
    .limit(1)
    .executeTakeFirst();
  return lately ? [] : ids;
}

async function findBurst(trx: Trx, engine: StoreEngine, hospitalId: string): Promise<string[][]> {
  const rows = await trx
    .selectFrom("submissions")
    .leftJoin("attachments", "attachments.submission_id", "submissions.id")
    .select(["id", ({ fn }) => fn<number>("length", ["request"]).as("size")])
    .select(({ fn }) => fn<number | null>("length", ["content"]).as("file_size"))
    .select(sql<number>`case when abs(${engine.now()} - received_at) >= ${COLLECT_MS} then 1 else 0 end`.as("is_due"))
    .where("status", "=", "collected")
    .where("hospital_id", "=", hospitalId)
    .where("digest_id", "is", null)
    .where((row) => isReadable(row, engine))
    .orderBy("received_at")
    .execute();
  if (!rows.some((row) => Number(row.is_due) === 1)) return [];
  const parts: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const { id, size, file_size: fileSize } of rows) {
    const own = size + (fileSize ?? 0);
    if (bytes + own > MAX_BYTES || parts.at(-1)?.length === MAX_COLLECTED) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(id);
    bytes += own;
  }
  return parts;
}

export async function claimDigest(engine: StoreEngine, retryMs: number) {
  const update = engine.db
    .updateTable("digests")
    .set({ next_attempt_at: sql<number>`${engine.now()} + ${retryMs}` })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("digests")
        .select("id")
        .where("next_attempt_at", "<=", engine.now())
        .orderBy("created_at")
        .limit(1)
        .$if(engine.isShared, (query) => query.forUpdate().skipLocked()),
    )
    .returningAll();
  const row = await engine.persist(() => update.executeTakeFirst());
  if (!row) return undefined;
  const { id, hospital_id: hospitalId, message_id: messageId } = row;
  return { id, hospitalId, messageId, createdAt: new Date(row.created_at) };
}

/** Records that a digest was sent with all that was collected but these, which could not be read: they are parked. */
export function finishDigest(engine: StoreEngine, digestId: string, unreadable: string[]): Promise<void> {
  return engine.persist(() =>
    engine.db.transaction().execute(async (trx) => {
      const own = trx.updateTable("submissions").where("digest_id", "=", digestId);
      const collected = own.where("status", "=", "collected");
      if (unreadable.length > 0)
        await collected.set({ status: "parked" }).where("reference", "in", unreadable).execute();
      await collected.set({ status: "sent", sent_at: engine.now() }).execute();
      await own.set({ digest_id: null }).execute();
      await trx.deleteFrom("digests").where("id", "=", digestId).execute();
    }),
  );
}

export async function mailAlone(engine: StoreEngine, digestId: string): Promise<void> {
  const update = engine.db
    .updateTable("submissions")
    .set({ status: "queued", digest_id: null })
    .where("digest_id", "=", digestId)
    .where("status", "=", "collected");
  await engine.persist(() => update.execute());
}

export async function holdInfected(engine: StoreEngine, reference: string, signature: string): Promise<void> {
  const update = engine.db
    .updateTable("submissions")
    .set({ status: "held", held_for: describeInfection(signature), told_at: null, digest_id: null })
    .where("reference", "=", reference)
    .where("status", "=", "collected");
  await engine.persist(() => update.execute());
}

/** Makes the mail of a held submission due, and the office's turn begin; false for one that is not held. */
export function release(engine: StoreEngine, reference: string): Promise<boolean> {
  return engine.persist(() =>
    engine.db.transaction().execute(async (trx) => {
      const held = await trx
        .selectFrom("submissions")
        .select(["id", "kind", "hospital_id"])
        .where("reference", "=", toReference(reference))
        .executeTakeFirst();
      return held !== undefined && releaseRow(trx, engine, held);
    }),
  );
}

export async function releaseRow(
  trx: Trx,
  engine: StoreEngine,
  submission: Pick<SubmissionRow, "id" | "kind" | "hospital_id">,
): Promise<boolean> {
  const result = await trx
    .updateTable("submissions")
    .set({ status: "queued", attempts: 0, next_attempt_at: engine.now(), released_at: engine.now(), told_at: null })
    .set({ waiting_since: engine.now() })
    .where("id", "=", submission.id)
    .where("status", "=", "held")
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  if (FORMS[submission.kind].hasReceipt) await insertPatientLetter(trx, engine, submission);
  return true;
}

export async function linkSecret({ db }: StoreEngine): Promise<string> {
  const row = db.selectFrom("secrets").select("value").where("name", "=", "release-links");
  return (await row.executeTakeFirstOrThrow()).value;
}
