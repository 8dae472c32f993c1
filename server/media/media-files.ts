import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import { openFileCache, type CachedFile, type FileCache } from "./file-cache.ts";
import { createWorkQueue, type WorkQueue } from "./work-queue.ts";
import { MEDIA_PATH, toAssetUrl, type AssetSource } from "#site/content/asset-source.ts";
import { findMediaKind, isShownAsItIs, type Rendition } from "#site/content/media.ts";
import { createAssetCheck, type AssetTimeouts, MissingMedia, fetchAsset } from "./fetch-asset.ts";
import { type Download, beginDownload, type FindOriginal } from "./download.ts";
import type { renderPicture } from "../pictures/encode-pictures.ts";
import { createRenditions, takeTurn } from "./renditions.ts";

export interface MediaFile {
  readonly contentType: string;
  readonly size: number;
  read(start: number, end: number): Readable;
}

export interface MediaFiles {
  /** Rejects with `MediaProblem`. A file that is cached is found while the content service is away. */
  find(path: string, rendition?: Rendition): Promise<MediaFile>;
  checkAgain(): void;
}

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

export async function openMediaFiles(options: MediaFilesOptions): Promise<MediaFiles> {
  const { source, directory, maxBytes, leavesFree = 0, startsEmpty = false, log, timeouts = TIMEOUTS } = options;
  const { renderPicture } = options;
  const cache = await openFileCache({ directory, maxBytes, leavesFree, startsEmpty });
  const pictureQueue = createWorkQueue(PICTURE_QUEUE);
  const fileQueue = createWorkQueue(FILE_QUEUE);
  const queueFor = (path: string) => (isPicture(path) ? pictureQueue : fileQueue);
  const findOriginal = createOriginals({ cache, timeouts, maxBytes, queueFor });
  const findRendition = createRenditions({
    cache,
    timeouts,
    maxBytes,
    fetchQueue: pictureQueue,
    findOriginal,
    renderPicture,
    log,
  });
  const assetCheck = createAssetCheck({ cache, timeouts });

  return {
    async find(path, rendition) {
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

interface OriginalsOptions {
  cache: FileCache;
  timeouts: AssetTimeouts;
  maxBytes: number;
  queueFor: (path: string) => WorkQueue;
}

function createOriginals({ cache, timeouts, maxBytes, queueFor }: OriginalsOptions): FindOriginal {
  const underWay = new Map<string, Promise<Download>>();

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
