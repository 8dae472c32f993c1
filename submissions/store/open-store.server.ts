import { mkdir } from "node:fs/promises";
import type { Clock } from "../clock.ts";
import type { CellCipher } from "../encryption/cell-cipher.ts";
import { PLAIN_CIPHER } from "../encryption/create-cell-cipher.server.ts";
import { SILENT_LOG } from "../submission-log.ts";
import type { SubmissionLog } from "../submission-log.ts";
import { createSubmissionRecords } from "./create-submission-records.server.ts";
import { createSubmissionStore } from "./create-submission-store.server.ts";
import { checkKeys } from "./check-keys.server.ts";
import { lockDataFolder } from "./lock-data-folder.server.ts";
import { releaseLeases } from "./mail-queue.server.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./open-postgres.server.ts";
import { DISK_RESERVE_BYTES, openDiskReserve } from "./open-disk-reserve.server.ts";
import { makeShrinkable, openSqliteEngine } from "./open-sqlite.server.ts";
import type { StoreEngine } from "./store-engine.ts";
import type { SubmissionRecords } from "./submission-records.ts";
import type { SubmissionStore } from "./submission-store.ts";

export interface StoreOptions {
  /** Where SQLite keeps the store; made when missing. */
  dataDir: string;
  /** "postgres://…" keeps the store there instead, shared by any number of processes. */
  databaseUrl?: string | undefined;
  /** The time by which mails fall due on SQLite; on PostgreSQL its own clock counts. */
  clock: Clock;
  /** Room kept on SQLite's disk for noting what was sent; 32 MB when left out. */
  diskReserveBytes?: number;
  /** Encrypts what is stored; left out, it is stored as it came. */
  cipher?: CellCipher;
  log?: SubmissionLog;
}

/** The store with the operators' side of it. */
export type OpenStore = SubmissionStore & SubmissionRecords;

/**
 * Opens the store of submissions. Rejects with `DataFolderInUseError` when another process has the data folder open,
 * with `DatabaseSettingsError` when the database cannot be used, with `EncryptionKeyError` when it holds what none of the
 * keys can read.
 */
export async function openStore(options: StoreOptions): Promise<OpenStore> {
  const { databaseUrl, cipher = PLAIN_CIPHER, log = SILENT_LOG } = options;
  if (databaseUrl === undefined) return openSqliteStore(options);
  const engine = await openPostgres({ databaseUrl, cipher, log });
  try {
    await checkKeys(engine, log);
  } catch (error) {
    await engine.db.destroy();
    throw error;
  }
  return { ...createStore(engine), close: () => engine.db.destroy() };
}

/** This process owns the folder until `close` or its end, so jobs an earlier one left under way are due at once. */
async function openSqliteStore(options: StoreOptions): Promise<OpenStore> {
  const { dataDir, clock, cipher = PLAIN_CIPHER, log = SILENT_LOG } = options;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // First, because on a full disk even the lock needs a little of it.
  const reserve = openDiskReserve(dataDir, options.diskReserveBytes ?? DISK_RESERVE_BYTES);
  const unlock = lockDataFolder(dataDir);
  try {
    const engine = openSqliteEngine({ dataDir, clock, reserve, cipher, log });
    makeShrinkable(dataDir);
    await migrate({ db: engine.db, fileColumn: "blob" });
    await checkKeys(engine, log);
    if ((await engine.readiness()) === "full") {
      log.warn({ dataDir }, "the disk has no room left but its reserve: no submission is taken until it has");
    }
    await releaseLeases(engine);
    return {
      ...createStore(engine),
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

function createStore(engine: StoreEngine) {
  return { ...createSubmissionStore(engine), ...createSubmissionRecords(engine) };
}
