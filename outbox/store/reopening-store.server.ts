import type { SubmissionLog } from "#forms/submissions.ts";
import type { RecoverableStore, OpenStore } from "./open-store.server.ts";
import { describeStoreFailure } from "./store-engine.ts";
import type { StoreReadiness } from "./submission-store.ts";

/** How often the open store's files are checked when nobody sends a form. */
const CHECK_MS = 1000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

export interface ReopeningOptions {
  /** Opens the store; called again after each failure, and when the store's files were lost. */
  open: () => Promise<RecoverableStore>;
  log: SubmissionLog;
  /** For tests. */
  checkMs?: number;
  firstPauseMs?: number;
}

export interface ReopeningStore {
  /** Rejects with `StoreNotOpenError` while no store is open. */
  store: OpenStore;
  /** Resolves once the store was open for the first time. */
  opened: Promise<void>;
  /** Why no store is open, in one line for the operator; undefined while one is. */
  explain(): string | undefined;
}

/** There is no open store; `cause` is why. */
class StoreNotOpenError extends Error {
  override name = "StoreNotOpenError";
}

/**
 * A store for a site that serves its pages also while the store cannot be opened. Resolves after the first try to open it;
 * after a failure it is tried again and again. Until one succeeds every use rejects, and `readiness` says why.
 */
export async function createReopeningStore(options: ReopeningOptions): Promise<ReopeningStore> {
  const { open, log, checkMs = CHECK_MS, firstPauseMs = FIRST_PAUSE_MS } = options;
  const { promise: opened, resolve: resolveOpened } = Promise.withResolvers<void>();
  let store: RecoverableStore | undefined;
  let failure: unknown;
  let pauseMs = firstPauseMs;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let checking = check();

  async function check(): Promise<void> {
    if (store && (await store.recover())) {
      const lost = store;
      store = undefined;
      failure = undefined;
      await lost.close();
    }
    if (!store) await tryToOpen();
    if (isClosed) return;
    timer = setTimeout(() => (checking = check()), store ? checkMs : pauseMs);
  }

  async function tryToOpen(): Promise<void> {
    try {
      store = await open();
      if (failure !== undefined) log.info({}, "the store of submissions is open: forms are taken");
      failure = undefined;
      pauseMs = firstPauseMs;
      resolveOpened();
    } catch (error) {
      const described = describeStoreFailure(error);
      if (described.error !== (failure && describeStoreFailure(failure).error))
        log.error(described, "the store of submissions cannot be opened: forms get 503, and opening is tried again");
      else pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      failure = error;
    }
  }

  async function close(): Promise<void> {
    isClosed = true;
    await checking;
    clearTimeout(timer);
    await store?.close();
  }

  function current(): RecoverableStore {
    if (!store) throw new StoreNotOpenError("The store of submissions is not open", { cause: failure });
    return store;
  }

  await checking;
  return {
    opened,
    explain: () => (failure === undefined ? undefined : describeStoreFailure(failure).error),
    store: {
      readiness: async () => (store ? store.readiness() : readinessAfter(failure)),
      close,
      // Each call goes to the store that is open then; `async` makes a closed one reject.
      add: async (...args) => current().add(...args),
      findReceivedAt: async (...args) => current().findReceivedAt(...args),
      claim: async (...args) => current().claim(...args),
      renew: async (...args) => current().renew(...args),
      settle: async (...args) => current().settle(...args),
      pullForward: async (...args) => current().pullForward(...args),
      list: async (...args) => current().list(...args),
      find: async (...args) => current().find(...args),
      readFile: async (...args) => current().readFile(...args),
      search: async (...args) => current().search(...args),
      resend: async (...args) => current().resend(...args),
      retry: async (...args) => current().retry(...args),
      release: async (...args) => current().release(...args),
      collectDigests: async (...args) => current().collectDigests(...args),
      claimDigest: async (...args) => current().claimDigest(...args),
      finishDigest: async (...args) => current().finishDigest(...args),
      mailAlone: async (...args) => current().mailAlone(...args),
      holdInfected: async (...args) => current().holdInfected(...args),
      linkSecret: async () => current().linkSecret(),
      erase: async (...args) => current().erase(...args),
      countDelivered: async (...args) => current().countDelivered(...args),
      purgeDelivered: async (...args) => current().purgeDelivered(...args),
      purgeHeld: async (...args) => current().purgeHeld(...args),
      rewriteKeys: async () => current().rewriteKeys(),
      figures: async () => current().figures(),
      readRequest: async (...args) => current().readRequest(...args),
      addStep: async (...args) => current().addStep(...args),
      listWord: async (...args) => current().listWord(...args),
      revokeLists: async (...args) => current().revokeLists(...args),
      endList: async (...args) => current().endList(...args),
      isListEnded: async (...args) => current().isListEnded(...args),
      addListLink: async (...args) => current().addListLink(...args),
      listWaiting: async (...args) => current().listWaiting(...args),
      addReminder: async (...args) => current().addReminder(...args),
      addOfficeLetter: async (...args) => current().addOfficeLetter(...args),
      findLastLetter: async (...args) => current().findLastLetter(...args),
      claimLetter: async (...args) => current().claimLetter(...args),
      renewLetter: async (...args) => current().renewLetter(...args),
      settleLetter: async (...args) => current().settleLetter(...args),
      listLetters: async (...args) => current().listLetters(...args),
      retryLetters: async (...args) => current().retryLetters(...args),
      findMail: async (...args) => current().findMail(...args),
      noteReturn: async (...args) => current().noteReturn(...args),
      listReminded: async (...args) => current().listReminded(...args),
      listVersion: async (...args) => current().listVersion(...args),
      listForOffice: async (...args) => current().listForOffice(...args),
      answerFigures: async (...args) => current().answerFigures(...args),
      linkKeys: async () => current().linkKeys(),
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
