import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { AssetFile } from "./asset-files.ts";
import { parseByteRange } from "./byte-range.ts";

/** Contentful gives a replaced file another address, so a file at one address never changes. */
const ASSET_CACHE_CONTROL = "public, max-age=31536000, immutable";

/** Sends an asset's file, or the one byte range asked for, as video players do (RFC 9110, section 14). */
export async function sendAsset(file: AssetFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { size, mtimeMs } = await stat(file.path);
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  response.setHeader("Content-Type", file.contentType);
  response.setHeader("Cache-Control", ASSET_CACHE_CONTROL);
  response.setHeader("Accept-Ranges", "bytes");
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("ETag", etag);
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
