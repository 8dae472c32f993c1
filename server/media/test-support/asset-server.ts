import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { openMediaFiles, type MediaFile, type MediaFilesOptions } from "../media-files.ts";
import { renderPicture } from "../../pictures/encode-pictures.ts";

/** A content service that responds as a test wants, and the media files that come from it. */

const SPACE = "space1";
export const PHOTO = `/media/images.ctfassets.net/${SPACE}/photo/h/photo.png`;
export const FILM = `/media/videos.ctfassets.net/${SPACE}/film/h/film.mp4`;
export const LEAFLET = `/media/assets.ctfassets.net/${SPACE}/leaflet/h/leaflet.pdf`;

/** A response with a body of a type. */
export type Reply = (request: IncomingMessage) => { status?: number; type?: string; body?: Uint8Array | string };

const TIMEOUTS = { responseMs: 5000, pieceMs: 5000 };
/** For tests in which the content service is silent. */
export const SHORT_TIMEOUTS = { responseMs: 100, pieceMs: 100 };

/** Starts a server for the length of a test; it notes what it was asked. */
export async function startAssetServer(listener: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close };
}

/** A response at once, with the length of its body. */
export function replyWith(reply: Reply): RequestListener {
  return (request, response) => {
    const { status = 200, type = "image/png", body = "" } = reply(request);
    response.writeHead(status, { "content-type": type, "content-length": Buffer.byteLength(body) });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

/** A folder for the length of a test. */
export async function createFolder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "media-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));
  return directory;
}

/** Media files from an origin, in a folder of their own unless one is given. */
export async function openFiles(origin: string, options: Partial<MediaFilesOptions> = {}) {
  return openMediaFiles({
    source: { spaceId: SPACE, origin },
    directory: options.directory ?? (await createFolder()),
    maxBytes: 2 ** 20,
    renderPicture,
    log: pino({ level: "silent" }),
    timeouts: TIMEOUTS,
    ...options,
  });
}

/** All of a file's bytes, or those of a range. */
export function readBytes(file: MediaFile, start = 0, end = file.size - 1): Promise<Buffer> {
  return buffer(file.read(start, end) satisfies Readable);
}
