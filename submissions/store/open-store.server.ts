import { mkdir } from "node:fs/promises";
import type { Clock } from "../clock.ts";
import { createSubmissionStore } from "./create-submission-store.server.ts";
import { lockDataFolder } from "./lock-data-folder.server.ts";
import { releaseLeases } from "./mail-queue.server.ts";
import { migrate } from "./migrate.ts";
import { createSqliteEngine, openSqlite } from "./open-sqlite.server.ts";
import type { SubmissionStore } from "./submission-store.ts";

export interface StoreOptions {
  /** Made when missing. */
  dataDir: string;
  clock: Clock;
}

/**
 * Opens the store of submissions. This process owns `dataDir` until `close` or its end, so jobs that an earlier process
 * left under way are due again at once. Rejects with `DataFolderInUseError` when another process has it open.
 */
export async function openStore({ dataDir, clock }: StoreOptions): Promise<SubmissionStore> {
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
