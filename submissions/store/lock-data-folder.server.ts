import { join } from "node:path";
import Database from "better-sqlite3";

/** Holds nothing but the lock. */
export const LOCK_FILE = "submissions.lock";

/** How long to wait for an earlier process that is still closing. */
const WAIT_MS = 1000;

/** Another process has the data folder open. */
export class DataFolderInUseError extends Error {
  override name = "DataFolderInUseError";
}

/**
 * Takes the data folder for this process alone and answers with what gives it back. The lock is a file lock of the
 * operating system, held through SQLite, so it ends with the process however that ends; the folder must therefore be
 * on a local disk. Throws `DataFolderInUseError` when another process holds it.
 */
export function lockDataFolder(dataDir: string): () => void {
  const lock = new Database(join(dataDir, LOCK_FILE), { timeout: WAIT_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DataFolderInUseError(
      `Another process is using the data folder ${dataDir}: stop it, or set another DATA_DIR`,
    );
  }
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
}
