import { sql } from "kysely";
import type { StoreEngine } from "./store-engine.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Small enough that a submission coming in meanwhile hardly waits. */
const PURGE_BATCH_ROWS = 50;
const PURGE_BATCH_BYTES = 2 * 1024 * 1024;

const PURGE_LOCK = "purge";

/** What has had its time: mails delivered longer ago than so many days, or submissions that came in and were held. */
export interface Outdated {
  status: "sent" | "held";
  olderThanDays: number;
}

function selectOutdated(engine: StoreEngine, { status, olderThanDays }: Outdated) {
  return engine.db
    .selectFrom("submissions")
    .where("status", "=", status)
    .where(
      status === "sent" ? "sent_at" : "received_at",
      "<",
      sql<number>`${engine.now()} - ${Math.round(olderThanDays * DAY_MS)}`,
    );
}

/** How many `purgeRecords` would remove. */
export async function countOutdated(engine: StoreEngine, outdated: Outdated): Promise<number> {
  const { count } = await selectOutdated(engine, outdated)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes what has had its time, with files and keys, and answers how many submissions that were. */
export async function purgeRecords(engine: StoreEngine, outdated: Outdated): Promise<number> {
  for (let purged = 0; ;) {
    const removed = await engine.persist(() => purgeBatch(engine, outdated));
    if (removed === 0) return purged;
    await engine.persist(() => engine.giveSpaceBack());
    purged += removed;
  }
}

/** One process at a time, or two could wait for each other's rows. */
function purgeBatch(engine: StoreEngine, outdated: Outdated): Promise<number> {
  return engine.db.transaction().execute(async (trx) => {
    await engine.lock(trx, [PURGE_LOCK]);
    const ids = await findPurgeBatch({ ...engine, db: trx }, outdated);
    if (ids.length === 0) return 0;
    const result = await trx.deleteFrom("submissions").where("id", "in", ids).executeTakeFirst();
    return Number(result.numDeletedRows);
  });
}

/** SQLite writes as much as it removes, and may have to do so in the disk's reserve. */
async function findPurgeBatch(engine: StoreEngine, outdated: Outdated): Promise<string[]> {
  const rows = await selectOutdated(engine, outdated)
    .leftJoin("attachments", "attachments.submission_id", "submissions.id")
    .select(["id", sql<number | null>`length(content)`.as("size")])
    .orderBy("received_at")
    .limit(PURGE_BATCH_ROWS)
    .execute();
  let bytes = 0;
  return rows.filter(({ size }, index) => (bytes += size ?? 0) <= PURGE_BATCH_BYTES || index === 0).map(({ id }) => id);
}
