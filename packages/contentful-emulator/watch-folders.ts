import { statSync, watch, type FSWatcher } from "node:fs";

export interface WatchOptions {
  /** The folders to watch, not those below them; asked for again after each check. */
  folders: () => readonly string[];
  /** Looks for changes; resolves to false when it must look again soon. Never rejects. */
  check: () => Promise<boolean>;
}

/** Files that come together, such as a copied folder, are looked at together. */
const AFTER_EVENT_MS = 120;

/** Network drives and mounts of containers report no events. */
const WITHOUT_EVENT_MS = 4000;

/** Calls `check` soon after a change in the folders, and now and then without one. Returns what stops it. */
export function watchFolders({ folders, check }: WatchOptions): () => void {
  const watchers = new Map<string, { watcher: FSWatcher; inode: number }>();
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;
  let hasNews = false;
  let isStopped = false;

  function schedule(ms: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), ms).unref();
  }

  function noteEvent() {
    if (!hasNews && !isChecking) schedule(AFTER_EVENT_MS);
    hasNews = true;
  }

  async function run() {
    hasNews = false;
    isChecking = true;
    const isSettled = await check();
    isChecking = false;
    // A new folder may have got files before it was watched.
    const isComplete = watchAll();
    schedule(hasNews || !isSettled || !isComplete ? AFTER_EVENT_MS : WITHOUT_EVENT_MS);
  }

  /** Watches the folders that there are now; false when one was not watched yet. */
  function watchAll(): boolean {
    if (isStopped) return true;
    const wanted = new Map(folders().map((folder) => [folder, inodeOf(folder)]));
    for (const [folder, { watcher, inode }] of watchers) {
      // A folder that took another's place has another number.
      if (wanted.get(folder) === inode) continue;
      watcher.close();
      watchers.delete(folder);
    }
    const added = [...wanted].filter(([folder, inode]) => !watchers.has(folder) && add(folder, inode));
    return added.length === 0;
  }

  /** False for a folder that cannot be watched: the checks without events look at it. */
  function add(folder: string, inode: number): boolean {
    try {
      const watcher = watch(folder, { persistent: false }, noteEvent);
      watcher.on("error", noteEvent);
      watchers.set(folder, { watcher, inode });
      return true;
    } catch {
      return false;
    }
  }

  watchAll();
  schedule(AFTER_EVENT_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const { watcher } of watchers.values()) watcher.close();
  };
}

function inodeOf(folder: string): number {
  return statSync(folder, { throwIfNoEntry: false })?.ino ?? 0;
}
