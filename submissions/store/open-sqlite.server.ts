import { join } from "node:path";
import Database from "better-sqlite3";
import { CompiledQuery, Kysely, sql, SqliteDialect, SqliteDriver } from "kysely";
import type { DatabaseConnection } from "kysely";
import type { Clock } from "../clock.ts";
import type { SubmissionDatabase } from "./database.ts";
import type { StoreEngine } from "./store-engine.ts";

/** The store's file in the data folder. */
export const SQLITE_FILE = "submissions.sqlite";

const BUSY_TIMEOUT_MS = 5000;

/** What `PRAGMA auto_vacuum` answers for it (sqlite.org/pragma.html#pragma_auto_vacuum). */
const INCREMENTAL = 2;

/**
 * Opens `<dataDir>/submissions.sqlite`, set so that a commit is on disk before it is answered: with a write-ahead log,
 * `synchronous=FULL` is what survives a power cut (sqlite.org/pragma.html#pragma_synchronous). What is removed is
 * overwritten, and its room can be given back to the file system.
 */
export function openSqlite(dataDir: string): Database.Database {
  const database = new Database(join(dataDir, SQLITE_FILE), { timeout: BUSY_TIMEOUT_MS });
  // Before anything is written: a file that has tables already would have to be written anew.
  database.pragma("auto_vacuum = INCREMENTAL");
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  database.pragma("secure_delete = ON");
  return database;
}

/** Writes a file anew that an earlier version made unable to shrink; one without room for that stays as it is. */
export function makeShrinkable(database: Database.Database): void {
  if (database.pragma("auto_vacuum", { simple: true }) === INCREMENTAL) return;
  try {
    database.exec("VACUUM");
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

/** Whether SQLite found no room to write. */
function isFull(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code === "SQLITE_FULL";
}

/** Makes a SQLite database an engine of the store, with the time of `clock`: whoever opens it is on this machine. */
export function createSqliteEngine(database: Database.Database, clock: Clock): StoreEngine {
  return {
    db: new Kysely<SubmissionDatabase>({ dialect: new ImmediateSqliteDialect(database) }),
    now: () => sql<number>`${clock.now().getTime()}`,
    // Transactions that write run one after another.
    lock: async () => {},
    isShared: false,
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
    return new ImmediateSqliteDriver({ database: this.#database });
  }
}

/**
 * Takes the right to write when a transaction begins. One that first reads and then writes would fail at once, without
 * waiting, when an operator's command wrote in between (sqlite.org/isolation.html).
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}
