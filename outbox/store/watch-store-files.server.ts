import { join } from "node:path";
import { randomInt } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import Database from "better-sqlite3";
import type { SubmissionLog } from "#forms/submissions.ts";
import { SQLITE_FILE } from "./open-sqlite.server.ts";
import { describeStoreFailure, type StoreEngine } from "./store-engine.ts";

const LOCK_FILE = "submissions.lock";
const WAIT_MS = 1000;

export class DataFolderInUseError extends Error {
  override name = "DataFolderInUseError";
}

/** Locks the data folder for this process, until its end at most. Throws `DataFolderInUseError`. */
export function lockDataFolder(dataDir: string): () => void {
  const lock = new Database(join(dataDir, LOCK_FILE), { timeout: WAIT_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    const isBusy = error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
    if (!isBusy) throw error;
    throw new DataFolderInUseError(
      `Another process is using the data folder ${dataDir}: stop it, or set another DATA_DIR`,
    );
  }
  return () => lock.close();
}

const FILES = [SQLITE_FILE, `${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`, LOCK_FILE] as const;

/** Where a database's header has its size, schema cookie and application id (sqlite.org/fileformat2.html). */
const HEADER = { bytes: 100, pageSize: 16, pages: 28, cookie: 40, id: 68 };
const MAX_ID = 2 ** 31;

/** `overwritten`: it has other content or was cut off. `read-only`: the folder cannot be written or looked at. */
export type StoreLoss = "removed" | "replaced" | "overwritten" | "read-only";

export type StoreFiles = ReturnType<typeof watchStoreFiles>;

/** Watches the files of an open database; the first commit marks them as this process's. */
export function watchStoreFiles(dataDir: string, database: Database.Database) {
  const path = join(dataDir, SQLITE_FILE);
  database.pragma(`application_id = ${randomInt(1, MAX_ID)}`);
  database.pragma("wal_checkpoint(TRUNCATE)");
  const handle = openSync(path, "r");
  const own = FILES.map((name) => identify(join(dataDir, name)));
  const folderDevice = statSync(dataDir).dev;
  // The second one holds where a reader kept the log from being written back.
  const marks = new Set([readMark(readHeader()), markInside()]);
  let size = fstatSync(handle).size;
  let isSpoiled = false;

  function readHeader(): Buffer {
    const header = Buffer.alloc(HEADER.bytes);
    readSync(handle, header, 0, HEADER.bytes, 0);
    return header;
  }

  function markInside(): string {
    const names = ["schema_version", "application_id"];
    return names.map((name) => String(database.pragma(name, { simple: true }))).join(" ");
  }

  function isOverwritten(): boolean {
    const before = size;
    // First, because whoever shrinks a database writes its header before it cuts the file.
    ({ size } = fstatSync(handle));
    const header = readHeader();
    const isCut = size < before && size < header.readUInt32BE(HEADER.pages) * header.readUInt16BE(HEADER.pageSize);
    isSpoiled ||= isCut || !marks.has(readMark(header));
    return isSpoiled;
  }

  /** A command that found no log leaves an empty one and an index, which are worth nothing. */
  function hasForeignFile(): boolean {
    return FILES.some((name, index) => {
      const found = identify(join(dataDir, name));
      if (found === undefined || found === own[index] || name.endsWith("-shm") || name === LOCK_FILE) return false;
      return !name.endsWith("-wal") || statSync(join(dataDir, name)).size > 0;
    });
  }

  const removeLog = () => ["-wal", "-shm"].forEach((ending) => rmSync(path + ending, { force: true }));

  /** Writes the database to its path, or beside files of others. Rejects with `DataFolderInUseError`. */
  async function save(): Promise<{ path: string; isInPlace: boolean }> {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (statSync(dataDir).dev !== folderDevice) throw new Error(`${dataDir} is on another disk than at the start`);
    const isLocked = identify(join(dataDir, LOCK_FILE)) === own[FILES.indexOf(LOCK_FILE)];
    const unlock = isLocked ? () => undefined : lockDataFolder(dataDir);
    const copy = join(dataDir, `submissions-saved-${Date.now()}.sqlite`);
    try {
      closeSync(openSync(copy, "wx", 0o600));
      // Page by page, so that a log of this store which is still there fits the copy, too, should the process end now.
      await database.backup(copy);
      return isOverwritten() || hasForeignFile() ? leaveBeside(copy) : putInPlace(copy);
    } catch (error) {
      rmSync(copy, { force: true });
      throw error;
    } finally {
      unlock();
    }
  }

  function leaveBeside(copy: string) {
    // At the next start SQLite would write this store's log into the file of somebody else; a cut file it may mend.
    const isMainForeign = identify(path) !== own[0] || !marks.has(readMark(readHeader()));
    if (isMainForeign && identify(`${path}-wal`) === own[1]) removeLog();
    return { path: copy, isInPlace: false };
  }

  /** A link replaces nothing; what a file of this store's own is replaced by holds all that is in it. */
  function putInPlace(copy: string) {
    if (identify(path) === undefined) linkSync(copy, path);
    else renameSync(copy, path);
    rmSync(copy, { force: true });
    removeLog();
    return { path, isInPlace: true };
  }

  return {
    findLoss(): StoreLoss | undefined {
      try {
        if (isOverwritten()) return "overwritten";
        if (hasForeignFile()) return "replaced";
        if (FILES.some((name, index) => identify(join(dataDir, name)) !== own[index])) return "removed";
        accessSync(dataDir, constants.W_OK);
        return undefined;
      } catch {
        return "read-only";
      }
    },
    save,
    /** Only after the database is closed: this gives up SQLite's locks (sqlite.org/howtocorrupt.html, 2.2). */
    close: () => closeSync(handle),
  };
}

function readMark(header: Buffer): string {
  return `${header.readUInt32BE(HEADER.cookie)} ${header.readUInt32BE(HEADER.id)}`;
}

function identify(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
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

/** Promises nothing that only files without a name would hold: looks at them before and after each submission. */
export function watchEngine(engine: StoreEngine, files: StoreFiles): StoreEngine {
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

export function createRecovery(db: StoreEngine["db"], files: StoreFiles, dataDir: string, log: SubmissionLog) {
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
