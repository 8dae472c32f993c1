export interface ContentChange {
  id: string | undefined;
  isWithdrawn: boolean;
  /** The hospitals whose pages may differ now, by `contentName`; those of all when left out. */
  hospitals?: readonly string[] | undefined;
}

type Listener = (change: ContentChange) => void | Promise<void>;

export type ContentChanges = ReturnType<typeof createContentChanges>;

/** Contentful's own caches may return the old response for some seconds after a publication. */
const AGAIN_AFTER_MS = 5000;

/** Changes that come while one waits to be announced again are announced again together with it. */
export function createContentChanges(againAfterMs: number = AGAIN_AFTER_MS) {
  const listeners: Listener[] = [];
  let waiting: ContentChange[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function callListeners(change: ContentChange) {
    for (const listener of listeners) await listener(change);
  }

  async function announceAgain() {
    const changes = waiting;
    waiting = [];
    for (const change of changes) await callListeners(change);
  }

  return {
    subscribe(listener: Listener) {
      listeners.push(listener);
    },
    async announce(change: ContentChange) {
      await callListeners(change);
      // Of publications the hospitals alone count, so one for all is enough; a withdrawal names its entry.
      const published = waiting.find(({ isWithdrawn }) => !isWithdrawn);
      if (change.isWithdrawn || !published) waiting.push({ ...change });
      else published.hospitals = change.hospitals && published.hospitals?.concat(change.hospitals);
      clearTimeout(timer);
      timer = setTimeout(() => void announceAgain(), againAfterMs).unref();
    },
  };
}
