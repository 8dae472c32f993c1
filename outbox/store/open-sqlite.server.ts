import { join, dirname } from "node:path";
import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import Database from "better-sqlite3";
import { CompiledQuery, Kysely, sql, SqliteDialect, SqliteDriver, type DatabaseConnection } from "kysely";
import type { Clock, SubmissionLog } from "#forms/submissions.ts";
import type { CellCipher } from "../encryption/cell-cipher.server.ts";
import { createDiskGuard, type DiskReserve } from "./disk-reserve.server.ts";
import type { SubmissionDatabase } from "./database.ts";
import type { StoreEngine } from "./store-engine.ts";

/** The store's file in the data folder. */
export const SQLITE_FILE = "submissions.sqlite";

const BUSY_TIMEOUT_MS = 5000;

/** What `PRAGMA auto_vacuum` returns for it (sqlite.org/pragma.html#pragma_auto_vacuum). */
const INCREMENTAL = 2;

/**
 * Opens `<dataDir>/submissions.sqlite`, set so that a commit is on disk before its response: with a write-ahead log,
 * `synchronous=FULL` is what survives a power cut (sqlite.org/pragma.html#pragma_synchronous), on macOS with its own
 * kind of fsync. What is removed is overwritten, and its room can be given back to the file system.
 */
export function openSqlite(dataDir: string): Database.Database {
  const database = new Database(join(dataDir, SQLITE_FILE), { timeout: BUSY_TIMEOUT_MS });
  try {
    // Before anything is written: a file that has tables already would have to be written anew. Setting it writes.
    if (database.pragma("auto_vacuum", { simple: true }) !== INCREMENTAL) database.pragma("auto_vacuum = INCREMENTAL");
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
    database.pragma("fullfsync = ON");
    database.pragma("foreign_keys = ON");
    database.pragma("secure_delete = ON");
    // In kibibytes. better-sqlite3 has 16 MB, which resumes soon fill though nobody reads them again.
    database.pragma("cache_size = -2000");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

export interface SqliteEngineOptions {
  database: Database.Database;
  /** Gives the time: whoever opens the file is on this machine. */
  clock: Clock;
  reserve: DiskReserve;
  cipher: CellCipher;
  log: SubmissionLog;
}

/** Makes an open SQLite database an engine of the store. */
export function createSqliteEngine({ database, clock, reserve, cipher, log }: SqliteEngineOptions): StoreEngine {
  return {
    db: new Kysely<SubmissionDatabase>({ dialect: new ImmediateSqliteDialect(database) }),
    cipher,
    now: () => sql<number>`${clock.now().getTime()}`,
    // Transactions that write run one after another.
    lock: async () => {},
    isShared: false,
    ...createDiskGuard({ database, reserve, log }),
    giveSpaceBack: async () => {
      database.pragma("incremental_vacuum");
      // Until then the log still holds what was removed.
      database.pragma("wal_checkpoint(TRUNCATE)");
    },
  };
}

class ImmediateSqliteDialect extends SqliteDialect {
  #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver() {
    return new ImmediateSqliteDriver(this.#database);
  }
}

/**
 * Takes the right to write when a transaction begins. One that first reads and then writes would fail at once, without
 * waiting, when an operator's command wrote in between (sqlite.org/isolation.html).
 */
class ImmediateSqliteDriver extends SqliteDriver {
  #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full or broken disk has SQLite roll back by itself (sqlite.org/lang_transaction.html, 3.1). */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** A backup could not be taken; `message` is one line for the operator, and no file is left behind. */
class BackupError extends Error {
  override name = "BackupError";
}

/**
 * Writes the store of a data folder, as it is at one moment, to a new file that only this account can read, and returns
 * how many submissions are in it. The site may go on meanwhile (sqlite.org/lang_vacuum.html, "VACUUM with an INTO
 * clause"). Once resolved, the file was looked through and is on disk. Rejects with `BackupError`.
 */
export async function backUpSqlite(dataDir: string, file: string): Promise<number> {
  if (!existsSync(join(dataDir, SQLITE_FILE))) throw new BackupError(`There are no submissions in ${dataDir}`);
  if (existsSync(file)) throw new BackupError(`${file} is there already; it is not replaced`);
  const part = `${file}.part`;
  try {
    // SQLite fills an empty file and leaves its mode as it is.
    await (await open(part, "wx", 0o600)).close();
    copyInto(dataDir, part);
    const count = check(part);
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

function copyInto(dataDir: string, part: string): void {
  const source = openSqlite(dataDir);
  try {
    source.prepare("VACUUM INTO ?").run(part);
  } finally {
    source.close();
  }
}

/** What cannot be read back is no backup. */
function check(part: string): number {
  const copy = new Database(part, { readonly: true });
  try {
    const state = String(copy.pragma("integrity_check(1)", { simple: true }));
    if (state !== "ok") throw new BackupError(`the copy is damaged: ${state}`);
    return copy.prepare<[], { count: number }>("SELECT count(*) AS count FROM submissions").get()?.count ?? 0;
  } finally {
    copy.close();
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
