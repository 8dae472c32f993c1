import { sql } from "kysely";
import { type PastStep, findVisitEnd } from "#forms/answer.ts";
import { ifReadable, openStep } from "../encryption/cell-cipher.server.ts";
import type { AnswerRow, SubmissionRow } from "./database.ts";
import { persistAlone, type StoreEngine } from "./store-engine.ts";
import { DAY_MS } from "#forms/calendar.ts";

const PURGE_BATCH_ROWS = 50;
/** Longer than `findVisitEnd` says. */
const KEPT_AFTER_VISIT_MS = 32 * DAY_MS;
const PURGE_BATCH_BYTES = 2 * 1024 * 1024;

interface Outdated {
  status: "sent" | "held";
  olderThanDays: number;
  except: string[];
  /** Hospitals whose second address hears first of what is held. */
  telling?: string[];
}

/** What was delivered, or is held, so long ago; what waits for its office stays, however old. */
function selectOutdated(engine: StoreEngine, { status, olderThanDays, except, telling = [] }: Outdated) {
  const since = sql<number>`${engine.now()} - ${Math.round(olderThanDays * DAY_MS)}`;
  return engine.db
    .selectFrom("submissions")
    .leftJoin("mails", "mails.id", "submissions.mail_id")
    .where("waiting_since", "is", null)
    .$if(status === "sent", (query) => query.where("mails.state", "=", "sent").where("mails.sent_at", "<", since))
    .$if(status === "held", (query) =>
      query.where("held_for", "is not", null).where("released_at", "is", null).where("received_at", "<", since),
    )
    .$if(telling.length > 0, (query) =>
      query.where((eb) =>
        eb.or([
          eb("submissions.hospital_id", "not in", telling),
          eb.exists(
            eb
              .selectFrom("mails as told")
              .select("told.id")
              .whereRef("told.id", "=", "submissions.digest_id")
              .where("told.recipient", "=", "second")
              .where("told.state", "in", ["sent", "refused"]),
          ),
        ]),
      ),
    )
    .$if(except.length > 0, (query) => query.where("submissions.id", "not in", except));
}

/** What was delivered so long ago, but for what has a visit to come, or one of the last days. */
async function findDelivered(engine: StoreEngine, olderThanDays: number): Promise<Outdated> {
  const outdated = { status: "sent" as const, olderThanDays, except: [] };
  const rows = await selectOutdated(engine, outdated)
    .innerJoin("answers", "answers.submission_id", "submissions.id")
    // Of the others no visit is so near, whatever their steps say.
    .where("visit_until", ">", sql<number>`${engine.now()} - ${KEPT_AFTER_VISIT_MS}`)
    .select(["submissions.id", "reference", "number", "at", "content"])
    .select(sql<number>`${engine.now()}`.as("now"))
    .orderBy("number")
    .execute();
  const histories = Map.groupBy(rows, ({ id }) => id);
  const kept = [...histories].filter(([, history]) => {
    const ends = findVisitEnd(history.flatMap((row) => ifReadable(() => readStep(engine, row)) ?? []));
    return ends !== undefined && ends > Number(history[0]?.now);
  });
  return { ...outdated, except: kept.map(([id]) => id) };
}

type StepRow = Omit<AnswerRow, "submission_id" | "state"> & Pick<SubmissionRow, "id" | "reference">;

function readStep({ cipher }: StoreEngine, row: StepRow): PastStep {
  return { ...openStep(cipher, row, row), number: row.number, at: new Date(row.at) };
}

export async function countDelivered(engine: StoreEngine, olderThanDays: number): Promise<number> {
  const { count } = await selectOutdated(engine, await findDelivered(engine, olderThanDays))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes what was delivered so long ago, but no open request, nor one within 30 days of its visit. */
export async function purgeDelivered(engine: StoreEngine, olderThanDays: number): Promise<number> {
  await purgeListMails(engine, olderThanDays);
  return purgeRecords(engine, await findDelivered(engine, olderThanDays));
}

/** Removes what nobody released, at these hospitals once a mail to the second address named it. */
export function purgeHeld(engine: StoreEngine, olderThanDays: number, telling: string[]): Promise<number> {
  return purgeRecords(engine, { status: "held", olderThanDays, except: [], telling });
}

/** A digest stays while it brings something to its office. */
async function purgeListMails(engine: StoreEngine, olderThanDays: number): Promise<void> {
  const removal = engine.db
    .deleteFrom("mails")
    .where("submission_id", "is", null)
    .where("created_at", "<", sql<number>`${engine.now()} - ${Math.round(olderThanDays * DAY_MS)}`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("submissions").select("id").whereRef("mail_id", "=", "mails.id"))),
    );
  await engine.persist(() => removal.execute());
}

async function purgeRecords(engine: StoreEngine, outdated: Outdated): Promise<number> {
  for (let purged = 0; ;) {
    const removed = await purgeBatch(engine, outdated);
    if (removed === 0) return purged;
    await engine.persist(() => engine.giveSpaceBack());
    purged += removed;
  }
}

/** One process at a time, or two could wait for each other's rows. */
function purgeBatch(engine: StoreEngine, outdated: Outdated): Promise<number> {
  return persistAlone(engine, "purge", async (trx) => {
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
    .select(["submissions.id", sql<number | null>`length(content)`.as("size")])
    .orderBy("received_at")
    .limit(PURGE_BATCH_ROWS)
    .execute();
  let bytes = 0;
  return rows.filter(({ size }, index) => (bytes += size ?? 0) <= PURGE_BATCH_BYTES || index === 0).map(({ id }) => id);
}
