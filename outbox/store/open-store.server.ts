import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Clock, SILENT_LOG, type SubmissionLog } from "#forms/submissions.ts";
import { type CellCipher, PLAIN_CIPHER } from "../encryption/cell-cipher.server.ts";
import {
  DISK_RESERVE_BYTES,
  openDiskReserve,
  createSqliteEngine,
  openSqlite,
  SQLITE_FILE,
  waitWithoutBlocking,
} from "./open-sqlite.server.ts";
import { claimMail } from "./claim-mail.server.ts";
import { addDeskLink, addListLink } from "./add-mails.server.ts";
import {
  findLastMail,
  findMail,
  noteReturn,
  pullForward,
  releaseMails,
  renewMail,
  settleMail,
} from "./mails.server.ts";
import { migrate, isMigrated } from "./migrate.ts";
import { requireNothingLeftBehind, requireOwnSubmissions } from "./move-marks.server.ts";
import { openPostgres, connectPostgres } from "./open-postgres.server.ts";
import { checkKeys, rewriteKeys } from "./rewrite-keys.server.ts";
import type { StoreEngine } from "./store-engine.ts";
import { lockDataFolder, watchStoreFiles, createRecovery, watchEngine } from "./watch-store-files.server.ts";
import { addSubmission, findReceivedAt } from "./add-submission.server.ts";
import { collectDigests, holdInfected, linkSecret, release, tellHeld } from "./digests.server.ts";
import { endList, isListEnded, linkKeys, listWord, revokeLists } from "./link-keys.server.ts";
import { listMails, retryMails } from "./list-mails.server.ts";
import {
  addListMail,
  answerFigures,
  listForOffice,
  listOffers,
  listOpen,
  listVersion,
  listVisits,
  listWaiting,
  reopenOffer,
} from "./office-requests.server.ts";
import { countDelivered, purgeDelivered, purgeHeld } from "./purge-records.server.ts";
import { findBoard, noteBoard } from "./board-codes.server.ts";
import { addNotice, endNotice, listNotices } from "./notices.server.ts";
import { checkNumber, listNumberChecks, notePrinted, responseFigures } from "./number-checks.server.ts";
import { addPageCounts, purgePageCounts, sumPageCounts } from "./page-counts.server.ts";
import { listConsents, putConsent } from "./consents.server.ts";
import {
  addDeskAct,
  beginSession,
  endEditorSessions,
  findDeskMail,
  findEditorSession,
  listDeskActs,
  purgeDeskActs,
} from "./editors.server.ts";
import {
  addSittingChange,
  confirmSittings,
  listConfirmations,
  listSittingChanges,
  undoSittingChange,
} from "./sitting-changes.server.ts";
import {
  changeEntries,
  listDueEntries,
  listLiveVersions,
  listVersions,
  whileFilesRest,
} from "./entry-versions.server.ts";
import { addStep, readRequest } from "./request-history.server.ts";
import { erase, figures, find, list, readFile, resend, retry, search } from "./submission-records.server.ts";

const FUNCTIONS = {
  ...{ add: addSubmission, findReceivedAt, readiness: (engine: StoreEngine) => engine.readiness() },
  // The outbox.
  ...{ claimMail, renewMail, settleMail, pullForward, collectDigests, tellHeld, holdInfected, findMail, noteReturn },
  // What operators do. A reference may be given in any letter case.
  ...{ list, find, search, readFile, retry, resend, release, erase, figures, listMails, retryMails, rewriteKeys },
  ...{ countDelivered, purgeDelivered, purgeHeld, linkSecret },
  // What offices answer and patients ask for.
  ...{
    readRequest,
    addStep,
    listForOffice,
    listVersion,
    listVisits,
    listOpen,
    listWaiting,
    listOffers,
    reopenOffer,
    answerFigures,
  },
  ...{ listSittingChanges, listConfirmations, addSittingChange, undoSittingChange, confirmSittings },
  ...{ addDeskLink, findDeskMail, beginSession, findEditorSession, endEditorSessions },
  ...{ addDeskAct, listDeskActs, purgeDeskActs, listConsents, putConsent },
  ...{ listLiveVersions, listVersions, listDueEntries, changeEntries, whileFilesRest },
  ...{ listNumberChecks, notePrinted, checkNumber, responseFigures },
  ...{ addPageCounts, sumPageCounts, purgePageCounts },
  ...{ noteBoard, findBoard, listNotices, addNotice, endNotice },
  ...{ addListMail, addListLink, findLastMail, linkKeys, listWord, revokeLists, endList, isListEnded },
};

type Method<F> = F extends (engine: StoreEngine, ...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never;

export type Store = { [Name in keyof typeof FUNCTIONS]: Method<(typeof FUNCTIONS)[Name]> } & {
  close(): Promise<void>;
};

/** The engine now, or why there is none. */
export interface EngineSlot {
  engine?: StoreEngine | undefined;
  failure?: unknown;
}

class StoreNotOpenError extends Error {
  override name = "StoreNotOpenError";
}

/** The store over a database of either dialect; each call takes the engine of that moment, and rejects without one. */
export function createStore(slot: EngineSlot, close: () => Promise<void>): Store {
  const methods = Object.entries(FUNCTIONS).map(([name, use]) => [
    name,
    async (...args: never[]) => {
      const { engine, failure } = slot;
      if (!engine) throw new StoreNotOpenError("The store of submissions is not open", { cause: failure });
      return (use as (engine: StoreEngine, ...args: never[]) => unknown)(engine, ...args);
    },
  ]);
  return { ...Object.fromEntries(methods), close } as Store;
}

export interface StoreOptions {
  dataDir: string;
  /** "postgres://…" keeps the store there instead, shared by any number of processes. */
  databaseUrl?: string | undefined;
  clock: Clock;
  diskReserveBytes?: number;
  hospitals?: StoreEngine["hospitals"];
  cipher?: CellCipher;
  log?: SubmissionLog;
}

export interface RecoverableStore extends Store {
  engine: StoreEngine;
  /** Looks after the files; true when the store was written to its folder again, and must be reopened. */
  recover(): Promise<boolean>;
}

/** Where it cannot be used, the error says in one line what to do; `createReopeningStore` knows their names. */
export async function openStore(options: StoreOptions): Promise<RecoverableStore> {
  const { databaseUrl, cipher = PLAIN_CIPHER, log = SILENT_LOG } = options;
  if (databaseUrl === undefined) return openSqliteStore(options);
  requireNothingLeftBehind(options.dataDir);
  const engine = { ...(await openPostgres({ databaseUrl, cipher, log })), hospitals: options.hospitals };
  const close = () => engine.db.destroy();
  try {
    await checkKeys(engine, log);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...createStore({ engine }, close), engine, recover: async () => false };
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
    const { hospitals } = options;
    const engine = { ...createSqliteEngine({ dataDir, database, clock, reserve, cipher, log }), hospitals };
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
    waitWithoutBlocking(database);
    const recover = createRecovery(engine.db, files, dataDir, log);
    // Closing writes the log back, which would mix the store into what somebody put into its file.
    const closeUnlessOverwritten = async () => (files.findLoss() === "overwritten" ? undefined : close());
    const watched = watchEngine(engine, files);
    return { ...createStore({ engine: watched }, closeUnlessOverwritten), engine: watched, recover };
  } catch (error) {
    await close();
    throw error;
  }
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
      return createStore({ engine }, close);
    if (!isSqlite) requireNothingLeftBehind(dataDir);
    throw new StoreNotReadyError("The store is of an older version: start the site once, which brings it up to date");
  } catch (error) {
    await close();
    throw error;
  }
}
