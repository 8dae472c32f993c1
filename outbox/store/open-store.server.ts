import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Clock, SILENT_LOG, type SubmissionLog } from "#forms/submissions.ts";
import { type CellCipher, PLAIN_CIPHER } from "../encryption/cell-cipher.server.ts";
import { createStore, type Store } from "./create-store.server.ts";
import { DISK_RESERVE_BYTES, openDiskReserve } from "./disk-reserve.server.ts";
import { releaseMails } from "./mail-jobs.server.ts";
import { migrate, isMigrated } from "./migrate.ts";
import { requireNothingLeftBehind, requireOwnSubmissions } from "./move-marks.server.ts";
import { openPostgres, connectPostgres } from "./open-postgres.server.ts";
import { createSqliteEngine, openSqlite, SQLITE_FILE } from "./open-sqlite.server.ts";
import { checkKeys } from "./rewrite-keys.server.ts";
import { type StoreEngine, describeStoreFailure } from "./store-engine.ts";
import { lockDataFolder, watchStoreFiles, type StoreFiles, type StoreLoss } from "./watch-store-files.server.ts";

export interface StoreOptions {
  dataDir: string;
  /** "postgres://…" keeps the store there instead, shared by any number of processes. */
  databaseUrl?: string | undefined;
  clock: Clock;
  diskReserveBytes?: number;
  cipher?: CellCipher;
  log?: SubmissionLog;
}

export interface RecoverableStore extends Store {
  engine: StoreEngine;
  /** Looks after the files; true when the store was written to its folder again, and must be reopened. */
  recover(): Promise<boolean>;
}

class StoreLostError extends Error {
  override name = "StoreLostError";
}

const SAVE_PAUSE_MS = 30_000;
const SAVED_BESIDE = "what was open was saved beside the store's place: docs/guides/operate.md says what to do with it";

const LOSS_MESSAGES: Record<StoreLoss, string> = {
  removed: "files of the store were removed from DATA_DIR: forms get 503 until they are written there again",
  replaced: "another file is in the store's place in DATA_DIR: forms get 503 until the site is restarted",
  overwritten: "the store's file was overwritten or cut off: stop the site and restore a backup; forms get 503",
  "read-only": "DATA_DIR cannot be written to or looked at: forms get 503 until it can",
};

/** Where it cannot be used, the error says in one line what to do; `createReopeningStore` knows their names. */
export async function openStore(options: StoreOptions): Promise<RecoverableStore> {
  const { databaseUrl, cipher = PLAIN_CIPHER, log = SILENT_LOG } = options;
  if (databaseUrl === undefined) return openSqliteStore(options);
  requireNothingLeftBehind(options.dataDir);
  const engine = await openPostgres({ databaseUrl, cipher, log });
  const close = () => engine.db.destroy();
  try {
    await checkKeys(engine, log);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...createStore(() => engine, close), engine, recover: async () => false };
}

/** This process owns the folder until `close` or its end, so jobs an earlier one left under way are due at once. */
async function openSqliteStore(options: StoreOptions): Promise<RecoverableStore> {
  const { dataDir, clock, cipher = PLAIN_CIPHER, log = SILENT_LOG } = options;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // First, because on a full disk even the lock needs a little of it.
  const reserve = openDiskReserve(dataDir, options.diskReserveBytes ?? DISK_RESERVE_BYTES);
  // Closed in this order, the database before the file that watches it.
  const closing: (() => unknown)[] = [lockDataFolder(dataDir)];
  if (!existsSync(join(dataDir, SQLITE_FILE)))
    log.info({ dataDir }, "there was no store in DATA_DIR: a new one is made");
  const close = async () => {
    for (const step of closing.splice(0)) await step();
  };
  try {
    const database = openSqlite(dataDir);
    const engine = createSqliteEngine({ dataDir, database, clock, reserve, cipher, log });
    closing.unshift(() => engine.db.destroy());
    await requireOwnSubmissions(engine.db);
    await migrate({ db: engine.db, fileColumn: "blob" });
    await checkKeys(engine, log);
    if ((await engine.readiness()) === "full") {
      log.warn({ dataDir }, "the disk has no room left but its reserve: no submission is taken until it has");
    }
    await releaseMails(engine);
    const files = await engine.persist(async () => watchStoreFiles(dataDir, database));
    closing.splice(1, 0, files.close);
    const recover = createRecovery(engine.db, files, dataDir, log);
    // Closing writes the log back, which would mix the store into what somebody put into its file.
    const closeUnlessOverwritten = async () => (files.findLoss() === "overwritten" ? undefined : close());
    const watched = watchEngine(engine, files);
    return { ...createStore(() => watched, closeUnlessOverwritten), engine: watched, recover };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Promises nothing that only files without a name would hold: looks at them before and after each submission. */
function watchEngine(engine: StoreEngine, files: StoreFiles): StoreEngine {
  const refuse = (...losses: StoreLoss[]) => {
    const loss = files.findLoss();
    if (loss !== undefined && (losses.length === 0 || losses.includes(loss)))
      throw new StoreLostError(LOSS_MESSAGES[loss]);
  };
  return {
    ...engine,
    async admit(bytes, work) {
      refuse();
      const result = await engine.admit(bytes, work);
      refuse();
      return result;
    },
    async persist(work) {
      refuse("overwritten");
      return engine.persist(work);
    },
    async readiness() {
      const loss = files.findLoss();
      if (loss !== undefined) return loss === "read-only" ? "read-only" : "lost";
      return engine.readiness().catch(() => "failed");
    },
  };
}

function createRecovery(db: StoreEngine["db"], files: StoreFiles, dataDir: string, log: SubmissionLog) {
  let reported: StoreLoss | undefined;
  let isSaved = false;
  let triesAgainAt = -Infinity;

  async function save(): Promise<boolean> {
    try {
      // Alone on the connection, so that no transaction is half in it.
      const { path, isInPlace } = await db.connection().execute(files.save);
      isSaved = true;
      log.warn({ path }, isInPlace ? "the store was written again from what was open" : SAVED_BESIDE);
      return isInPlace;
    } catch (error) {
      triesAgainAt = performance.now() + SAVE_PAUSE_MS;
      log.error({ dataDir, ...describeStoreFailure(error) }, "what was open could not be saved: it is tried again");
      return false;
    }
  }

  return async () => {
    const loss = files.findLoss();
    if (loss !== reported && loss !== undefined) log.error({ dataDir }, LOSS_MESSAGES[loss]);
    if (loss !== reported && loss === undefined) log.info({ dataDir }, "the store's files are in their place again");
    reported = loss;
    const isToBeSaved = loss === "removed" || (!isSaved && (loss === "replaced" || loss === "overwritten"));
    return isToBeSaved && performance.now() >= triesAgainAt ? save() : false;
  };
}

/** There is no store, or an older version's; `message` is one line for the operator. */
class StoreNotReadyError extends Error {
  override name = "StoreNotReadyError";
}

/** Opens the store from a command's process, beside the running site. Also rejects with `StoreNotReadyError`. */
export async function openRecords(options: StoreOptions): Promise<Store> {
  const { dataDir, databaseUrl, clock, cipher = PLAIN_CIPHER } = options;
  const isSqlite = databaseUrl === undefined;
  if (isSqlite && !existsSync(join(dataDir, SQLITE_FILE)))
    throw new StoreNotReadyError(
      `There are no submissions in ${dataDir}: is DATA_DIR the one the site uses, and may this account read it?`,
    );
  const engine = isSqlite
    ? createSqliteEngine({ dataDir, clock, cipher })
    : await connectPostgres({ databaseUrl, cipher, log: SILENT_LOG });
  const close = () => engine.db.destroy();
  try {
    await requireOwnSubmissions(engine.db);
    if (await isMigrated({ db: engine.db, fileColumn: isSqlite ? "blob" : "bytea" }))
      return createStore(() => engine, close);
    if (!isSqlite) requireNothingLeftBehind(dataDir);
    throw new StoreNotReadyError("The store is of an older version: start the site once, which brings it up to date");
  } catch (error) {
    await close();
    throw error;
  }
}
