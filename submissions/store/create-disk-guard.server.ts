import type Database from "better-sqlite3";
import type { SubmissionLog } from "../submissions.ts";
import type { DiskReserve } from "./open-disk-reserve.server.ts";
import { describeStoreFailure } from "./store-failure.ts";
import type { StoreEngine } from "./store-engine.ts";

/** What a row needs besides its texts and its file: keys, indexes, the rest of its pages. */
const ROW_BYTES = 32 * 1024;

/** No room at all, and none for the memory that SQLite's processes share: neither says that the disk is broken. */
const FULL_CODES = new Set(["SQLITE_FULL", "SQLITE_IOERR_SHMSIZE"]);
const FAILURE_CODES = /^SQLITE_(?:IOERR|CORRUPT|NOTADB)/;

/** There is too little room on the disk to take a submission. */
class DiskFullError extends Error {
  override name = "DiskFullError";
}

/** The disk failed: what it says it stored cannot be relied on any more. */
class DiskFailedError extends Error {
  override name = "DiskFailedError";
}

export interface DiskGuardOptions {
  database: Database.Database;
  reserve: DiskReserve;
  log: SubmissionLog;
}

/**
 * Care for a SQLite store's disk. Submissions are refused while the reserve is not whole, before the disk is full; what
 * ends or removes them may use the reserve. After a failed write or fsync no submission is taken until a restart: the
 * system may have dropped what it could not write, so that trying again would only seem to work.
 */
export function createDiskGuard(options: DiskGuardOptions): Pick<StoreEngine, "admit" | "persist" | "readiness"> {
  const { database, reserve, log } = options;
  let failure: Error | undefined;

  const hasRoomFor = (bytes: number) => reserve.hasRoomFor(bytes + ROW_BYTES, freeBytesInside(database));

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
          log.warn({}, "the disk is full: a part of its reserve was used");
        }
      }
    },
    async readiness() {
      if (failure) return "failed";
      return hasRoomFor(0) ? "ready" : "full";
    },
  };
}

/** Room that removed rows left inside the file, which it uses again before it grows. */
function freeBytesInside(database: Database.Database): number {
  const pages = Number(database.pragma("freelist_count", { simple: true }));
  return pages * Number(database.pragma("page_size", { simple: true }));
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code);
}

/** Whether SQLite found no room to write. */
export function isFull(error: unknown): boolean {
  return FULL_CODES.has(codeOf(error));
}

function isDiskFailure(error: unknown): boolean {
  return FAILURE_CODES.test(codeOf(error)) && !isFull(error);
}
