import { stat } from "node:fs/promises";
import { openFileCache } from "../cache/file-cache.ts";
import { createSharedWork, createWorkQueue, QueueFullError } from "../cache/work-queue.ts";
import type { AssetFile } from "../http/asset-files.ts";
import { RequestProblem } from "../http/request-problem.ts";
import type { ImageTransform } from "./image-transform.ts";
import { isTransformable, transformImage } from "./transform-image.ts";

export interface ImageFilesOptions {
  /** Where transformed pictures are kept. */
  directory: string;
  maxBytes: number;
  /** Bytes of the disk that are left to others. */
  leavesFree: number;
  /** How many pictures may wait to be made; 200 when left out. */
  mostWaiting?: number;
}

/** The file of an asset's picture as an address asks for it, made once and then kept. */
export type FindImageFile = (file: AssetFile, transform: ImageTransform) => Promise<AssetFile>;

/** Two at once: half of the threads that Node reads files with stay free. */
const CONCURRENCY = 2;
const MOST_WAITING = 200;

/**
 * Keeps transformed pictures in a folder. A file that is no picture, or a drawing, is given as it is; the returned
 * function throws `RequestProblem` for a picture that cannot be transformed, and while too many others wait.
 */
export async function openImageFiles(options: ImageFilesOptions): Promise<FindImageFile> {
  const cache = await openFileCache(options);
  const queue = createWorkQueue({ concurrency: CONCURRENCY, maxWaiting: options.mostWaiting ?? MOST_WAITING });
  const share = createSharedWork<AssetFile>();

  return async (file, transform) => {
    if (!isTransformable(file.contentType)) return file;
    const key = await keyOf(file, transform);
    return share(key, async () => {
      const kept = await cache.find(key);
      if (kept) return kept;
      try {
        const { contentType, body } = await queue(() => transformImage(file.path, file.contentType, transform));
        return await cache.write(key, contentType, body);
      } catch (error) {
        if (!(error instanceof QueueFullError)) throw error;
        throw new RequestProblem(503, "ServiceUnavailable", "Too many pictures are being made at the moment");
      }
    });
  };
}

/** A file that was replaced on this machine is another one, though its address stays. */
async function keyOf({ path }: AssetFile, transform: ImageTransform): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return JSON.stringify([path, size, Math.trunc(mtimeMs), Object.entries(transform).toSorted()]);
}
