import type { Kysely, RawBuilder, Transaction } from "kysely";
import type { CellCipher } from "../encryption/cell-cipher.server.ts";
import type { SubmissionDatabase } from "./database.ts";
import type { StoreReadiness } from "./submission-store.ts";
import type { SubmissionLog } from "#forms/submissions.ts";

/** A database with what the store's queries need beyond the SQL that all dialects share. */
export interface StoreEngine {
  db: Kysely<SubmissionDatabase>;

  /** Encrypts what visitors typed, and what a mail server said of it. */
  cipher: CellCipher;

  /** The time as SQL, in milliseconds since 1970: one clock for every process that shares the database. */
  now(): RawBuilder<number>;

  /** Lets one transaction at a time go on with any of these names, until it ends. */
  lock(trx: Transaction<SubmissionDatabase>, names: string[]): Promise<void>;

  /** Whether other processes claim jobs at the same time: rows they are claiming are then passed over. */
  isShared: boolean;

  /** Stores something new of about so many bytes; rejects before there is no room for anything else. */
  admit<T>(bytes: number, work: () => Promise<T>): Promise<T>;

  /** Makes a change that ends or removes what is stored already, and so may use room that `admit` reserves. */
  persist<T>(work: () => Promise<T>): Promise<T>;

  /** Whether `admit` would store something now. */
  readiness(): Promise<StoreReadiness>;

  /** Returns the room of removed rows to whoever needs it; called after removals. */
  giveSpaceBack(): Promise<void>;
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
