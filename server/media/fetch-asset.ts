import type { FileCache, CachedFile } from "./file-cache.ts";
import { createSharedWork, createWorkQueue, QueueFullError } from "./work-queue.ts";
import { RENDITION_WIDTHS, STORED_FORMATS, toRenditionUrl } from "#site/content/media.ts";

export interface AssetTimeouts {
  responseMs: number;
  /** Between two pieces of it; a film on a slow line takes as long as it needs. */
  pieceMs: number;
}

export interface AssetResponse {
  readonly status: number;
  readonly contentType: string;
  readonly size: number | undefined;
  /** The file, piece by piece. Throws `MediaProblem` with 502 when it breaks off. */
  readonly pieces: () => AsyncGenerator<Uint8Array>;
  readonly cancel: () => void;
}

export async function fetchAsset(
  address: string,
  timeouts: AssetTimeouts,
  method: "GET" | "HEAD" = "GET",
): Promise<AssetResponse> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeouts.responseMs);
  try {
    const response = await fetch(address, {
      method,
      // A body without an encoding of its own, so that its length is the file's.
      headers: { "accept-encoding": "identity" },
      redirect: "error",
      signal: controller.signal,
    });
    const length = response.headers.get("content-length");
    return {
      status: response.status,
      contentType: (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "",
      size: length === null ? undefined : Number(length),
      pieces: () => readPieces(response, timeouts.pieceMs, controller),
      cancel: () => controller.abort(),
    };
  } catch (error) {
    throw new MediaProblem(502, "the content service did not respond", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function* readPieces(response: Response, pieceMs: number, controller: AbortController) {
  const timer = setTimeout(() => controller.abort(), pieceMs);
  try {
    for await (const piece of response.body ?? []) {
      timer.refresh();
      yield piece;
    }
  } catch (error) {
    throw new MediaProblem(502, "the content service broke off", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

export function isGone({ status }: Pick<AssetResponse, "status">): boolean {
  return status === 404 || status === 410;
}

/** A file's address changes with the file, so only its being there is asked for, once a day. */
const CHECK_EACH_MS = 86_400_000;
/** After a failure no request is sent for a while, so that an outage is not met with a question for every picture. */
const PAUSE_MS = 60_000;
const QUEUE = { concurrency: 4, maxWaiting: 100 };

/** What the content service no longer has is deleted with its renditions; during an outage every file stays. */
export function createAssetCheck(cache: FileCache, timeouts: AssetTimeouts) {
  const share = createSharedWork<void>();
  const queue = createWorkQueue(QUEUE);
  let pausedUntil = 0;
  let doubtedAt = 0;

  async function ask(path: string, address: string) {
    const response = await fetchAsset(address, timeouts, "HEAD");
    response.cancel();
    if (isGone(response)) await Promise.all(keysOf(path).map((key) => cache.remove(key)));
    else if (response.status === 200) await Promise.all(keysOf(path).map((key) => cache.confirm(key)));
    else pausedUntil = Date.now() + PAUSE_MS;
  }

  return {
    look(path: string, address: string, { confirmedAt }: CachedFile) {
      const now = Date.now();
      const dueBefore = Math.max(doubtedAt, now - CHECK_EACH_MS);
      if (Number(confirmedAt) >= dueBefore || now < pausedUntil) return;
      share(path, () => queue(() => ask(path, address))).catch((error: unknown) => {
        if (!(error instanceof QueueFullError)) pausedUntil = Date.now() + PAUSE_MS;
      });
    },
    /** Makes the check due for every file cached before now. */
    doubtAll() {
      doubtedAt = Date.now();
    },
  };
}

function keysOf(path: string): string[] {
  const renditions = RENDITION_WIDTHS.flatMap((width) => STORED_FORMATS.map((format) => ({ width, format })));
  return [path, ...renditions.map((rendition) => toRenditionUrl(path, rendition))];
}

/** A file that a visitor cannot have: 404 may not be served, 502 the service failed, 503 too many are fetched. */
export class MediaProblem extends Error {
  override name = "MediaProblem";
  readonly status: 404 | 502 | 503;

  constructor(status: 404 | 502 | 503, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export class MissingMedia extends MediaProblem {
  override name = "MissingMedia";

  constructor() {
    super(404, "there is no such file");
  }
}
