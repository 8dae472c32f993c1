import { open } from "node:fs/promises";
import { NoRoomError, type FileCache, type FileDraft, type CachedFile } from "./file-cache.ts";
import { findMediaKind } from "#site/content/media.ts";
import { type AssetResponse, isGone, MediaProblem, MissingMedia } from "./fetch-asset.ts";

const MEGABYTE = 2 ** 20;
/** Largest file that is fetched, by what it is: pictures before they are made smaller, films, and all others. */
const MAX_BYTES = { image: 30 * MEGABYTE, video: 300 * MEGABYTE, audio: 50 * MEGABYTE, file: 50 * MEGABYTE };

/** Begins to cache a response's file. Throws `MediaProblem` for none, a type not served, or more than `mostBytes`. */
export async function beginDownload(
  cache: FileCache,
  key: string,
  response: AssetResponse,
  mostBytes: number,
): Promise<Download> {
  try {
    const limit = Math.min(limitOf(response), mostBytes);
    if (response.size !== undefined && response.size > limit) throw tooLarge(limit);
    return startDownload(response, await cache.draft(key, response.contentType, response.size), limit);
  } catch (error) {
    response.cancel();
    if (error instanceof NoRoomError)
      throw new MediaProblem(503, "the disk has no room for the file", { cause: error });
    throw error;
  }
}

function limitOf(response: AssetResponse): number {
  if (isGone(response)) throw new MissingMedia();
  if (response.status !== 200) throw new MediaProblem(502, `the content service responded ${response.status}`);
  const kind = findMediaKind(response.contentType);
  if (!kind) throw new MediaProblem(404, `a file of type ${response.contentType || "unknown"} is not served`);
  return MAX_BYTES[kind];
}

export type Download = ReturnType<typeof startDownload>;

const READ_BYTES = 64 * 1024;

/** Writes a response's file into a draft, committed once whole; one longer than `mostBytes` is given up. */
function startDownload(response: AssetResponse, draft: FileDraft, mostBytes: number) {
  let received = 0;
  let isWhole = false;
  let progress = Promise.withResolvers<void>();

  async function receive(): Promise<CachedFile> {
    try {
      for await (const piece of response.pieces()) {
        if (received + piece.byteLength > mostBytes) throw tooLarge(mostBytes);
        await draft.write(piece);
        received += piece.byteLength;
        progress.resolve();
        progress = Promise.withResolvers();
      }
      if (response.size !== undefined && received !== response.size)
        throw new MediaProblem(502, `the content service sent ${received} of ${response.size} bytes`);
      isWhole = true;
      return await draft.commit();
    } catch (error) {
      response.cancel();
      await draft.discard();
      throw error;
    }
  }

  async function arrival(position: number): Promise<void> {
    if (received > position || isWhole) return;
    await Promise.race([progress.promise, whole]);
    await arrival(position);
  }

  const whole = receive();
  whole.catch(() => undefined);

  return {
    contentType: response.contentType,
    size: response.size,
    whole,
    async *read(start: number, end: number) {
      // The draft loses its name when it is committed; what is open stays readable.
      const handle = await open(draft.path).catch(async () => open((await whole).path));
      try {
        for (let position = start; position <= end;) {
          await arrival(position);
          const length = Math.min(READ_BYTES, received - position, end - position + 1);
          const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, position);
          if (bytesRead === 0) throw new MediaProblem(502, "the file is shorter than it was said to be");
          yield buffer.subarray(0, bytesRead);
          position += bytesRead;
        }
      } finally {
        await handle.close();
      }
    },
  };
}

function tooLarge(mostBytes: number): MediaProblem {
  return new MediaProblem(404, `the file is larger than ${Math.floor(mostBytes / 2 ** 20)} MB`);
}
