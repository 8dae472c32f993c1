import type { FastifyBaseLogger } from "fastify";
import type { FileCache, KeptFile } from "#content-service/cache/file-cache.ts";
import { createSharedWork, createWorkQueue } from "#content-service/cache/work-queue.ts";
import type { WorkQueue } from "#content-service/cache/work-queue.ts";
import { toRenditionUrl } from "#content/rendition.ts";
import type { Rendition } from "#content/rendition.ts";
import { beginDownload, isGone } from "./begin-download.ts";
import { fetchAsset } from "./fetch-asset.ts";
import type { AssetTimeouts } from "./fetch-asset.ts";
import type { FindOriginal } from "./find-original.ts";
import { MediaProblem, MissingMedia } from "./media-problem.ts";
import { renderPicture } from "./render-picture.ts";
import { QUALITY } from "./rendition-quality.ts";
import { takeTurn } from "./take-turn.ts";

/** A rendition of the picture at an address of the content service. Rejects with `MediaProblem`. */
export type FindRendition = (path: string, address: string, rendition: Rendition) => Promise<KeptFile>;

interface RenditionsOptions {
  cache: FileCache;
  timeouts: AssetTimeouts;
  maxBytes: number;
  fetchQueue: WorkQueue;
  findOriginal: FindOriginal;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** Half of the threads that Node reads files with stay free. */
const RENDER_QUEUE = { concurrency: 2, maxWaiting: 200 };

/**
 * A search that takes the picture as the content service makes it. Where that makes none, of a drawing or a picture too
 * large for it, we make it; where we cannot either, the picture is shown as it is.
 */
export function createRenditions(options: RenditionsOptions): FindRendition {
  const { cache, timeouts, maxBytes, fetchQueue, findOriginal, log } = options;
  const renderQueue = createWorkQueue(RENDER_QUEUE);
  const share = createSharedWork<KeptFile>();

  /** Undefined when the content service gives anything but the picture asked for. */
  async function fetchRendition(key: string, address: string, { width, format }: Rendition) {
    const answer = await fetchAsset(`${address}?w=${width}&fm=${format}&q=${QUALITY[format]}`, timeouts);
    if (answer.status === 200 && answer.contentType === `image/${format}`) {
      return (await beginDownload(cache, key, answer, maxBytes)).whole;
    }
    answer.cancel();
    if (isGone(answer)) throw new MissingMedia();
    return undefined;
  }

  async function findWhole(path: string, address: string): Promise<KeptFile> {
    const found = await findOriginal(path, address);
    return "path" in found ? found : found.whole;
  }

  async function render(key: string, original: KeptFile, rendition: Rendition): Promise<KeptFile> {
    try {
      const body = await takeTurn(renderQueue, () => renderPicture(original, rendition));
      return await cache.write(key, `image/${rendition.format}`, body);
    } catch (error) {
      if (error instanceof MediaProblem) throw error;
      log.warn({ err: error, picture: key }, "a picture could not be made smaller");
      return original;
    }
  }

  return async (path, address, rendition) => {
    const key = toRenditionUrl(path, rendition);
    return share(key, async () => {
      const kept = await cache.find(key);
      if (kept) return kept;
      const fetched = await takeTurn(fetchQueue, () => fetchRendition(key, address, rendition));
      return fetched ?? render(key, await findWhole(path, address), rendition);
    });
  };
}
