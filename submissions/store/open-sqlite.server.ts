import { join } from "node:path";
import Database from "better-sqlite3";

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
