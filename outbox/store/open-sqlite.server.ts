import { join } from "node:path";
import Database from "better-sqlite3";
import { CompiledQuery, Kysely, sql, SqliteDialect, SqliteDriver, type DatabaseConnection } from "kysely";
import { type Clock, SILENT_LOG, type SubmissionLog } from "#forms/submissions.ts";
import type { CellCipher } from "../encryption/cell-cipher.server.ts";
import { createDiskGuard, DISK_RESERVE_BYTES, openDiskReserve, type DiskReserve } from "./disk-reserve.server.ts";
import type { SubmissionDatabase } from "./database.ts";
import type { StoreEngine } from "./store-engine.ts";

export const SQLITE_FILE = "submissions.sqlite";

const BUSY_TIMEOUT_MS = 5000;
const INCREMENTAL = 2;

/** A commit is on disk before its response (sqlite.org/pragma.html#pragma_synchronous). */
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

interface SqliteEngineOptions {
  dataDir: string;
  database?: Database.Database;
  clock: Clock;
  reserve?: DiskReserve;
  cipher: CellCipher;
  log?: SubmissionLog;
}

export function createSqliteEngine(options: SqliteEngineOptions): StoreEngine {
  const { dataDir, clock, cipher, log = SILENT_LOG } = options;
  const { reserve = openDiskReserve(dataDir, DISK_RESERVE_BYTES), database = openSqlite(dataDir) } = options;
  const dialect = new SqliteDialect({ database });
  dialect.createDriver = () => new ImmediateSqliteDriver(database);
  return {
    db: new Kysely<SubmissionDatabase>({ dialect }),
    cipher,
    now: () => sql<number>`${clock.now().getTime()}`,
    // Transactions that write run one after another.
    lock: async () => {},
    isShared: false,
    ...createDiskGuard(database, reserve, log),
    giveSpaceBack: async () => {
      database.pragma("incremental_vacuum");
      // Until then the log still holds what was removed.
      database.pragma("wal_checkpoint(TRUNCATE)");
    },
  };
}

/** Begins by locking for writes: a transaction that reads first could fail (sqlite.org/isolation.html). */
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
