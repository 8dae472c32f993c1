import type { FileCache, KeptFile } from "#content-service/cache/file-cache.ts";
import type { WorkQueue } from "#content-service/cache/work-queue.ts";
import { beginDownload } from "./begin-download.ts";
import type { Download } from "./download.ts";
import { fetchAsset } from "./fetch-asset.ts";
import type { AssetTimeouts } from "./fetch-asset.ts";
import { takeTurn } from "./take-turn.ts";

/** The file at an address of the content service, kept or still arriving. Rejects with `MediaProblem`. */
export type FindOriginal = (path: string, address: string) => Promise<KeptFile | Download>;

interface OriginalsOptions {
  cache: FileCache;
  timeouts: AssetTimeouts;
  maxBytes: number;
  /** The queue in which the file of a path is fetched. */
  queueFor: (path: string) => WorkQueue;
}

/** A search that fetches each file once, whoever asks for it meanwhile. */
export function createOriginals({ cache, timeouts, maxBytes, queueFor }: OriginalsOptions): FindOriginal {
  const underWay = new Map<string, Promise<Download>>();

  /** Resolves when the file begins to arrive; its place in the queue is taken until it is whole. */
  function begin(path: string, address: string): Promise<Download> {
    const begun = Promise.withResolvers<Download>();
    takeTurn(queueFor(path), async () => {
      const download = await beginDownload(cache, path, await fetchAsset(address, timeouts), maxBytes);
      begun.resolve(download);
      await download.whole;
    })
      .catch(begun.reject)
      .finally(() => underWay.delete(path));
    return begun.promise;
  }

  return async (path, address) => {
    // What is under way is looked for first: it is kept before it ends.
    const arriving = underWay.get(path);
    if (arriving) return arriving;
    const kept = await cache.find(path);
    if (kept) return kept;
    const begun = underWay.get(path) ?? begin(path, address);
    underWay.set(path, begun);
    return begun;
  };
}
