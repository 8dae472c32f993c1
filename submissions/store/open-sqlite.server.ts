import { join } from "node:path";
import Database from "better-sqlite3";
import { CompiledQuery, Kysely, sql, SqliteDialect, SqliteDriver } from "kysely";
import type { DatabaseConnection } from "kysely";
import type { Clock, SubmissionLog } from "../submissions.ts";
import type { CellCipher } from "../encryption/cell-cipher.server.ts";
import { createDiskGuard, isFull } from "./create-disk-guard.server.ts";
import type { SubmissionDatabase } from "./database.ts";
import type { DiskReserve } from "./open-disk-reserve.server.ts";
import type { StoreEngine } from "./store-engine.ts";

/** The store's file in the data folder. */
export const SQLITE_FILE = "submissions.sqlite";

const BUSY_TIMEOUT_MS = 5000;

/** What `PRAGMA auto_vacuum` answers for it (sqlite.org/pragma.html#pragma_auto_vacuum). */
const INCREMENTAL = 2;

/**
 * Opens `<dataDir>/submissions.sqlite`, set so that a commit is on disk before it is answered: with a write-ahead log,
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
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Writes the data folder's database anew where an earlier version made it unable to shrink; without room for that it
 * stays as it is. Only for a process that has the folder alone.
 */
export function makeShrinkable(dataDir: string): void {
  const database = openSqlite(dataDir);
  try {
    if (database.pragma("auto_vacuum", { simple: true }) !== INCREMENTAL) database.exec("VACUUM");
  } catch (error) {
    if (!isFull(error)) throw error;
  } finally {
    database.close();
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
