import { closeSync, existsSync, linkSync, mkdirSync, openSync, readSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import Database from "better-sqlite3";
import type { CellCipher } from "../encryption/cell-cipher.server.ts";
import { UnreadableSubmissionError } from "../encryption/cell-cipher.server.ts";
import { indianTime } from "#forms/indian-time.ts";
import { type Clock, SILENT_LOG } from "#forms/submissions.ts";
import { createSubmissionRecords } from "./create-submission-records.server.ts";
import { openDiskReserve } from "./disk-reserve.server.ts";
import { listLetters } from "./letter-records.server.ts";
import { migrate, requireKnownShape } from "./migrate.ts";
import { describeDeparture, readMoves, thawTables } from "./moves.server.ts";
import { createSqliteEngine, openSqlite, SQLITE_FILE } from "./open-sqlite.server.ts";
import { describeStoreFailure, type StoreEngine } from "./store-engine.ts";
import { checkKeys } from "./stored-keys.server.ts";
import { lockDataFolder } from "./watch-store-files.server.ts";

/** A backup cannot be restored; `message` is one line for the operator, and the store is as it was. */
class RestoreError extends Error {
  override name = "RestoreError";
}

export interface RestoreOptions {
  file: string;
  dataDir: string;
  cipher: CellCipher;
  clock: Clock;
  /** Whether a store with newer submissions may be replaced. */
  overwrites: boolean;
}

export interface Restored {
  submissions: number;
  /** Mails that the site sends once it is started. */
  waiting: number;
  newest: Date | undefined;
  /** Submissions that the store no longer had: those erased on request have to be erased again. */
  back: number;
  /** One line for each submission that cannot be read. */
  unreadable: string[];
  /** Where the store is that was there; undefined where there was none. */
  kept: string | undefined;
}

/** How the rows of a store stand, by id. */
type Rows = Map<string, { state: string; receivedAt: number }>;

/**
 * Puts a backup in the place of the data folder's store, after looking through all of it: the file, its version, and every
 * submission with its resume under the keys. The store that was there is kept beside it. Rejects with `RestoreError`,
 * `DataFolderInUseError`, `StoreNewerError` and `EncryptionKeyError`, and has changed nothing then.
 */
export async function restoreSqlite(options: RestoreOptions): Promise<Restored> {
  const { file, dataDir, clock, overwrites } = options;
  requireSqlite(file);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataFolder(dataDir);
  const folder = join(dataDir, "restoring");
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    copyChecked(file, join(folder, SQLITE_FILE));
    const { rows, letters, unreadable } = await lookThrough(folder, options);
    const loss = describeLoss(dataDir, rows);
    if (loss.reason !== undefined && !overwrites) {
      throw new RestoreError(
        `Nothing was changed: ${loss.reason}. Add --overwrite to put the backup in its place all the same; what is there now is kept beside it`,
      );
    }
    const kept = await putInPlace(dataDir, folder, clock.now());
    const states = [...rows.values()];
    const newest = Math.max(...states.map(({ receivedAt }) => receivedAt));
    return {
      submissions: rows.size,
      waiting: states.filter(({ state }) => /^(?:queued|sending|collected)/.test(state)).length + letters,
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
  const head = readHead(file);
  if (head.startsWith("PGDMP")) {
    throw new RestoreError(
      `${file} is a dump of PostgreSQL: pg_restore --no-owner --exit-on-error --dbname="$NEW_DATABASE_URL" ${file} restores it into an empty database`,
    );
  }
  if (head !== "SQLite format 3\0") throw new RestoreError(`${file} is no backup: it is no SQLite file`);
}

function readHead(file: string): string {
  try {
    const handle = openSync(file, "r");
    const head = Buffer.alloc(16);
    const length = readSync(handle, head);
    closeSync(handle);
    return head.subarray(0, length).toString("latin1");
  } catch (error) {
    throw new RestoreError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`, { cause: error });
  }
}

function copyChecked(file: string, copy: string): void {
  try {
    const source = new Database(file, { readonly: true, fileMustExist: true });
    try {
      const state = String(source.pragma("integrity_check(1)", { simple: true }));
      if (state !== "ok") throw new RestoreError(`${file} is damaged: ${state}`);
      source.prepare("VACUUM INTO ?").run(copy);
    } finally {
      source.close();
    }
  } catch (error) {
    if (error instanceof RestoreError) throw error;
    throw new RestoreError(`${file} cannot be used: ${describeStoreFailure(error).error}`, { cause: error });
  }
}

/** Brings the copy up to date and opens every submission with its resume. */
async function lookThrough(
  folder: string,
  options: RestoreOptions,
): Promise<{ rows: Rows; letters: number; unreadable: string[] }> {
  const { cipher, clock } = options;
  const reserve = openDiskReserve(folder, 0);
  const engine = createSqliteEngine({ database: openSqlite(folder), clock, reserve, cipher, log: SILENT_LOG });
  try {
    await requireKnownShape(engine.db);
    await requireStore(engine, options);
    await takeBack(engine, options);
    await migrate({ db: engine.db, fileColumn: "blob" });
    await checkKeys(engine, SILENT_LOG);
    const letters = await listLetters(engine, { states: ["queued", "sending"] });
    return { rows: await readRows(engine), letters: letters.length, unreadable: await findUnreadable(engine) };
  } finally {
    await engine.db.destroy();
  }
}

async function requireStore({ db }: StoreEngine, { file }: RestoreOptions): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "submissions"))
    throw new RestoreError(`${file} holds no submissions' tables`);
}

/** A store that was left holds what was there then; used again, it takes changes again. */
async function takeBack(engine: StoreEngine, { file, overwrites }: RestoreOptions): Promise<void> {
  const { out, in: arrival } = await readMoves(engine.db);
  if (arrival?.state === "under way") throw new RestoreError(`${file} is the unfinished copy of a move`);
  if (!out || out.state === "cancelled") return;
  if (!overwrites) {
    throw new RestoreError(
      `${file}: ${describeDeparture(out)}. What came in since is there alone; --overwrite uses this file all the same`,
    );
  }
  await thawTables(engine.db, false);
  await engine.db.deleteFrom("moves").where("direction", "=", "out").execute();
}

async function readRows({ db }: StoreEngine): Promise<Rows> {
  const rows = await db.selectFrom("submissions").select(["id", "status", "sent_at", "received_at"]).execute();
  return new Map(
    rows.map((row) => [row.id, { state: `${row.status} ${row.sent_at ?? ""}`, receivedAt: row.received_at }]),
  );
}

async function findUnreadable(engine: StoreEngine): Promise<string[]> {
  const records = createSubmissionRecords(engine);
  const lines: string[] = [];
  for (const { reference, file, unreadable } of await records.list({})) {
    if (unreadable !== undefined) lines.push(unreadable);
    else if (file) {
      await records.readFile(reference).catch((error: unknown) => {
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
  let database: Database.Database | undefined;
  try {
    database = openSqlite(dataDir);
    const has = (name: string) => database?.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(name);
    if (!has("submissions")) return { reason: undefined, back: 0 };
    if (
      has("moves") &&
      database.prepare("SELECT 1 FROM moves WHERE direction = 'out' AND state <> 'cancelled'").get()
    ) {
      return { reason: `the store in ${dataDir} was moved to another place, or is on its way there`, back: 0 };
    }
    const rows = database
      .prepare<[], { id: string; state: string; received: number }>(
        "SELECT id, status || ' ' || coalesce(sent_at, '') AS state, received_at AS received FROM submissions",
      )
      .all();
    const missing = rows.filter(({ id }) => !backup.has(id));
    const changed = rows.filter(({ id, state }) => backup.has(id) && backup.get(id)?.state !== state).length;
    const own = new Set(rows.map(({ id }) => id));
    const back = rows.length > 0 ? [...backup.keys()].filter((id) => !own.has(id)).length : 0;
    if (missing.length + changed === 0) return { reason: undefined, back };
    const newest = new Date(Math.max(0, ...missing.map(({ received }) => received)));
    const reasons = [
      ...(missing.length > 0
        ? [
            `${missing.length} submission${missing.length === 1 ? "" : "s"} that the backup has not (the newest of ${indianTime(newest)})`,
          ]
        : []),
      ...(changed > 0 ? [`${changed} whose mail went on since, and would go out again`] : []),
    ];
    return { reason: `the store in ${dataDir} has ${reasons.join(", and ")}`, back };
  } catch (error) {
    const { error: why } = describeStoreFailure(error);
    return { reason: `the store in ${dataDir} cannot be read (${why}), so nobody can say what it has`, back: 0 };
  } finally {
    database?.close();
  }
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

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
