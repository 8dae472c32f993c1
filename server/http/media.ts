import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyInstance, FastifyReply } from "fastify";
import { isAssetHost, MEDIA_PATH } from "#content/asset-host.ts";

/** How long the content service may take to begin its answer; a film on a slow line takes as long as it needs. */
const UPSTREAM_TIMEOUT_MS = 10_000;
/** A file of an asset changes its address when it changes, so a day is safe; errors are not kept. */
const MEDIA_MAX_AGE_SECONDS = 86_400;
const PASSED_ON = ["content-type", "content-length", "content-range", "accept-ranges", "etag", "last-modified"];
/** What a page may show. SVG is not among them: it can carry scripts. */
const SHOWN_TYPES = /^(image\/(avif|webp|jpeg|png|gif)|video\/(mp4|webm)|text\/vtt)\b/;
/** What a text may offer to save; a browser must not open it under our origin. */
const SAVED_TYPES = /^application\/pdf\b/;

/**
 * Serves the content service's files from our own origin, so that a page needs no other host. Only the known asset
 * hosts are asked, redirects are not followed, and types other than pictures, videos, captions and PDF are 404.
 * With an `assetBase` the embedded service is asked first, and the public host for a file it does not hold.
 */
export function registerMedia(
  server: FastifyInstance,
  assetBase: string | undefined,
  timeoutMs: number = UPSTREAM_TIMEOUT_MS,
) {
  server.get<{ Params: { "*": string } }>(`${MEDIA_PATH}/*`, async (request, reply) => {
    const file = mediaFile(request.raw.url ?? "");
    if (!file) return reply.status(404).send();
    const bases = [...(assetBase ? [`${assetBase}/`] : []), "https://"];
    try {
      const answer = await fetchFirst(
        bases.map((base) => base + file),
        request.headers.range,
        timeoutMs,
      );
      return await passOn(answer, reply);
    } catch (error) {
      request.log.warn({ err: error }, "a media file could not be fetched");
      return reply.status(502).header("cache-control", "no-store").send();
    }
  });
}

/** Host and path of the file asked for; undefined for any other host and for a path that climbs. */
function mediaFile(url: string): string | undefined {
  const [, host = "", rest = ""] = /^\/([a-z.]+)(\/[^\s\\]*)$/.exec(url.slice(MEDIA_PATH.length)) ?? [];
  if (!isAssetHost(host) || /(^|\/)\.\.?(\/|$)|%2e|%2f|%5c/i.test(rest)) return undefined;
  return host + rest;
}

async function fetchFirst(
  [address = "", ...others]: string[],
  range: string | undefined,
  timeoutMs: number,
): Promise<Response> {
  const answer = await fetchInTime(address, range, timeoutMs);
  if (answer.status !== 404 || others.length === 0) return answer;
  await answer.body?.cancel();
  return fetchFirst(others, range, timeoutMs);
}

async function fetchInTime(address: string, range: string | undefined, timeoutMs: number): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    return await fetch(address, {
      // A body without an encoding of its own, so that its length and ranges stay true.
      headers: { "accept-encoding": "identity", ...(range ? { range } : {}) },
      redirect: "error",
      signal: controller.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

async function passOn(answer: Response, reply: FastifyReply) {
  const type = answer.headers.get("content-type") ?? "";
  const isSaved = SAVED_TYPES.test(type);
  if (!answer.ok || !answer.body || !(isSaved || SHOWN_TYPES.test(type))) {
    await answer.body?.cancel();
    return reply
      .status(answer.status === 416 ? 416 : 404)
      .header("cache-control", "no-store")
      .send();
  }
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  if (isSaved) reply.header("content-disposition", "attachment");
  reply.status(answer.status).header("cache-control", `public, max-age=${MEDIA_MAX_AGE_SECONDS}`);
  return reply.send(Readable.fromWeb(answer.body as ReadableStream));
}
