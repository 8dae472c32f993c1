import { createHash } from "node:crypto";
import { basename } from "node:path";
import { parseByteRange } from "contentful-emulator/byte-range";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { MEDIA_PATH } from "#site/content/asset-source.ts";
import { findMediaKind, parseRendition } from "#site/content/media.ts";
import { mendAddress } from "../http/mend-address.ts";
import type { MediaFile, MediaFiles } from "./media-files.ts";
import { MediaProblem, MissingMedia } from "./fetch-asset.ts";

/** A file's address changes with the file; but one that was taken out of the space must go in the end. */
const MEDIA_MAX_AGE_SECONDS = 86_400;
const RETRY_AFTER_SECONDS = 2;

/** Whole or in byte ranges, pictures as the renditions in use; an address copied with more is redirected. */
export function registerMedia(server: FastifyInstance, files: MediaFiles) {
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = request.raw.url ?? "";
    const [path = "", query] = address.split("?");
    const rendition = query === undefined ? undefined : parseRendition(query);
    const refuseAsMissing = () => {
      const meant = mendAddress(address);
      return meant ? reply.redirect(meant, 301) : refuse(reply, 404);
    };
    if (query !== undefined && !rendition) return refuseAsMissing();
    try {
      const file = await files.find(path, rendition);
      return await send(file, request, reply, path);
    } catch (error) {
      if (!(error instanceof MediaProblem)) throw error;
      if (!(error instanceof MissingMedia)) request.log.warn({ err: error, path }, "a media file could not be served");
      return error.status === 404 ? refuseAsMissing() : refuse(reply, error.status);
    }
  };
  // Both by name: a HEAD route made of the GET one would count the bytes of an empty body.
  server.route({ method: ["GET", "HEAD"], url: `${MEDIA_PATH}/*`, handler: respond });
}

function refuse(reply: FastifyReply, status: number) {
  if (status === 503) reply.header("retry-after", RETRY_AFTER_SECONDS);
  return reply.status(status).header("cache-control", "no-store").send();
}

async function send(file: MediaFile, request: FastifyRequest, reply: FastifyReply, path: string) {
  const { contentType, size } = file;
  const etag = etagOf(request.raw.url ?? "", file);
  reply
    .header("content-type", contentType)
    .header("cache-control", `public, max-age=${MEDIA_MAX_AGE_SECONDS}`)
    .header("accept-ranges", "bytes")
    .header("etag", etag);
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  // What is no picture, film or sound is saved: a browser must not open it under our origin.
  if (findMediaKind(contentType) === "file") reply.header("content-disposition", disposition(path));
  const isSameFile = request.headers["if-range"] === undefined || request.headers["if-range"] === etag;
  const range = isSameFile ? parseByteRange(request.headers.range, size) : undefined;
  if (range === "unsatisfiable") return reply.status(416).header("content-range", `bytes */${size}`).send();
  if (range) reply.status(206).header("content-range", `bytes ${range.start}-${range.end}/${size}`);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  reply.header("content-length", end - start + 1);
  return request.method === "HEAD" || size === 0 ? reply.send() : reply.send(file.read(start, end));
}

function etagOf(url: string, { size, contentType }: MediaFile): string {
  return `"${createHash("sha256").update(`${url} ${contentType} ${size}`).digest("base64url").slice(0, 22)}"`;
}

function disposition(path: string): string {
  return `attachment; filename*=UTF-8''${basename(path).replaceAll("'", "%27")}`;
}
