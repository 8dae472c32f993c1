import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { parseByteRange } from "./byte-range.ts";
import { isRequestError, type RequestError } from "../http/messages.ts";
import type { AssetFile } from "./asset-files.ts";
import { findFormat, parseImageTransform } from "./image-transform.ts";
import { NO_LIBRARY, type ImageTools } from "./image-tools.ts";

/** Contentful gives a replaced file another address, so a file at one address never changes. */
const ASSET_HEADERS = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "X-Content-Type-Options": "nosniff",
};

/** Sends an asset's file, or the image that the URL's parameters ask for (Contentful's Images API). */
export async function handleAsset(
  file: AssetFile,
  url: URL,
  { transformImage }: ImageTools,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const transform = file.contentType.startsWith("image/") ? parseImageTransform(url.searchParams) : undefined;
    if (transform && findFormat(file.contentType)) {
      const etag = nameVersion(await stat(file.path), JSON.stringify(transform));
      if (request.headers["if-none-match"] === etag) return sendHeaders(response, 304, { ETag: etag });
      const { contentType, body } = await transformImage(file.path, file.contentType, transform);
      sendHeaders(response, 200, { ETag: etag, "Content-Type": contentType, "Content-Length": body.length }, body);
      return;
    }
  } catch (error) {
    if (!isRequestError(error)) throw error;
    // Without the library the picture is served as it is, which an app shows all the same.
    if (error.status !== NO_LIBRARY) return sendError(error, response);
  }
  await sendFile(file, request, response);
}

function sendHeaders(response: ServerResponse, status: number, headers: OutgoingHttpHeaders, body?: Buffer): void {
  response.writeHead(status, { ...ASSET_HEADERS, ...headers });
  response.end(body);
}

/** The ETag of a file, or of a picture that is made of it. */
function nameVersion({ size, mtimeMs }: { size: number; mtimeMs: number }, made = ""): string {
  const version = `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`;
  return made === "" ? `"${version}"` : `"${version}-${createHash("sha1").update(made).digest("base64url")}"`;
}

/** Sends a file, or the byte range asked for, as video players do (RFC 9110, section 14). */
async function sendFile(file: AssetFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const found = await stat(file.path);
  const { size } = found;
  const etag = nameVersion(found);
  const headers = { ...ASSET_HEADERS, "Content-Type": file.contentType, "Accept-Ranges": "bytes", ETag: etag };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.headers["if-none-match"] === etag) return endWith(response, 304);
  const range = parseByteRange(request.headers.range, size);
  if (range === "unsatisfiable") {
    response.setHeader("Content-Range", `bytes */${size}`);
    return endWith(response, 416);
  }
  if (range) response.setHeader("Content-Range", `bytes ${range.start}-${range.end}/${size}`);
  response.setHeader("Content-Length", range ? range.end - range.start + 1 : size);
  response.statusCode = range ? 206 : 200;
  if (request.method === "HEAD" || size === 0) return endWith(response, response.statusCode);
  await pipeline(createReadStream(file.path, range), response);
}

function endWith(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}

function sendError({ status, code, message }: RequestError, response: ServerResponse): void {
  const text = JSON.stringify({ sys: { type: "Error", id: code }, message });
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
  });
  response.end(text);
}
