import type { FileCache, KeptFile } from "#content-service/cache/file-cache.ts";
import { createSharedWork } from "#content-service/cache/work-queue.ts";
import { RENDITION_FORMATS, RENDITION_WIDTHS, toRenditionUrl } from "#content/rendition.ts";
import { isGone } from "./begin-download.ts";
import { fetchAsset } from "./fetch-asset.ts";
import type { AssetTimeouts } from "./fetch-asset.ts";

/** Looks after a kept file that is being served: one that was taken out of the space does not stay. */
export type AssetCheck = (path: string, address: string, kept: KeptFile) => void;

interface AssetCheckOptions {
  cache: FileCache;
  timeouts: AssetTimeouts;
}

/** A file's address changes with the file, so only its being there is asked for, once a day. */
const CHECK_EACH_MS = 86_400_000;
/** After a failure nobody is asked for a while, so that an outage is not met with a question for every picture. */
const PAUSE_MS = 60_000;

/**
 * A check in the background. A file that the content service no longer has is deleted with all its renditions; during
 * an outage every file stays.
 */
export function createAssetCheck({ cache, timeouts }: AssetCheckOptions): AssetCheck {
  const share = createSharedWork<void>();
  let pausedUntil = 0;

  async function look(path: string, address: string) {
    const answer = await fetchAsset(address, timeouts, "HEAD");
    answer.cancel();
    if (isGone(answer)) await Promise.all(keysOf(path).map((key) => cache.remove(key)));
    else if (answer.status === 200) await Promise.all(keysOf(path).map((key) => cache.confirm(key)));
    else pausedUntil = Date.now() + PAUSE_MS;
  }

  return (path, address, { confirmedAt }) => {
    const now = Date.now();
    if (now - Number(confirmedAt) < CHECK_EACH_MS || now < pausedUntil) return;
    share(path, () => look(path, address)).catch(() => {
      pausedUntil = Date.now() + PAUSE_MS;
    });
  };
}

function keysOf(path: string): string[] {
  const renditions = RENDITION_WIDTHS.flatMap((width) => RENDITION_FORMATS.map((format) => ({ width, format })));
  return [path, ...renditions.map((rendition) => toRenditionUrl(path, rendition))];
}
