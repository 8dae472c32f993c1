import { closeSync, existsSync, linkSync, mkdirSync, openSync, readSync, renameSync, rmSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { sql } from "kysely";
import { indianTime } from "#forms/calendar.ts";
import { type Clock, SILENT_LOG } from "#forms/submissions.ts";
import { type CellCipher, UnreadableSubmissionError } from "../encryption/cell-cipher.server.ts";
import { openDiskReserve, createSqliteEngine, openSqlite, SQLITE_FILE } from "./open-sqlite.server.ts";
import { listMails } from "./list-mails.server.ts";
import { migrate, requireKnownShape } from "./migrate.ts";
import { describeDeparture, readMoves, thawTables } from "./move-marks.server.ts";
import { checkKeys } from "./rewrite-keys.server.ts";
import { describeStoreFailure, type StoreEngine } from "./store-engine.ts";
import { list, readFile } from "./submission-records.server.ts";
import { lockDataFolder } from "./watch-store-files.server.ts";

/** A backup could not be taken; `message` is one line for the operator, and no file is left behind. */
class BackupError extends Error {
  override name = "BackupError";
}

/** Writes the store of one moment to a new file for this account alone; returns how many submissions are in it. */
export async function backUpSqlite(dataDir: string, file: string): Promise<number> {
  if (!existsSync(join(dataDir, SQLITE_FILE))) throw new BackupError(`There are no submissions in ${dataDir}`);
  if (existsSync(file)) throw new BackupError(`${file} is there already; it is not replaced`);
  const part = `${file}.part`;
  try {
    // SQLite fills an empty file and leaves its mode as it is.
    await (await open(part, "wx", 0o600)).close();
    withDatabase(openSqlite(dataDir), (source) => source.prepare("VACUUM INTO ?").run(part));
    const count = withDatabase(new Database(part, { readonly: true }), (copy) => {
      // What cannot be read back is no backup.
      const state = String(copy.pragma("integrity_check(1)", { simple: true }));
      if (state !== "ok") throw new BackupError(`the copy is damaged: ${state}`);
      return copy.prepare<[], { count: number }>("SELECT count(*) AS count FROM submissions").get()?.count ?? 0;
    });
    await sync(part);
    await rename(part, file);
    await sync(dirname(file));
    return count;
  } catch (error) {
    const { code, message }: NodeJS.ErrnoException = error as Error;
    if (code !== "EEXIST") await rm(part, { force: true });
    const reason = code === "EEXIST" ? `${part} is there already: another backup writes it, or was cut off` : message;
    throw new BackupError(`The backup was not taken: ${reason}`, { cause: error });
  }
}

function withDatabase<T>(database: Database.Database, use: (database: Database.Database) => T): T {
  try {
    return use(database);
  } finally {
    database.close();
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A backup cannot be restored; `message` is one line for the operator, and the store is as it was. */
class RestoreError extends Error {
  override name = "RestoreError";
}

export interface RestoreOptions {
  file: string;
  dataDir: string;
  cipher: CellCipher;
  clock: Clock;
  overwrites: boolean;
}

type Rows = Map<string, { state: string; receivedAt: number }>;

/** Looks through all of a backup first, and keeps the old store beside it. Where it rejects, nothing is changed. */
export async function restoreSqlite(options: RestoreOptions) {
  const { file, dataDir, clock, overwrites } = options;
  requireSqlite(file);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataFolder(dataDir);
  const folder = join(dataDir, "restoring");
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    copyChecked(file, join(folder, SQLITE_FILE));
    const { rows, mails, unreadable } = await lookThrough(folder, options);
    const loss = describeLoss(dataDir, rows);
    if (loss.reason !== undefined && !overwrites)
      throw new RestoreError(
        `Nothing was changed: ${loss.reason}. Add --overwrite to put the backup in its place all the same; what is there now is kept beside it`,
      );
    const kept = await putInPlace(dataDir, folder, clock.now());
    const states = [...rows.values()];
    const newest = Math.max(...states.map(({ receivedAt }) => receivedAt));
    return {
      submissions: rows.size,
      waiting: states.filter(({ state }) => /^(?:waiting|sending)?\s/.test(state)).length + mails,
      newest: rows.size > 0 ? new Date(newest) : undefined,
      back: loss.back,
      unreadable,
      kept,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    unlock();
  }
}

function requireSqlite(file: string): void {
  const head = Buffer.alloc(16);
  try {
    const handle = openSync(file, "r");
    readSync(handle, head);
    closeSync(handle);
  } catch (error) {
    throw new RestoreError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`, { cause: error });
  }
  const text = head.toString("latin1");
  if (text.startsWith("PGDMP"))
    throw new RestoreError(
      `${file} is a dump of PostgreSQL: pg_restore --no-owner --exit-on-error --dbname="$NEW_DATABASE_URL" ${file} restores it into an empty database`,
    );
  if (text !== "SQLite format 3\0") throw new RestoreError(`${file} is no backup: it is no SQLite file`);
}

function copyChecked(file: string, copy: string): void {
  try {
    withDatabase(new Database(file, { readonly: true, fileMustExist: true }), (source) => {
      const state = String(source.pragma("integrity_check(1)", { simple: true }));
      if (state !== "ok") throw new RestoreError(`${file} is damaged: ${state}`);
      source.prepare("VACUUM INTO ?").run(copy);
    });
  } catch (error) {
    if (error instanceof RestoreError) throw error;
    throw new RestoreError(`${file} cannot be used: ${describeStoreFailure(error).error}`, { cause: error });
  }
}

async function lookThrough(folder: string, options: RestoreOptions) {
  const { cipher, clock } = options;
  const reserve = openDiskReserve(folder, 0);
  const engine = createSqliteEngine({ dataDir: folder, clock, reserve, cipher });
  try {
    await requireKnownShape(engine.db);
    const tables = await engine.db.introspection.getTables();
    if (!tables.some(({ name }) => name === "submissions"))
      throw new RestoreError(`${options.file} holds no submissions' tables`);
    await takeBack(engine, options);
    await migrate({ db: engine.db, fileColumn: "blob" });
    await checkKeys(engine, SILENT_LOG);
    const mails = await listMails(engine, { states: ["queued", "sending"] });
    return { rows: await readRows(engine), mails: mails.length, unreadable: await findUnreadable(engine) };
  } finally {
    await engine.db.destroy();
  }
}

/** A store that was left holds what was there then; used again, it takes changes again. */
async function takeBack(engine: StoreEngine, { file, overwrites }: RestoreOptions): Promise<void> {
  const { out, in: arrival } = await readMoves(engine.db);
  if (arrival?.state === "under way") throw new RestoreError(`${file} is the unfinished copy of a move`);
  if (!out || out.state === "cancelled") return;
  if (!overwrites)
    throw new RestoreError(
      `${file}: ${describeDeparture(out)}. What came in since is there alone; --overwrite uses this file all the same`,
    );
  await thawTables(engine.db, false);
  await engine.db.deleteFrom("moves").where("direction", "=", "out").execute();
}

/** Each submission with how the mail stands that brings it to its office. */
const ROWS =
  "SELECT submissions.id, coalesce(mails.state, held_for, '') || ' ' || coalesce(mails.sent_at, '') AS state, " +
  "received_at AS received FROM submissions LEFT JOIN mails ON mails.id = mail_id";

interface Row {
  id: string;
  state: string;
  received: number;
}

async function readRows({ db }: StoreEngine): Promise<Rows> {
  const { rows } = await sql.raw<Row>(ROWS).execute(db);
  return new Map(rows.map(({ id, state, received }) => [id, { state, receivedAt: received }]));
}

async function findUnreadable(engine: StoreEngine): Promise<string[]> {
  const lines: string[] = [];
  for (const { reference, file, unreadable } of await list(engine, {})) {
    if (unreadable !== undefined) lines.push(unreadable);
    else if (file) {
      await readFile(engine, reference).catch((error: unknown) => {
        if (!(error instanceof UnreadableSubmissionError)) throw error;
        lines.push(error.message);
      });
    }
  }
  return lines;
}

/** What the folder's store has that the backup has not, and how many submissions only the backup has. */
function describeLoss(dataDir: string, backup: Rows): { reason: string | undefined; back: number } {
  if (!existsSync(join(dataDir, SQLITE_FILE))) return { reason: undefined, back: 0 };
  try {
    return withDatabase(openSqlite(dataDir), (database) => compare(database, dataDir, backup));
  } catch (error) {
    const { error: why } = describeStoreFailure(error);
    return { reason: `the store in ${dataDir} cannot be read (${why}), so nobody can say what it has`, back: 0 };
  }
}

function compare(database: Database.Database, dataDir: string, backup: Rows) {
  if (!database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'submissions'").get())
    return { reason: undefined, back: 0 };
  if (database.prepare("SELECT 1 FROM moves WHERE direction = 'out' AND state <> 'cancelled'").get())
    return { reason: `the store in ${dataDir} was moved to another place, or is on its way there`, back: 0 };
  const rows = database.prepare<[], Row>(ROWS).all();
  const missing = rows.filter(({ id }) => !backup.has(id));
  const changed = rows.filter(({ id, state }) => backup.has(id) && backup.get(id)?.state !== state).length;
  const own = new Set(rows.map(({ id }) => id));
  const back = rows.length > 0 ? [...backup.keys()].filter((id) => !own.has(id)).length : 0;
  const reasons: string[] = [];
  if (missing.length > 0) {
    const newest = indianTime(new Date(Math.max(...missing.map(({ received }) => received))));
    const count = `${missing.length} submission${missing.length === 1 ? "" : "s"}`;
    reasons.push(`${count} that the backup has not (the newest of ${newest})`);
  }
  if (changed > 0) reasons.push(`${changed} whose mail went on since, and would go out again`);
  return { reason: reasons.length > 0 ? `the store in ${dataDir} has ${reasons.join(", and ")}` : undefined, back };
}

/** The old store gets a second name before the new one takes its place, so that there is one at every moment. */
async function putInPlace(dataDir: string, folder: string, now: Date): Promise<string | undefined> {
  const path = join(dataDir, SQLITE_FILE);
  let kept: string | undefined;
  if (existsSync(path)) {
    kept = join(dataDir, `submissions-before-restore-${now.getTime()}.sqlite`);
    linkSync(path, kept);
    // There only where the store is damaged: whoever closes a sound one takes them along.
    for (const ending of ["-wal", "-shm"]) {
      if (existsSync(path + ending)) renameSync(path + ending, kept + ending);
    }
  }
  await sync(join(folder, SQLITE_FILE));
  renameSync(join(folder, SQLITE_FILE), path);
  await sync(dataDir);
  return kept;
}
