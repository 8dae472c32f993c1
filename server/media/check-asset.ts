import type { FileCache, KeptFile } from "#content-service/cache/file-cache.ts";
import { createSharedWork, createWorkQueue, QueueFullError } from "#content-service/cache/work-queue.ts";
import { RENDITION_FORMATS, RENDITION_WIDTHS, toRenditionUrl } from "#content/rendition.ts";
import { isGone } from "./begin-download.ts";
import { fetchAsset } from "./fetch-asset.ts";
import type { AssetTimeouts } from "./fetch-asset.ts";

/** Looks after kept files that are being served: one that was taken out of the space does not stay. */
export interface AssetCheck {
  /** Asks in the background whether a file is still there, where that is due. */
  look(path: string, address: string, kept: KeptFile): void;
  /** Makes it due for every file kept before now. */
  doubtAll(): void;
}

interface AssetCheckOptions {
  cache: FileCache;
  timeouts: AssetTimeouts;
}

/** A file's address changes with the file, so only its being there is asked for, once a day. */
const CHECK_EACH_MS = 86_400_000;
/** After a failure nobody is asked for a while, so that an outage is not met with a question for every picture. */
const PAUSE_MS = 60_000;
/** A check that finds no place is made when the file is asked for the next time. */
const QUEUE = { concurrency: 4, maxWaiting: 100 };

/**
 * A check in the background. A file that the content service no longer has is deleted with all its renditions; during
 * an outage every file stays.
 */
export function createAssetCheck({ cache, timeouts }: AssetCheckOptions): AssetCheck {
  const share = createSharedWork<void>();
  const queue = createWorkQueue(QUEUE);
  let pausedUntil = 0;
  let doubtedAt = 0;

  async function ask(path: string, address: string) {
    const answer = await fetchAsset(address, timeouts, "HEAD");
    answer.cancel();
    if (isGone(answer)) await Promise.all(keysOf(path).map((key) => cache.remove(key)));
    else if (answer.status === 200) await Promise.all(keysOf(path).map((key) => cache.confirm(key)));
    else pausedUntil = Date.now() + PAUSE_MS;
  }

  return {
    look(path, address, { confirmedAt }) {
      const now = Date.now();
      const dueBefore = Math.max(doubtedAt, now - CHECK_EACH_MS);
      if (Number(confirmedAt) >= dueBefore || now < pausedUntil) return;
      share(path, () => queue(() => ask(path, address))).catch((error: unknown) => {
        if (!(error instanceof QueueFullError)) pausedUntil = Date.now() + PAUSE_MS;
      });
    },
    doubtAll() {
      doubtedAt = Date.now();
    },
  };
}

function keysOf(path: string): string[] {
  const renditions = RENDITION_WIDTHS.flatMap((width) => RENDITION_FORMATS.map((format) => ({ width, format })));
  return [path, ...renditions.map((rendition) => toRenditionUrl(path, rendition))];
}
