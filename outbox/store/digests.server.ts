import { sql } from "kysely";
import { DAY_MS } from "#forms/calendar.ts";
import type { SubmissionRow } from "./database.ts";
import { hasKnownKey } from "./claim-mail.server.ts";
import { addMail, addOwnMail, addPatientMail } from "./add-mails.server.ts";
import { findLastMail } from "./mails.server.ts";
import { persistAlone, persistTogether, readNow, type StoreEngine, type Trx } from "./store-engine.ts";
import { toReference } from "./submission-records.server.ts";

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
  { hospitalId, isOfficeOpen }: { hospitalId: string; isOfficeOpen: boolean },
): Promise<number> {
  return persistAlone(engine, `digest ${hospitalId}`, async (trx) => {
    const held = isOfficeOpen ? await findHeld(trx, engine, hospitalId) : [];
    const parts = await findBurst(trx, engine, hospitalId);
    if (parts.length === 0 && held.length > 0) parts.push([]);
    for (const [index, part] of parts.entries()) {
      const id = await addMail(trx, engine, { kind: "digest", hospital_id: hospitalId, recipient: "office" });
      if (part.length > 0) await trx.updateTable("submissions").set({ mail_id: id }).where("id", "in", part).execute();
      if (index === 0 && held.length > 0)
        await trx.updateTable("submissions").set({ digest_id: id }).where("id", "in", held).execute();
    }
    return parts.length;
  });
}

/** Held ones that were in no digest yet; none within an hour of the last digest. */
async function findHeld(trx: Trx, engine: StoreEngine, hospitalId: string): Promise<string[]> {
  const last = await findLastMail({ ...engine, db: trx }, hospitalId, "digest");
  if (last && (await readNow(trx, engine)) - Number(last) < TELL_AGAIN_MS) return [];
  const rows = await selectHeld(trx, hospitalId).where("digest_id", "is", null).orderBy("received_at").execute();
  return rows.map(({ id }) => id);
}

function selectHeld(trx: Trx, hospitalId: string) {
  return trx
    .selectFrom("submissions")
    .leftJoin("mails", "mails.id", "submissions.digest_id")
    .select("submissions.id")
    .where("submissions.hospital_id", "=", hospitalId)
    .where("held_for", "is not", null)
    .where("released_at", "is", null)
    .limit(MAX_TOLD);
}

async function findBurst(trx: Trx, engine: StoreEngine, hospitalId: string): Promise<string[][]> {
  const rows = await trx
    .selectFrom("submissions")
    .leftJoin("attachments", "attachments.submission_id", "submissions.id")
    .select(["id", ({ fn }) => fn<number>("length", ["request"]).as("size")])
    .select(({ fn }) => fn<number | null>("length", ["content"]).as("file_size"))
    .select(sql<number>`case when abs(${engine.now()} - received_at) >= ${COLLECT_MS} then 1 else 0 end`.as("is_due"))
    .where(isCollected)
    .where("hospital_id", "=", hospitalId)
    .where((row) => hasKnownKey(row, engine.cipher.keyIds))
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

/** Names to the second address what is held so long, before it is purged; each once. */
export function tellHeld(engine: StoreEngine, hospitalId: string, olderThanDays: number): Promise<void> {
  return persistAlone(engine, `digest ${hospitalId}`, async (trx) => {
    const rows = await selectHeld(trx, hospitalId)
      .where("received_at", "<", sql<number>`${engine.now()} - ${Math.round(olderThanDays * DAY_MS)}`)
      .where((eb) => eb.or([eb("recipient", "is", null), eb("recipient", "<>", "second")]))
      .execute();
    if (rows.length === 0) return;
    const digest_id = await addMail(trx, engine, { kind: "digest", hospital_id: hospitalId, recipient: "second" });
    const ids = rows.map(({ id }) => id);
    await trx.updateTable("submissions").set({ digest_id }).where("id", "in", ids).execute();
  });
}

/** In no mail yet, and not held: it waits for the next digest. */
const isCollected = sql<boolean>`mail_id is null and (held_for is null or released_at is not null)`;

/** Holds what was to go out in a digest, because its file has malware. */
export async function holdInfected(engine: StoreEngine, reference: string, heldFor: string): Promise<void> {
  const update = engine.db
    .updateTable("submissions")
    .set({ held_for: heldFor, mail_id: null, digest_id: null, released_at: null })
    .where("reference", "=", reference);
  await engine.persist(() => update.execute());
}

/** Makes the mail of a held submission due, and the office's turn begin; false for one that is not held. */
export function release(engine: StoreEngine, reference: string): Promise<boolean> {
  return persistTogether(engine, async (trx) => {
    const held = await trx
      .selectFrom("submissions")
      .select(["id", "kind", "hospital_id", "message_id"])
      .where("reference", "=", toReference(reference))
      .executeTakeFirst();
    return held !== undefined && releaseRow(trx, engine, held);
  });
}

export async function releaseRow(
  trx: Trx,
  engine: StoreEngine,
  submission: Pick<SubmissionRow, "id" | "kind" | "hospital_id" | "message_id">,
): Promise<boolean> {
  const result = await trx
    .updateTable("submissions")
    .set({ released_at: engine.now(), digest_id: null, waiting_since: engine.now() })
    .where("id", "=", submission.id)
    .where("held_for", "is not", null)
    .where("released_at", "is", null)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  await addOwnMail(trx, engine, submission);
  await addPatientMail(trx, engine, submission);
  return true;
}

export async function linkSecret({ db }: StoreEngine): Promise<string> {
  const row = db.selectFrom("secrets").select("value").where("name", "=", "release-links");
  return (await row.executeTakeFirstOrThrow()).value;
}
