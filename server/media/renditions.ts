import type { FastifyBaseLogger } from "fastify";
import type { FileCache, CachedFile } from "./file-cache.ts";
import { createSharedWork, createWorkQueue, type WorkQueue, QueueFullError } from "./work-queue.ts";
import { QUALITY, toRenditionUrl, type Rendition } from "#site/content/media.ts";
import { beginDownload, type FindOriginal } from "./download.ts";
import type { renderPicture } from "../pictures/encode-pictures.ts";
import { fetchAsset, isGone, type AssetTimeouts, MediaProblem, MissingMedia } from "./fetch-asset.ts";

export type FindRendition = (path: string, address: string, rendition: Rendition) => Promise<CachedFile>;

interface RenditionsOptions {
  cache: FileCache;
  timeouts: AssetTimeouts;
  maxBytes: number;
  fetchQueue: WorkQueue;
  findOriginal: FindOriginal;
  renderPicture: typeof renderPicture;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** Half of the threads that Node reads files with stay free. */
const RENDER_QUEUE = { concurrency: 2, maxWaiting: 200 };

/** Takes the picture as the content service makes it; else we make it; where we cannot, it is shown as it is. */
export function createRenditions(options: RenditionsOptions): FindRendition {
  const { cache, timeouts, maxBytes, fetchQueue, findOriginal, renderPicture, log } = options;
  const renderQueue = createWorkQueue(RENDER_QUEUE);
  const share = createSharedWork<CachedFile>();

  async function fetchRendition(key: string, address: string, { width, format }: Rendition) {
    const name = format === "jpeg" ? "jpg" : format;
    const response = await fetchAsset(`${address}?w=${width}&fm=${name}&q=${QUALITY[format]}`, timeouts);
    if (response.status === 200 && response.contentType === `image/${format}`) {
      return (await beginDownload(cache, key, response, maxBytes)).whole;
    }
    response.cancel();
    if (isGone(response)) throw new MissingMedia();
    return undefined;
  }

  async function findWhole(path: string, address: string): Promise<CachedFile> {
    const found = await findOriginal(path, address);
    return "path" in found ? found : found.whole;
  }

  async function render(key: string, original: CachedFile, rendition: Rendition): Promise<CachedFile> {
    try {
      const body = await takeTurn(renderQueue, () => renderPicture(original, rendition));
      return await cache.write(key, `image/${rendition.format}`, body);
    } catch (error) {
      if (error instanceof MediaProblem) throw error;
      log.warn({ err: error, picture: key }, "a picture could not be made smaller: the original is served");
      return original;
    }
  }

  return async (path, address, rendition) => {
    const key = toRenditionUrl(path, rendition);
    return share(key, async () => {
      const cached = await cache.find(key);
      if (cached) return cached;
      const fetched = await takeTurn(fetchQueue, () => fetchRendition(key, address, rendition));
      return fetched ?? render(key, await findWhole(path, address), rendition);
    });
  };
}

/** Runs a task when its turn comes; throws `MediaProblem` with 503 when too many wait already. */
export async function takeTurn<T>(queue: WorkQueue, task: () => Promise<T>): Promise<T> {
  try {
    return await queue(task);
  } catch (error) {
    if (error instanceof QueueFullError) throw new MediaProblem(503, "too many files are fetched at the moment");
    throw error;
  }
}
