import type { SubmissionLog } from "../submissions.ts";
import type { OpenedStore, OpenStore } from "./open-store.server.ts";
import { describeStoreFailure } from "./store-engine.ts";
import type { StoreReadiness } from "./submission-store.ts";

/** How often the open store's files are looked at when nobody sends a form. */
const WATCH_MS = 1000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

export interface KeepOptions {
  /** Opens the store; called again after each failure, and when the store's files were lost. */
  open: () => Promise<OpenedStore>;
  log: SubmissionLog;
  /** For tests. */
  watchMs?: number;
  firstPauseMs?: number;
}

export interface KeptStore {
  /** May be away for a while. */
  store: OpenStore;
  /** Resolves once the store was open for the first time. */
  opened: Promise<void>;
}

/** There is no open store; `cause` is why. */
class StoreNotOpenError extends Error {
  override name = "StoreNotOpenError";
}

/**
 * A store for a site that has pages to serve whatever becomes of its store. Tries once to open it before it resolves, and
 * then again and again; until that succeeds every use rejects, and `readiness` says why.
 */
export async function keepStoreOpen(options: KeepOptions): Promise<KeptStore> {
  const { open, log, watchMs = WATCH_MS, firstPauseMs = FIRST_PAUSE_MS } = options;
  const { promise: opened, resolve: tellOpened } = Promise.withResolvers<void>();
  let store: OpenedStore | undefined;
  let failure: unknown;
  let pauseMs = firstPauseMs;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let looking = look();

  async function look(): Promise<void> {
    if (store && (await store.recover())) {
      const lost = store;
      store = undefined;
      failure = undefined;
      await lost.close();
    }
    if (!store) await tryToOpen();
    if (isClosed) return;
    timer = setTimeout(() => (looking = look()), store ? watchMs : pauseMs);
  }

  async function tryToOpen(): Promise<void> {
    try {
      store = await open();
      if (failure !== undefined) log.info({}, "the store of submissions is open: forms are taken");
      failure = undefined;
      pauseMs = firstPauseMs;
      tellOpened();
    } catch (error) {
      const described = describeStoreFailure(error);
      if (described.error !== (failure && describeStoreFailure(failure).error))
        log.error(
          described,
          "the store of submissions cannot be opened: forms are answered 503, and it is tried again",
        );
      else pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      failure = error;
    }
  }

  await looking;
  const always: Pick<OpenStore, "readiness" | "close"> = {
    readiness: async () => (store ? store.readiness() : nameFailure(failure)),
    async close() {
      isClosed = true;
      await looking;
      clearTimeout(timer);
      await store?.close();
    },
  };
  const reopened = new Proxy(always as OpenStore, {
    get: (target, name) => Reflect.get(target, name) ?? useStore(name as keyof OpenStore),
  });
  return { store: reopened, opened };

  function useStore(name: keyof OpenStore) {
    return async (...args: unknown[]) => {
      if (!store) throw new StoreNotOpenError("The store of submissions is not open", { cause: failure });
      return (store[name] as (...args: unknown[]) => unknown)(...args);
    };
  }
}

/** Everybody may read the word; what it is about is in the log alone. */
function nameFailure(failure: unknown): StoreReadiness {
  const { name = "", code = "" } = (failure ?? {}) as { name?: string; code?: string };
  if (/^SQLITE_(?:NOTADB|CORRUPT)/.test(code)) return "damaged";
  if (/^(?:SQLITE_(?:CANTOPEN|READONLY)|EACCES$|EROFS$)/.test(code)) return "read-only";
  const words: Record<string, StoreReadiness> = {
    DataFolderInUseError: "in-use",
    DatabaseSettingsError: "unreachable",
    EncryptionKeyError: "keyless",
  };
  return words[name] ?? "unopened";
}
