import { join } from "node:path";
import Database from "better-sqlite3";
import { SqliteDialect } from "kysely";
import type { Dialect } from "kysely";

const BUSY_TIMEOUT_MS = 5000;

/**
 * SQLite in `<dataDir>/submissions.sqlite`, set so that a commit is on disk before it is answered: with a write-ahead
 * log, `synchronous=FULL` is what survives a power cut (sqlite.org/pragma.html#pragma_synchronous).
 */
export function createSqliteDialect(dataDir: string): Dialect {
  const database = new Database(join(dataDir, "submissions.sqlite"));
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return new SqliteDialect({ database });
}
