import { join } from "node:path";
import Database from "better-sqlite3";
import { CompiledQuery, Kysely, sql, SqliteDialect, SqliteDriver } from "kysely";
import type { DatabaseConnection } from "kysely";
import type { Clock } from "../clock.ts";
import type { SubmissionDatabase } from "./database.ts";
import type { StoreEngine } from "./store-engine.ts";

const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens `<dataDir>/submissions.sqlite`, set so that a commit is on disk before it is answered: with a write-ahead log,
 * `synchronous=FULL` is what survives a power cut (sqlite.org/pragma.html#pragma_synchronous).
 */
export function openSqlite(dataDir: string): Database.Database {
  const database = new Database(join(dataDir, "submissions.sqlite"), { timeout: BUSY_TIMEOUT_MS });
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  return database;
}

/** Makes a SQLite database an engine of the store, with the time of `clock`: whoever opens it is on this machine. */
export function createSqliteEngine(database: Database.Database, clock: Clock): StoreEngine {
  return {
    db: new Kysely<SubmissionDatabase>({ dialect: new ImmediateSqliteDialect(database) }),
    now: () => sql<number>`${clock.now().getTime()}`,
    // Transactions that write run one after another.
    lock: async () => {},
    isShared: false,
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
