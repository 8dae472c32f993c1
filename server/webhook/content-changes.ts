export interface ContentChange {
  id: string | undefined;
  isWithdrawn: boolean;
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
      // Publications mean the same to every listener, so one of them is enough; a withdrawal names its entry.
      if (change.isWithdrawn || waiting.every(({ isWithdrawn }) => isWithdrawn)) waiting.push(change);
      clearTimeout(timer);
      timer = setTimeout(() => void announceAgain(), againAfterMs).unref();
    },
  };
}
