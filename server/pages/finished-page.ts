import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentSecurityPolicy, type PolicySources } from "./content-security-policy.ts";

/** A rendered response as the bytes visitors get. */
export interface FinishedPage {
  status: number;
  headers: Record<string, string>;
  /** The body in each encoding a browser may ask for. */
  body: { identity: Buffer; gzip: Buffer; br: Buffer };
  etag: string;
}

/** How hard to compress: a cached page is compressed once, any other must not wait for it. */
const BROTLI_QUALITY = { cached: 9, once: 4 };

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Reads a rendered response to its end, compresses it and, for HTML, adds its Content-Security-Policy. */
export async function finishPage(
  response: Response,
  use: "cached" | "once",
  sources?: PolicySources,
): Promise<FinishedPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  if (isHtml(response)) headers["content-security-policy"] = contentSecurityPolicy(identity.toString("utf8"), sources);
  const [gzipped, br] = await Promise.all([
    compressGzip(identity),
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[use] } }),
  ]);
  const etag = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  return { status: response.status, headers, body: { identity, gzip: trim(gzipped), br: trim(br) }, etag };
}

/** The same bytes in memory of their own: zlib's lie at the start of 16 KB, which a small body would keep alive. */
function trim(bytes: Buffer): Buffer {
  const own = Buffer.alloc(bytes.length);
  bytes.copy(own);
  return own;
}

function isHtml(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}
