import { setTimeout as sleep } from "node:timers/promises";
import { closeSync, openSync, statfsSync, statSync, truncateSync, writeSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { describeStoreFailure, type StoreEngine } from "./store-engine.ts";
import { join } from "node:path";
import Database from "better-sqlite3";
import { CompiledQuery, Kysely, sql, SqliteDialect, SqliteDriver } from "kysely";
import type { DatabaseConnection, SqliteDatabase, SqliteStatement } from "kysely";
import { type Clock, SILENT_LOG, type SubmissionLog } from "#forms/submissions.ts";
import type { CellCipher } from "../encryption/cell-cipher.server.ts";
import type { SubmissionDatabase } from "./database.ts";

export const SQLITE_FILE = "submissions.sqlite";

/** How long a change waits for another program that writes in the file. */
const BUSY_TIMEOUT_MS = 5000;
/** The part of it that stands still with all else of this process, and the pause between two. */
const BUSY_STEP_MS = 20;
const BUSY_PAUSE_MS = 100;
const INCREMENTAL = 2;

/** A commit is on disk before its response (sqlite.org/pragma.html#pragma_synchronous). */
export function openSqlite(dataDir: string): Database.Database {
  const database = new Database(join(dataDir, SQLITE_FILE), { timeout: BUSY_TIMEOUT_MS });
  try {
    // Before anything is written: a file that has tables already would have to be written anew. Setting it writes.
    if (database.pragma("auto_vacuum", { simple: true }) !== INCREMENTAL) database.pragma("auto_vacuum = INCREMENTAL");
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
    database.pragma("fullfsync = ON");
    database.pragma("foreign_keys = ON");
    database.pragma("secure_delete = ON");
    // In kibibytes. better-sqlite3 has 16 MB, which resumes soon fill though nobody reads them again.
    database.pragma("cache_size = -2000");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

interface SqliteEngineOptions {
  dataDir: string;
  database?: Database.Database;
  clock: Clock;
  reserve?: DiskReserve;
  cipher: CellCipher;
  log?: SubmissionLog;
}

export function createSqliteEngine(options: SqliteEngineOptions): StoreEngine {
  const { dataDir, clock, cipher, log = SILENT_LOG } = options;
  const { reserve = openDiskReserve(dataDir, DISK_RESERVE_BYTES), database = openSqlite(dataDir) } = options;
  const dialect = new SqliteDialect({ database });
  dialect.createDriver = () => new ImmediateSqliteDriver(database);
  return {
    db: new Kysely<SubmissionDatabase>({ dialect }),
    cipher,
    now: () => sql<number>`${clock.now().getTime()}`,
    // Transactions that write run one after another.
    lock: async () => {},
    isShared: false,
    ...createDiskGuard(database, reserve, log),
    giveSpaceBack: async () => {
      database.pragma("incremental_vacuum");
      // Until then the log still holds what was removed.
      database.pragma("wal_checkpoint(TRUNCATE)");
    },
  };
}

/** Begins by locking for writes: a transaction that reads first could fail (sqlite.org/isolation.html). */
class ImmediateSqliteDriver extends SqliteDriver {
  #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database: rememberStatements(database) });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full or broken disk has SQLite roll back by itself (sqlite.org/lang_transaction.html, 3.1). */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

const MAX_STATEMENTS = 200;

/** Prepares a statement when it is first used: that takes longer than most take to run. */
function rememberStatements(database: Database.Database): SqliteDatabase {
  const known = new Map<string, SqliteStatement>();
  const prepare = (text: string) => {
    // A statement knows the columns that its tables had.
    if (known.size === MAX_STATEMENTS || /^\s*(?:alter|create|drop)/i.test(text)) known.clear();
    const statement = known.get(text) ?? (database.prepare(text) as SqliteStatement);
    known.set(text, statement);
    return statement;
  };
  return { prepare, close: () => void database.close() };
}

export const DISK_RESERVE_BYTES = 32 * 1024 * 1024;

/** What SQLite's log may grow by before it is written back (1000 pages of 4 KB), twice for what else comes. */
const LOG_ROOM_BYTES = 8 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;
const STEPS = 8;

export type DiskReserve = ReturnType<typeof openDiskReserve>;

/** Room on the disk for noting what was sent: a mail that cannot be marked as sent goes out again and again. */
export function openDiskReserve(dataDir: string, reserveBytes: number) {
  const path = join(dataDir, "reserve");
  const sizeNow = () => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

  function roomOnDisk(): number {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize;
  }

  function makeWhole(): boolean {
    const missing = reserveBytes - sizeNow();
    if (missing <= 0) return true;
    return roomOnDisk() >= missing + LOG_ROOM_BYTES && fill(path, missing);
  }

  const reserve = {
    /** Whether so many bytes fit beside the reserve, made whole first; the file has room for `insideBytes`. */
    hasRoomFor(bytes: number, insideBytes: number): boolean {
      // Once in the log, and once in the file when the log is written back.
      const needed = bytes + Math.max(0, bytes - insideBytes) + LOG_ROOM_BYTES;
      return makeWhole() && roomOnDisk() >= needed;
    },
    release(): boolean {
      const size = sizeNow();
      if (size === 0) return false;
      truncateSync(path, Math.max(0, size - Math.ceil(reserveBytes / STEPS)));
      return true;
    },
  };
  // Opening the database writes a little.
  if (roomOnDisk() < CHUNK_BYTES) reserve.release();
  return reserve;
}

/** Appends what no file system can leave out, as it could zeros; false when the room is gone meanwhile. */
function fill(path: string, bytes: number): boolean {
  const chunk = randomBytes(CHUNK_BYTES);
  const file = openSync(path, "a", 0o600);
  try {
    for (let left = bytes; left > 0; left -= chunk.length) writeSync(file, chunk, 0, Math.min(left, chunk.length));
    return true;
  } catch (error) {
    if (codeOf(error) !== "ENOSPC") throw error;
    return false;
  } finally {
    closeSync(file);
  }
}

/** What a row needs besides its texts and its file: keys, indexes, the rest of its pages. */
const ROW_BYTES = 32 * 1024;
/** No room at all, and none for the memory that SQLite's processes share: neither says that the disk is broken. */
const FULL_CODES = new Set(["SQLITE_FULL", "SQLITE_IOERR_SHMSIZE"]);
const FAILURE_CODES = /^SQLITE_(?:IOERR|CORRUPT|NOTADB)/;

class DiskFullError extends Error {
  override name = "DiskFullError";
}

class DiskFailedError extends Error {
  override name = "DiskFailedError";
}

/** Keeps submissions out of the reserve. After a failed write or fsync none is taken until a restart. */
function createDiskGuard(
  database: Database.Database,
  reserve: DiskReserve,
  log: SubmissionLog,
): Pick<StoreEngine, "admit" | "persist" | "readiness"> {
  let failure: Error | undefined;
  const pragma = (name: string) => Number(database.pragma(name, { simple: true }));
  // Removed rows leave room inside the file, which it uses again before it grows.
  const freeBytesInside = () => pragma("freelist_count") * pragma("page_size");
  const hasRoomFor = (bytes: number) => reserve.hasRoomFor(bytes + ROW_BYTES, freeBytesInside());

  async function watch<T>(work: () => Promise<T>, busyUntil = performance.now() + BUSY_TIMEOUT_MS): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) === "SQLITE_BUSY" && performance.now() < busyUntil) {
        await sleep(BUSY_PAUSE_MS);
        return watch(work, busyUntil);
      }
      if (error instanceof Error && isDiskFailure(error) && !failure) {
        failure = error;
        log.error(describeStoreFailure(error), "the disk failed: no submission is taken until a restart");
      }
      throw error;
    }
  }

  return {
    async admit(bytes, work) {
      if (failure) throw new DiskFailedError("The disk failed earlier: a restart is needed", { cause: failure });
      if (!hasRoomFor(bytes)) throw new DiskFullError("The disk has no room left but its reserve");
      return watch(work);
    },
    async persist(work) {
      for (;;) {
        try {
          return await watch(work);
        } catch (error) {
          if (!isFull(error) || !reserve.release()) throw error;
          log.warn({}, "the disk is full, and a part of its reserve was used: make room");
        }
      }
    },
    async readiness() {
      if (failure) return "failed";
      return hasRoomFor(0) ? "ready" : "full";
    },
  };
}

/** Pages go on while a change waits: from now on it is tried again and again. */
export function waitWithoutBlocking(database: Database.Database): void {
  database.pragma(`busy_timeout = ${BUSY_STEP_MS}`);
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code);
}

function isFull(error: unknown): boolean {
  return FULL_CODES.has(codeOf(error));
}

function isDiskFailure(error: unknown): boolean {
  return FAILURE_CODES.test(codeOf(error)) && !isFull(error);
}
