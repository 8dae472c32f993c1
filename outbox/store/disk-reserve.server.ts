import { closeSync, openSync, statfsSync, statSync, truncateSync, writeSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type Database from "better-sqlite3";
import type { SubmissionLog } from "#forms/submissions.ts";
import { describeStoreFailure, type StoreEngine } from "./store-engine.ts";

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
export function createDiskGuard(
  database: Database.Database,
  reserve: DiskReserve,
  log: SubmissionLog,
): Pick<StoreEngine, "admit" | "persist" | "readiness"> {
  let failure: Error | undefined;
  const pragma = (name: string) => Number(database.pragma(name, { simple: true }));
  // Removed rows leave room inside the file, which it uses again before it grows.
  const freeBytesInside = () => pragma("freelist_count") * pragma("page_size");
  const hasRoomFor = (bytes: number) => reserve.hasRoomFor(bytes + ROW_BYTES, freeBytesInside());

  async function watch<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
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

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code);
}

function isFull(error: unknown): boolean {
  return FULL_CODES.has(codeOf(error));
}

function isDiskFailure(error: unknown): boolean {
  return FAILURE_CODES.test(codeOf(error)) && !isFull(error);
}
