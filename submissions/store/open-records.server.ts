import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Clock, SILENT_LOG } from "../submissions.ts";
import { type CellCipher, PLAIN_CIPHER } from "../encryption/cell-cipher.server.ts";
import { createSubmissionRecords } from "./create-submission-records.server.ts";
import { isMigrated } from "./migrate.ts";
import { connectPostgres } from "./open-postgres.server.ts";
import { DISK_RESERVE_BYTES, openDiskReserve } from "./open-disk-reserve.server.ts";
import { createSqliteEngine, openSqlite, SQLITE_FILE } from "./open-sqlite.server.ts";
import type { SubmissionRecords } from "./submission-records.ts";

export interface RecordsOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  clock: Clock;
  /** Without it what is encrypted cannot be shown, only listed, sent and removed. */
  cipher?: CellCipher;
  /** As the site has it. */
  diskReserveBytes?: number;
}

/** There is no store, or an older version's; `message` is one line for the operator. */
class StoreNotReadyError extends Error {
  override name = "StoreNotReadyError";
}

/**
 * Opens the operators' side of the store from a process of its own, beside the site's while that runs. Rejects with
 * `StoreNotReadyError` where the site has not made the store yet, with `DatabaseSettingsError` like `openStore`.
 */
export async function openRecords(options: RecordsOptions): Promise<SubmissionRecords & { close(): Promise<void> }> {
  const { dataDir, databaseUrl, clock, cipher = PLAIN_CIPHER } = options;
  const { diskReserveBytes: reserveBytes = DISK_RESERVE_BYTES } = options;
  if (databaseUrl === undefined && !existsSync(join(dataDir, SQLITE_FILE))) {
    throw new StoreNotReadyError(
      `There are no submissions in ${dataDir}: is DATA_DIR the one the site uses, and may this account read it?`,
    );
  }
  const log = SILENT_LOG;
  const engine =
    databaseUrl === undefined
      ? createSqliteEngine({
          ...{ database: openSqlite(dataDir), reserve: openDiskReserve(dataDir, reserveBytes) },
          ...{ clock, cipher, log },
        })
      : await connectPostgres({ databaseUrl, cipher, log });
  const target = { db: engine.db, fileColumn: databaseUrl === undefined ? "blob" : "bytea" } as const;
  if (!(await isMigrated(target))) {
    await engine.db.destroy();
    throw new StoreNotReadyError("The store is of an older version: start the site once, which brings it up to date");
  }
  return { ...createSubmissionRecords(engine), close: () => engine.db.destroy() };
}
