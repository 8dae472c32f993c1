import { setTimeout as sleep } from "node:timers/promises";
import type { SubmissionLog } from "#forms/submissions.ts";
import { createStore, type EngineSlot, type RecoverableStore } from "./open-store.server.ts";
import { describeStoreFailure, type StoreReadiness } from "./store-engine.ts";

const CHECK_MS = 1000;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
/** A new version may change a large store for minutes. */
const START_WAIT_MS = 15_000;

export interface ReopeningOptions {
  open: () => Promise<RecoverableStore>;
  log: SubmissionLog;
  checkMs?: number;
  firstPauseMs?: number;
  startWaitMs?: number;
}

export type ReopeningStore = Awaited<ReturnType<typeof createReopeningStore>>;

/**
 * A store that is opened again and again until it succeeds; until then `readiness` says why it did not. Resolves
 * without one that takes long: pages need none.
 */
export async function createReopeningStore(options: ReopeningOptions) {
  const { open, log, checkMs = CHECK_MS, firstPauseMs = FIRST_PAUSE_MS, startWaitMs = START_WAIT_MS } = options;
  const { promise: opened, resolve: resolveOpened } = Promise.withResolvers<void>();
  let store: RecoverableStore | undefined;
  const slot: EngineSlot = {};
  let pauseMs = firstPauseMs;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let checking = check();

  async function check(): Promise<void> {
    if (store && (await store.recover())) {
      const lost = store;
      store = slot.engine = slot.failure = undefined;
      await lost.close();
    }
    if (!store) await tryToOpen();
    if (isClosed) return;
    timer = setTimeout(() => (checking = check()), store ? checkMs : pauseMs);
  }

  async function tryToOpen(): Promise<void> {
    try {
      store = await open();
      slot.engine = store.engine;
      if (slot.failure !== undefined) log.info({}, "the store of submissions is open: forms are taken");
      slot.failure = undefined;
      pauseMs = firstPauseMs;
      resolveOpened();
    } catch (error) {
      const described = describeStoreFailure(error);
      if (described.error !== (slot.failure && describeStoreFailure(slot.failure).error))
        log.error(described, "the store of submissions cannot be opened: forms get 503, and opening is tried again");
      else pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
      slot.failure = error;
    }
  }

  async function close(): Promise<void> {
    isClosed = true;
    await checking;
    clearTimeout(timer);
    await store?.close();
  }

  await Promise.race([checking, sleep(startWaitMs, undefined, { ref: false })]);
  if (!store && slot.failure === undefined)
    log.warn({}, "the store of submissions is still being opened or brought up to date: forms get 503 until it is");
  return {
    opened,
    explain: () => (slot.failure === undefined ? undefined : describeStoreFailure(slot.failure).error),
    store: {
      ...createStore(slot, close),
      readiness: async () => (store ? store.readiness() : readinessAfter(slot.failure)),
    },
  };
}

/** Anybody may read the word; the log has the details. */
function readinessAfter(failure: unknown): StoreReadiness {
  const { name = "", code = "" } = (failure ?? {}) as { name?: string; code?: string };
  if (/^SQLITE_(?:NOTADB|CORRUPT)/.test(code)) return "damaged";
  if (/^(?:SQLITE_(?:CANTOPEN|READONLY)|EACCES$|EROFS$)/.test(code)) return "read-only";
  const words: Record<string, StoreReadiness> = {
    DataFolderInUseError: "in-use",
    DatabaseSettingsError: "unreachable",
    EncryptionKeyError: "keyless",
    StoreMovedError: "moved",
    StoreNotMovedError: "not-moved",
    StoreNewerError: "newer",
  };
  return words[name] ?? "unopened";
}
