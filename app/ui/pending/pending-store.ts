import { createStore, del, get, set, entries, type UseStore } from "idb-keyval";

/** A form that could not be sent because no answer came: kept in the browser, sent again when the network is back. */
export interface PendingSubmission {
  /** Address that takes it. */
  api: string;
  /** JSON text, or the parts of a form with a file. */
  content: string | [name: string, value: string | File][];
  /** The key of the first try, so that nothing is stored twice. */
  idempotencyKey: string;
  /** The privacy notice that stood at the form. */
  noticeVersion?: string | undefined;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** A form that waited for so long is not sent any more: its visitor has called long since. */
const KEPT_FOR_MS = 3 * 24 * 60 * 60_000;

/** Told whenever something was kept or taken away. */
export const PENDING_CHANGED = "pendingchanged";

let store: UseStore | undefined;

function openStore(): UseStore {
  store ??= createStore("submissions", "pending");
  return store;
}

/** Keeps one submission of a form; an earlier one of the same form gives way. Browsers without a database keep none. */
export async function keepPending(form: string, pending: PendingSubmission): Promise<void> {
  await set(form, pending, openStore()).catch(() => {});
  globalThis.dispatchEvent(new Event(PENDING_CHANGED));
}

/** Takes the submission of a form away, unless another has taken its place. */
export async function dropPending(form: string, idempotencyKey?: string): Promise<void> {
  try {
    const kept = await get<PendingSubmission>(form, openStore());
    if (!kept || (idempotencyKey !== undefined && kept.idempotencyKey !== idempotencyKey)) return;
    await del(form, openStore());
  } catch {
    return;
  }
  globalThis.dispatchEvent(new Event(PENDING_CHANGED));
}

/** Everything that waits, by its form; what waited too long is forgotten. */
export async function listPending(now: number): Promise<[form: string, PendingSubmission][]> {
  const kept = await entries<string, PendingSubmission>(openStore()).catch(() => []);
  const isFresh = ({ keptAt }: PendingSubmission) => now - keptAt < KEPT_FOR_MS;
  for (const [form, pending] of kept) if (!isFresh(pending)) await del(form, openStore());
  return kept.filter(([, pending]) => isFresh(pending));
}
