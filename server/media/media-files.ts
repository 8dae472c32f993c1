import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import { MEDIA_PATH, toAssetUrl, type AssetSource } from "#site/content/asset-source.ts";
import { findMediaKind, isShownAsItIs, QUALITY, toRenditionUrl, type Rendition } from "#site/content/media.ts";
import type { renderPicture } from "../pictures/encode-pictures.ts";
import { type Download, beginDownload } from "./download.ts";
import { type AssetTimeouts, createAssetCheck, fetchAsset, isGone, MediaProblem, MissingMedia } from "./fetch-asset.ts";
import { openFileCache, type CachedFile, type FileCache } from "./file-cache.ts";
import { createSharedWork, createWorkQueue, QueueFullError, type WorkQueue } from "./work-queue.ts";

export interface MediaFile {
  readonly contentType: string;
  readonly size: number;
  read(start: number, end: number): Readable;
}

export type MediaFiles = Awaited<ReturnType<typeof openMediaFiles>>;

export interface MediaFilesOptions {
  source: AssetSource | undefined;
  directory: string;
  /** How much room the cached files may take; a file larger than this is not served. */
  maxBytes: number;
  leavesFree?: number;
  startsEmpty?: boolean;
  renderPicture: typeof renderPicture;
  log: Pick<FastifyBaseLogger, "warn">;
  timeouts?: AssetTimeouts;
}

const TIMEOUTS: AssetTimeouts = { responseMs: 10_000, pieceMs: 15_000 };
/** Pictures come at once and are small; films take long and must not hold them up. */
const PICTURE_QUEUE = { concurrency: 8, maxWaiting: 400 };
const FILE_QUEUE = { concurrency: 4, maxWaiting: 40 };
/** Half of the threads that Node reads files with stay free. */
const RENDER_QUEUE = { concurrency: 2, maxWaiting: 200 };

/** What is needed to find a file: the cache, and the way to what it has not. */
interface Library extends Pick<MediaFilesOptions, "maxBytes" | "renderPicture" | "log"> {
  cache: FileCache;
  timeouts: AssetTimeouts;
  pictureQueue: WorkQueue;
}

export async function openMediaFiles(options: MediaFilesOptions) {
  const { source, directory, maxBytes, leavesFree = 0, startsEmpty = false, timeouts = TIMEOUTS } = options;
  const cache = await openFileCache({ directory, maxBytes, leavesFree, startsEmpty });
  const library: Library = { ...options, cache, timeouts, pictureQueue: createWorkQueue(PICTURE_QUEUE) };
  const findOriginal = createOriginals(library);
  const findRendition = createRenditions(library, findOriginal);
  const assetCheck = createAssetCheck(cache, timeouts);

  return {
    /** Rejects with `MediaProblem`. A file that is cached is found while the content service is away. */
    async find(path: string, rendition?: Rendition): Promise<MediaFile> {
      const address = source && toAssetUrl(path, source);
      if (!address || (rendition && !isPicture(path))) throw new MissingMedia();
      const found = rendition ? await findRendition(path, address, rendition) : await findOriginal(path, address);
      if (!mayBeGiven(found)) throw new MissingMedia();
      if ("path" in found) assetCheck.look(path, address, found);
      return toMediaFile(found);
    },
    checkAgain: assetCheck.doubtAll,
  };
}

/** Contentful serves pictures from a host of their own, and makes renditions of nothing else. */
function isPicture(path: string): boolean {
  return path.startsWith(`${MEDIA_PATH}/images.`);
}

/** A drawing can carry scripts, and a picture that browsers cannot read is useless. */
function mayBeGiven({ contentType }: CachedFile | Download): boolean {
  return findMediaKind(contentType) !== "image" || isShownAsItIs(contentType);
}

/** A film begins while it arrives; a picture waits until it is whole, so that a failure is one to the browser, too. */
async function toMediaFile(found: CachedFile | Download): Promise<MediaFile> {
  if (!("path" in found) && found.size !== undefined && findMediaKind(found.contentType) !== "image") {
    const { contentType, size } = found;
    return { contentType, size, read: (start, end) => Readable.from(found.read(start, end)) };
  }
  const { path, contentType, size } = "path" in found ? found : await found.whole;
  return { contentType, size, read: (start, end) => createReadStream(path, { start, end }) };
}

type FindOriginal = (path: string, address: string) => Promise<CachedFile | Download>;

function createOriginals({ cache, timeouts, maxBytes, pictureQueue }: Library): FindOriginal {
  const fileQueue = createWorkQueue(FILE_QUEUE);
  const underWay = new Map<string, Promise<Download>>();

  function begin(path: string, address: string): Promise<Download> {
    const begun = Promise.withResolvers<Download>();
    takeTurn(isPicture(path) ? pictureQueue : fileQueue, async () => {
      const download = await beginDownload(cache, path, await fetchAsset(address, timeouts), maxBytes);
      begun.resolve(download);
      await download.whole;
    })
      .catch(begun.reject)
      .finally(() => underWay.delete(path));
    return begun.promise;
  }

  return async (path, address) => {
    // What is under way is looked for first: it is cached before it ends.
    const arriving = underWay.get(path);
    if (arriving) return arriving;
    const cached = await cache.find(path);
    if (cached) return cached;
    const begun = underWay.get(path) ?? begin(path, address);
    underWay.set(path, begun);
    return begun;
  };
}

/** Takes the picture as the content service makes it; else we make it; where we cannot, it is shown as it is. */
function createRenditions(library: Library, findOriginal: FindOriginal) {
  const { cache, timeouts, maxBytes, pictureQueue, renderPicture, log } = library;
  const renderQueue = createWorkQueue(RENDER_QUEUE);
  const share = createSharedWork<CachedFile>();

  async function fetchRendition(key: string, address: string, { width, format }: Rendition) {
    const name = format === "jpeg" ? "jpg" : format;
    const response = await fetchAsset(`${address}?w=${width}&fm=${name}&q=${QUALITY[format]}`, timeouts);
    if (response.status === 200 && response.contentType === `image/${format}`)
      return (await beginDownload(cache, key, response, maxBytes)).whole;
    response.cancel();
    if (isGone(response)) throw new MissingMedia();
    return undefined;
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

  return (path: string, address: string, rendition: Rendition) => {
    const key = toRenditionUrl(path, rendition);
    return share(key, async () => {
      const cached = await cache.find(key);
      if (cached) return cached;
      const fetched = await takeTurn(pictureQueue, () => fetchRendition(key, address, rendition));
      if (fetched) return fetched;
      const original = await findOriginal(path, address);
      return render(key, "path" in original ? original : await original.whole, rendition);
    });
  };
}

/** Runs a task when its turn comes; throws `MediaProblem` with 503 when too many wait already. */
async function takeTurn<T>(queue: WorkQueue, task: () => Promise<T>): Promise<T> {
  try {
    return await queue(task);
  } catch (error) {
    if (error instanceof QueueFullError) throw new MediaProblem(503, "too many files are fetched at the moment");
    throw error;
  }
}
