import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { isRequestError, type RequestError } from "../http/messages.ts";
import type { AssetFile } from "./asset-files.ts";
import { findFormat, parseImageTransform } from "./image-transform.ts";
import type { ImageTools } from "./image-tools.ts";
import type { TransformedImage } from "./transform-image.ts";

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
      return sendImage(await transformImage(file.path, file.contentType, transform), response);
    }
  } catch (error) {
    if (isRequestError(error)) return sendError(error, response);
    throw error;
  }
  await sendFile(file, request, response);
}

function sendImage({ contentType, body }: TransformedImage, response: ServerResponse): void {
  response.writeHead(200, { ...ASSET_HEADERS, "Content-Type": contentType, "Content-Length": body.length });
  response.end(body);
}

/** Sends a file, or the byte range asked for, as video players do (RFC 9110, section 14). */
async function sendFile(file: AssetFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { size, mtimeMs } = await stat(file.path);
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
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

/** Anything but a single byte range is ignored, as RFC 9110 allows. */
function parseByteRange(header: string | undefined, size: number) {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  return start > end ? "unsatisfiable" : { start, end };
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
    ...(status === 503 && { "Retry-After": "1" }),
  });
  response.end(text);
}
