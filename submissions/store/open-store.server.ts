import { mkdir } from "node:fs/promises";
import { Kysely, SqliteDialect } from "kysely";
import { createSubmissionStore, releaseLeases } from "./create-submission-store.server.ts";
import type { SubmissionDatabase } from "./database.ts";
import { lockDataFolder } from "./lock-data-folder.server.ts";
import { migrate } from "./migrate.ts";
import { openSqlite } from "./open-sqlite.server.ts";
import type { SubmissionStore } from "./submission-store.ts";

/**
 * Opens the store of submissions under `dataDir`, which is made when missing. This process owns it until `close` or
 * its end, so jobs that an earlier process left under way are due again at once.
 * Rejects with `DataFolderInUseError` when another process has it open.
 */
export async function openStore({ dataDir }: { dataDir: string }): Promise<SubmissionStore> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataFolder(dataDir);
  try {
    const db = new Kysely<SubmissionDatabase>({ dialect: new SqliteDialect({ database: openSqlite(dataDir) }) });
    await migrate(db);
    await releaseLeases(db);
    return {
      ...createSubmissionStore(db),
      close: async () => {
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
