import { createHash } from "node:crypto";
import type { Db, StoreEngine } from "./store-engine.ts";

const BATCH_ROWS = 100;
const BATCH_BYTES = 4 * 2 ** 20;

/** Each table of what belongs to one submission, with the column that says to which; removed with it. */
const OWNED = {
  submissions: "id",
  attachments: "submission_id",
  submission_keys: "submission_id",
  answers: "submission_id",
  mails: "submission_id",
} as const;
type OwnedTable = keyof typeof OWNED;
const OWNED_TABLES = Object.keys(OWNED) as OwnedTable[];
const OTHER_TABLES = [
  ...(["secrets", "sitting_changes", "sitting_confirmations", "editor_sessions", "desk_audit", "consents"] as const),
  "entry_versions",
  "notices",
  "number_checks",
  "page_counts",
] as const;

export const MOVED_TABLES = [...OWNED_TABLES, ...OTHER_TABLES];

type Row = Record<string, unknown>;
type Rows = Record<string, Row[]>;

/** How many rows there are, and one digest over every cell as it is stored; the same for both dialects. */
export async function proveContent({ db }: StoreEngine) {
  const rest = await readRest(db);
  const counts = { submissions: 0, resumes: 0, keys: 0, mails: rest["mails"]?.length ?? 0 };
  const hash = createHash("sha256").update(canonical(rest));
  for (const ids of await listBatches(db)) {
    const batch = await readBatch(db, ids);
    counts.submissions += ids.length;
    counts.resumes += batch["attachments"]?.length ?? 0;
    counts.keys += batch["submission_keys"]?.length ?? 0;
    hash.update(canonical(batch));
  }
  return { counts, checksum: hash.digest("hex") };
}

/** Makes the target's rows the same as the source's; what is the same is left alone, so that a cut-off copy goes on. */
export async function copyContent(
  source: StoreEngine,
  target: StoreEngine,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const batches = await listBatches(source.db);
  const ids = new Set(batches.flat());
  for (const part of await listBatches(target.db)) {
    const extra = part.filter((id) => !ids.has(id));
    if (extra.length > 0)
      await target.persist(() => target.db.deleteFrom("submissions").where("id", "in", extra).execute());
  }
  let done = 0;
  for (const part of batches) {
    const wanted = await readBatch(source.db, part);
    if (canonical(await readBatch(target.db, part)) !== canonical(wanted))
      await target.admit(sizeOf(wanted), () => writeBatch(target, part, wanted));
    done += part.length;
    onProgress(done, ids.size);
  }
  await writeRest(target, await readRest(source.db));
}

async function listBatches(db: Db): Promise<string[][]> {
  const rows = await db
    .selectFrom("submissions")
    .leftJoin("attachments", "attachments.submission_id", "submissions.id")
    .select(["id", ({ fn }) => fn<number | null>("length", ["content"]).as("size")])
    .execute();
  const batches: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  // Not sorted by the database, whose order of letters may be that of a language.
  for (const { id, size } of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (bytes + (size ?? 0) > BATCH_BYTES || batches.at(-1)?.length === BATCH_ROWS) {
      batches.push([]);
      bytes = 0;
    }
    batches.at(-1)?.push(id);
    bytes += size ?? 0;
  }
  return batches;
}

async function readBatch(db: Db, ids: string[]): Promise<Rows> {
  const rows: Rows = {};
  for (const table of OWNED_TABLES)
    rows[table] = await db.selectFrom(table).selectAll().where(db.dynamic.ref(OWNED[table]), "in", ids).execute();
  return rows;
}

async function readRest(db: Db): Promise<Rows> {
  const rows: Rows = {};
  for (const table of OTHER_TABLES) rows[table] = await db.selectFrom(table).selectAll().execute();
  // Those that are about several submissions.
  rows["mails"] = await db.selectFrom("mails").selectAll().where("submission_id", "is", null).execute();
  return rows;
}

/** Every cell of the rows, in an order of its own. */
function canonical(tables: Rows): string {
  return Object.values(tables)
    .map((rows) => rows.map(canonicalRow).toSorted().join("\n"))
    .join("\n\n");
}

function canonicalRow(row: Row): string {
  const cells = Object.entries(row).map(([name, value]): [string, unknown] => [
    name,
    Buffer.isBuffer(value) ? createHash("sha256").update(value).digest("hex") : value,
  ]);
  return JSON.stringify(cells.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function sizeOf({ submissions = [], attachments = [] }: Rows): number {
  const cells = [...submissions.map(({ request }) => request), ...attachments.map(({ content }) => content)];
  return cells.reduce<number>((sum, cell) => sum + (cell as string | Buffer).length, 0);
}

function writeBatch({ db }: StoreEngine, ids: string[], batch: Rows): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // What belongs to them goes with them.
    await trx.deleteFrom("submissions").where("id", "in", ids).execute();
    await insertRows(trx, batch);
  });
}

function writeRest(target: StoreEngine, rest: Rows): Promise<void> {
  return target.persist(() =>
    target.db.transaction().execute(async (trx) => {
      for (const table of OTHER_TABLES) await trx.deleteFrom(table).execute();
      await trx.deleteFrom("mails").where("submission_id", "is", null).execute();
      await insertRows(trx, rest);
    }),
  );
}

/** A statement of SQLite takes some ten thousand values. */
const ROWS_AT_ONCE = 500;

async function insertRows(db: Db, tables: Rows): Promise<void> {
  for (const [table, rows] of Object.entries(tables))
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await db
        .insertInto(table as "mails")
        .values(rows.slice(from, from + ROWS_AT_ONCE) as never)
        .execute();
}
