import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gunzip, gzip, gzipSync, zstdCompressSync } from "node:zlib";
import type { SiteServices } from "#app/context.ts";
import type { ContentErrors } from "#site/content/content.ts";
import { contentSecurityPolicy, type PolicySources } from "./content-security-policy.ts";
import type { PageRenderer, PageResponse } from "../app.ts";
import { finishScripts, type ScriptIntegrity } from "./page-scripts.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";

export interface FinishedPage {
  status: number;
  headers: Record<string, string>;
  /**
   * The body in each encoding browsers ask for; the bytes themselves, five times as many, are in each. Of a page for
   * one visitor it is made when it is read; only such a page has it in Zstandard.
   */
  body: { gzip: Buffer; br: Buffer; zstd?: Buffer };
  /** Empty for a page that is sent once, which nobody stores. */
  etag: string;
}

/** A page as it was rendered, and whether it may be shown to others. */
export interface RenderedPage {
  page: FinishedPage;
  /** "cache" a whole page; "outage" when content was missing; "pass" a response that is not cached, such as a 404. */
  verdict: "cache" | "outage" | "pass";
}

/** A cached page is compressed again later: 11 takes 20 times the processor time of 7 for 9 % fewer bytes. */
const BROTLI_QUALITY = { best: 11, cached: 7, once: 3 };
const GZIP_LEVEL = { cached: 6, once: 1 };

const BROTLI_WINDOW_BITS = 18;

/** Most compressed pages are smaller. Not larger: V8 frees such a buffer only when it collects the whole heap. */
const CHUNK_BYTES = 32 * 1024;

const compressGzip = promisify(gzip);
const decompressGzip = promisify(gunzip);
const compressWithBrotli = promisify(brotliCompress);
let lastBrotli: Promise<unknown> = Promise.resolve();

function brotliOptions(bytes: Buffer, use: keyof typeof BROTLI_QUALITY) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[use],
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { params, chunkSize: CHUNK_BYTES };
}

/** One page at a time, because each takes 8 MB of memory. */
async function compressBrotli(bytes: Buffer, use: "best" | "cached"): Promise<Buffer> {
  const next = lastBrotli.then(() => compressWithBrotli(bytes, brotliOptions(bytes, use)));
  lastBrotli = next.catch(() => undefined);
  return trim(await next);
}

interface FinishOptions extends PolicySources {
  integrity?: ScriptIntegrity | undefined;
}

/**
 * Reads a rendered response to its end, compresses it and, for HTML, adds the hashes of its scripts and its
 * Content-Security-Policy. Returns `last`, what the address had before, when that is the same.
 */
export async function finishPage(
  response: PageResponse,
  use: "cached" | "once",
  { integrity, ...sources }: FinishOptions = {},
  last?: FinishedPage,
): Promise<FinishedPage> {
  const rendered = response.html ?? Buffer.from(await response.arrayBuffer());
  const isPage = isHtml(response);
  const identity = isPage ? finishScripts(rendered, integrity) : rendered;
  const etag = use === "once" ? "" : hash("sha256", identity, "base64url").slice(0, 22);
  if (last && last.etag === etag && last.status === response.status) return last;
  const headers = Object.fromEntries(response.headers);
  if (isPage) headers["content-security-policy"] = contentSecurityPolicy(identity, sources);
  if (isPage && use === "cached") headers["speculation-rules"] = SPECULATION_RULES;
  const body = use === "once" ? new CompressedWhenRead(identity) : await compressBoth(identity);
  return { status: response.status, headers, body, etag };
}

/**
 * Compresses a page each time it is read, in this thread. A class, because V8 makes a hidden class for each object with
 * getters of its own, which kept the page's bytes in memory until the whole heap was collected.
 */
class CompressedWhenRead {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get gzip() {
    return gzipSync(this.#bytes, { level: GZIP_LEVEL.once, chunkSize: CHUNK_BYTES });
  }

  get br() {
    return brotliCompressSync(this.#bytes, brotliOptions(this.#bytes, "once"));
  }

  get zstd() {
    return zstdCompressSync(this.#bytes, { chunkSize: CHUNK_BYTES, pledgedSrcSize: this.#bytes.length });
  }
}

async function compressBoth(bytes: Buffer): Promise<FinishedPage["body"]> {
  const [gzipped, br] = await Promise.all([
    compressGzip(bytes, { level: GZIP_LEVEL.cached }),
    compressBrotli(bytes, "cached"),
  ]);
  return { gzip: trim(gzipped), br };
}

export async function compressBest(page: FinishedPage): Promise<FinishedPage> {
  const br = await compressBrotli(await decompressGzip(page.body.gzip), "best");
  return { ...page, body: { ...page.body, br } };
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

export interface PageLog {
  warn: (facts: object, message: string) => void;
}

export interface PageRenderOptions {
  renderer: PageRenderer;
  log: PageLog;
  /** Origins whose pages may show the page in a frame, as in a Content-Security-Policy; none when left out. */
  frameAncestors?: string;
  integrity?: ScriptIntegrity | undefined;
}

export type RenderPage = (
  request: Request,
  services: SiteServices,
  use: "cached" | "once",
  last?: FinishedPage,
) => Promise<RenderedPage>;

/** A function that renders a page with these services, finishes it, and reports whether content was missing on it. */
export function createPageRender({ renderer, log, frameAncestors, integrity }: PageRenderOptions): RenderPage {
  return async (request, services, use, last) => {
    const missing: ContentErrors[] = [];
    const response = await renderer(request, { ...services, noteMissingContent: (errors) => missing.push(errors) });
    const { apiOrigin, origin } = services;
    const options = { apiOrigin, frameAncestors, isHttps: origin.startsWith("https:"), integrity };
    const page = await finishPage(response, use, options, last);
    if (missing.length > 0)
      log.warn({ errors: missing.flat(), path: new URL(request.url).pathname }, "content is missing on a page");
    if (missing.length > 0 || response.status >= 500) return { page: withoutStorage(page), verdict: "outage" };
    return { page, verdict: response.status === 200 ? "cache" : "pass" };
  };
}

export function withoutStorage(page: FinishedPage): FinishedPage {
  return { ...page, headers: { ...page.headers, "cache-control": "no-store" } };
}
