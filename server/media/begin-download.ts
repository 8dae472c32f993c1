import { NoRoomError } from "#content-service/cache/file-cache.ts";
import type { FileCache } from "#content-service/cache/file-cache.ts";
import { findMediaKind } from "#content/media-kind.ts";
import { startDownload, tooLarge } from "./download.ts";
import type { Download } from "./download.ts";
import type { AssetAnswer } from "./fetch-asset.ts";
import { MediaProblem, MissingMedia } from "./media-problem.ts";

const MEGABYTE = 2 ** 20;
/** Largest file that is fetched, by what it is: pictures before they are made smaller, films, and all others. */
const MOST_BYTES = { image: 30 * MEGABYTE, video: 300 * MEGABYTE, audio: 50 * MEGABYTE, file: 50 * MEGABYTE };

/**
 * Begins to keep the file of an answer under a key. Throws `MediaProblem` for an answer without a file, and for a file
 * of a type or size that is not served or is larger than `mostBytes`.
 */
export async function beginDownload(
  cache: FileCache,
  key: string,
  answer: AssetAnswer,
  mostBytes: number,
): Promise<Download> {
  try {
    const limit = Math.min(limitOf(answer), mostBytes);
    if (answer.size !== undefined && answer.size > limit) throw tooLarge(limit);
    return startDownload(answer, await cache.draft(key, answer.contentType, answer.size), limit);
  } catch (error) {
    answer.cancel();
    if (error instanceof NoRoomError)
      throw new MediaProblem(503, "the disk has no room for the file", { cause: error });
    throw error;
  }
}

/** True when the content service has no such file, or no longer. */
export function isGone({ status }: Pick<AssetAnswer, "status">): boolean {
  return status === 404 || status === 410;
}

function limitOf(answer: AssetAnswer): number {
  if (isGone(answer)) throw new MissingMedia();
  if (answer.status !== 200) throw new MediaProblem(502, `the content service answered ${answer.status}`);
  const kind = findMediaKind(answer.contentType);
  if (!kind) throw new MediaProblem(404, `a file of type ${answer.contentType || "unknown"} is not served`);
  return MOST_BYTES[kind];
}
