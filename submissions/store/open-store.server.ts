import { mkdir } from "node:fs/promises";
import type { Clock } from "../clock.ts";
import { SILENT_LOG } from "../submission-log.ts";
import type { SubmissionLog } from "../submission-log.ts";
import { createSubmissionStore } from "./create-submission-store.server.ts";
import { lockDataFolder } from "./lock-data-folder.server.ts";
import { releaseLeases } from "./mail-queue.server.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./open-postgres.server.ts";
import { createSqliteEngine, openSqlite } from "./open-sqlite.server.ts";
import type { SubmissionStore } from "./submission-store.ts";

export interface StoreOptions {
  /** Where SQLite keeps the store; made when missing. */
  dataDir: string;
  /** "postgres://…" keeps the store there instead, shared by any number of processes. */
  databaseUrl?: string | undefined;
  /** The time by which mails fall due on SQLite; on PostgreSQL its own clock counts. */
  clock: Clock;
  log?: SubmissionLog;
}

/**
 * Opens the store of submissions. Rejects with `DataFolderInUseError` when another process has the data folder open,
 * with `DatabaseSettingsError` when the database cannot be used.
 */
export async function openStore({
  dataDir,
  databaseUrl,
  clock,
  log = SILENT_LOG,
}: StoreOptions): Promise<SubmissionStore> {
  if (databaseUrl === undefined) return openSqliteStore(dataDir, clock);
  const engine = await openPostgres({ databaseUrl, log });
  return { ...createSubmissionStore(engine), close: () => engine.db.destroy() };
}

/** This process owns the folder until `close` or its end, so jobs an earlier one left under way are due at once. */
async function openSqliteStore(dataDir: string, clock: Clock): Promise<SubmissionStore> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataFolder(dataDir);
  try {
    const engine = createSqliteEngine(openSqlite(dataDir), clock);
    await migrate({ db: engine.db, fileColumn: "blob" });
    await releaseLeases(engine);
    return {
      ...createSubmissionStore(engine),
      close: async () => {
        await engine.db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
