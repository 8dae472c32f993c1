import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { SubmissionDatabase } from "./database.ts";
import type { StoreEngine } from "./store-engine.ts";

/** One transaction copies so many submissions, or fewer with so many bytes of resumes. */
const BATCH_ROWS = 100;
const BATCH_BYTES = 4 * 2 ** 20;

type Db = Kysely<SubmissionDatabase>;

/** How many rows there are, and one digest over every cell of them, encrypted as it is stored. */
export interface Proof {
  counts: { submissions: number; resumes: number; keys: number; answers: number; letters: number; digests: number };
  checksum: string;
}

/** Reads everything in a store in one order, whatever the dialect. */
export async function proveContent({ db }: StoreEngine): Promise<Proof> {
  const rest = await readRest(db);
  const { digests, letters } = rest;
  const counts = {
    ...{ submissions: 0, resumes: 0, keys: 0, answers: 0 },
    ...{ letters: letters.length, digests: digests.length },
  };
  const hash = createHash("sha256");
  for (const rows of [digests, rest.secrets, letters]) hash.update(canonical(rows));
  for (const ids of await listBatches(db)) {
    const batch = await readBatch(db, ids);
    counts.submissions += batch.submissions.length;
    counts.resumes += batch.attachments.length;
    counts.keys += batch.keys.length;
    counts.answers += batch.answers.length;
    counts.letters += batch.letters.length;
    hash.update(describeBatch(batch));
  }
  return { counts, checksum: hash.digest("hex") };
}

/**
 * Makes the target's rows the same as the source's; what is the same already is left alone, so that a copy that was cut
 * off goes on where it was. `onProgress` is told how many submissions of how many are there.
 */
export async function copyContent(
  source: StoreEngine,
  target: StoreEngine,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const batches = await listBatches(source.db);
  const ids = new Set(batches.flat());
  const extra = (await listIds(target.db)).filter(({ id }) => !ids.has(id)).map(({ id }) => id);
  for (const part of split(extra)) {
    await target.persist(() => target.db.deleteFrom("submissions").where("id", "in", part).execute());
  }
  let done = 0;
  for (const part of batches) {
    const wanted = await readBatch(source.db, part);
    const found = await readBatch(target.db, part);
    if (describeBatch(found) !== describeBatch(wanted))
      await target.admit(sizeOf(wanted), () => writeBatch(target, part, wanted));
    done += part.length;
    onProgress(done, ids.size);
  }
  await writeRest(target, await readRest(source.db));
}

interface Batch {
  submissions: SubmissionDatabase["submissions"][];
  attachments: SubmissionDatabase["attachments"][];
  keys: SubmissionDatabase["submission_keys"][];
  answers: SubmissionDatabase["answers"][];
  letters: SubmissionDatabase["letters"][];
}

async function listIds(db: Db): Promise<{ id: string; size: number }[]> {
  const rows = await db
    .selectFrom("submissions")
    .leftJoin("attachments", "attachments.submission_id", "submissions.id")
    .select(["id", ({ fn }) => fn<number | null>("length", ["content"]).as("size")])
    .execute();
  const listed = rows.map(({ id, size }) => ({ id, size: size ?? 0 }));
  // Not by the database, whose order of letters may be that of a language.
  return listed.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

async function listBatches(db: Db): Promise<string[][]> {
  const batches: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const { id, size } of await listIds(db)) {
    if (bytes + size > BATCH_BYTES || batches.at(-1)?.length === BATCH_ROWS) {
      batches.push([]);
      bytes = 0;
    }
    batches.at(-1)?.push(id);
    bytes += size;
  }
  return batches;
}

function split(ids: string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH_ROWS) }, (_, index) =>
    ids.slice(index * BATCH_ROWS, (index + 1) * BATCH_ROWS),
  );
}

async function readBatch(db: Db, ids: string[]): Promise<Batch> {
  return {
    submissions: await db.selectFrom("submissions").selectAll().where("id", "in", ids).execute(),
    attachments: await db.selectFrom("attachments").selectAll().where("submission_id", "in", ids).execute(),
    keys: await db.selectFrom("submission_keys").selectAll().where("submission_id", "in", ids).execute(),
    answers: await db.selectFrom("answers").selectAll().where("submission_id", "in", ids).execute(),
    letters: await db.selectFrom("letters").selectAll().where("submission_id", "in", ids).execute(),
  };
}

function describeBatch({ submissions, attachments, keys, answers, letters }: Batch): string {
  return [submissions, attachments, keys, answers, letters].map(canonical).join("\n");
}

/** Every cell of the rows, in an order of its own. */
function canonical(rows: object[]): string {
  const lines = rows.map((row) => {
    const cells = Object.entries(row).map(([name, value]): [string, unknown] => [
      name,
      Buffer.isBuffer(value) ? createHash("sha256").update(value).digest("hex") : value,
    ]);
    return JSON.stringify(cells.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
  return lines.toSorted().join("\n");
}

function sizeOf({ submissions, attachments }: Batch): number {
  const texts = submissions.reduce((sum, { request }) => sum + request.length, 0);
  return attachments.reduce((sum, { content }) => sum + content.length, texts);
}

function writeBatch({ db }: StoreEngine, ids: string[], batch: Batch): Promise<void> {
  const { submissions, attachments, keys, answers, letters } = batch;
  return db.transaction().execute(async (trx) => {
    // Files, keys, answers and letters go with them.
    await trx.deleteFrom("submissions").where("id", "in", ids).execute();
    await trx.insertInto("submissions").values(submissions).execute();
    if (attachments.length > 0) await trx.insertInto("attachments").values(attachments).execute();
    if (keys.length > 0) await trx.insertInto("submission_keys").values(keys).execute();
    if (answers.length > 0) await trx.insertInto("answers").values(answers).execute();
    if (letters.length > 0) await trx.insertInto("letters").values(letters).execute();
  });
}

interface Rest {
  digests: SubmissionDatabase["digests"][];
  secrets: SubmissionDatabase["secrets"][];
  /** Those that are about several submissions. */
  letters: SubmissionDatabase["letters"][];
}

async function readRest(db: Db): Promise<Rest> {
  return {
    digests: await db.selectFrom("digests").selectAll().execute(),
    secrets: await db.selectFrom("secrets").selectAll().execute(),
    letters: await db.selectFrom("letters").selectAll().where("submission_id", "is", null).execute(),
  };
}

function writeRest(target: StoreEngine, { digests, secrets, letters }: Rest): Promise<void> {
  return target.persist(() =>
    target.db.transaction().execute(async (trx) => {
      await trx.deleteFrom("digests").execute();
      await trx.deleteFrom("secrets").execute();
      await trx.deleteFrom("letters").where("submission_id", "is", null).execute();
      if (letters.length > 0) await trx.insertInto("letters").values(letters).execute();
      if (digests.length > 0) await trx.insertInto("digests").values(digests).execute();
      if (secrets.length > 0) await trx.insertInto("secrets").values(secrets).execute();
    }),
  );
}
