import type { DeleteResult, Kysely, RawBuilder, Transaction, UpdateResult } from "kysely";
import type { CellCipher } from "../encryption/cell-cipher.server.ts";
import type { SubmissionLog } from "#forms/submissions.ts";
import type { SubmissionDatabase } from "./database.ts";

export type Db = Kysely<SubmissionDatabase>;
export type Trx = Transaction<SubmissionDatabase>;

/**
 * Whether a submission would be taken, or why not. `failed`: the disk failed, until a restart. `lost`: the store's
 * files were removed, replaced or overwritten. `keyless`: a key is missing. `unreachable`: the database is away or
 * refuses the site. `not-moved`: DATA_DIR still holds submissions, and the site uses a database.
 */
export type StoreReadiness =
  | "ready"
  | "full"
  | "read-only"
  | "failed"
  | "lost"
  | "damaged"
  | "keyless"
  | "in-use"
  | "unreachable"
  | "moved"
  | "not-moved"
  | "newer"
  | "unopened";

/** A database with what the store's queries need beyond the SQL that all dialects share. */
export interface StoreEngine {
  db: Db;
  cipher: CellCipher;

  /** The time as SQL, in milliseconds since 1970: one clock for every process that shares the database. */
  now(): RawBuilder<number>;

  /** Lets one transaction at a time go on with any of these names, until it ends. */
  lock(trx: Trx, names: string[]): Promise<void>;

  /** Whether other processes claim jobs at the same time: rows they are claiming are then passed over. */
  isShared: boolean;

  /** Stores something new of about so many bytes; rejects before there is no room for anything else. */
  admit<T>(bytes: number, work: () => Promise<T>): Promise<T>;

  /** Makes a change that ends or removes what is stored already, and so may use room that `admit` reserves. */
  persist<T>(work: () => Promise<T>): Promise<T>;

  readiness(): Promise<StoreReadiness>;

  /** How many the group has, where they are known: more than three may mail more patients. */
  hospitals?: number | undefined;

  giveSpaceBack(): Promise<void>;
}

export async function persistOne(
  engine: StoreEngine,
  change: { executeTakeFirst(): Promise<UpdateResult | DeleteResult> },
): Promise<boolean> {
  const result = await engine.persist(() => change.executeTakeFirst());
  return ("numUpdatedRows" in result ? result.numUpdatedRows : result.numDeletedRows) === 1n;
}

/** Makes a change in one transaction. */
export function persistTogether<T>({ db, persist }: StoreEngine, work: (trx: Trx) => Promise<T>): Promise<T> {
  return persist(() => db.transaction().execute(work));
}

/** Makes a change in one transaction; of those under the same name one at a time. */
export function persistAlone<T>(engine: StoreEngine, name: string, work: (trx: Trx) => Promise<T>): Promise<T> {
  return persistTogether(engine, async (trx) => {
    await engine.lock(trx, [name]);
    return work(trx);
  });
}

export async function readNow(trx: Trx, engine: StoreEngine): Promise<number> {
  const { now } = await trx.selectNoFrom(engine.now().as("now")).executeTakeFirstOrThrow();
  return Number(now);
}

/** What may be logged of a database's error: never its details, which can repeat what a visitor typed. */
export function describeStoreFailure(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: "unknown" };
  const { code, name, message }: NodeJS.ErrnoException = error;
  return { error: `${name}: ${message}`, ...(code !== undefined && { code: String(code) }) };
}

/** Logs when the store can no longer be read and when it can again, not each try in between. */
export function createOutageReport(log: SubmissionLog): { isThere(error: unknown): void; isOver(): void } {
  let lasts = false;
  return {
    isThere(error) {
      if (!lasts)
        log.error(describeStoreFailure(error), "the store of submissions could not be read: it is tried again");
      lasts = true;
    },
    isOver() {
      if (lasts) log.info({}, "the store of submissions can be read again");
      lasts = false;
    },
  };
}
