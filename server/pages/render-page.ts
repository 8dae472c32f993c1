import { hash } from "node:crypto";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gzipSync,
  zstdCompressSync,
} from "node:zlib";
import type { FastifyInstance } from "fastify";
import type { SiteServices } from "#app/context.ts";
import type { ContentErrors } from "#site/content/content.ts";
import { contentSecurityPolicy, type PolicySources } from "./content-security-policy.ts";
import type { PageRenderer, PageResponse } from "../app.ts";
import { finishScripts, type ScriptIntegrity } from "./page-scripts.ts";

export interface FinishedPage {
  status: number;
  headers: Record<string, string>;
  /** In each encoding browsers ask for, but for Brotli made when it is read; of a page for one visitor all are. */
  body: { readonly identity: Buffer; readonly gzip: Buffer; readonly br: Buffer; readonly zstd?: Buffer };
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

const compressWithBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
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

/** Compresses a response, with its policy and its scripts' hashes for HTML. Returns `last` when that is the same. */
export async function finishPage(
  response: PageResponse,
  use: "cached" | "once",
  { integrity, ...sources }: PolicySources & { integrity?: ScriptIntegrity | undefined } = {},
  last?: FinishedPage,
): Promise<FinishedPage> {
  const rendered = response.html ?? Buffer.from(await response.arrayBuffer());
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const identity = isPage ? finishScripts(rendered, integrity) : rendered;
  const etag = use === "once" ? "" : hash("sha256", identity, "base64url").slice(0, 22);
  if (last && last.etag === etag && last.status === response.status) return last;
  const headers = Object.fromEntries(response.headers);
  if (isPage) headers["content-security-policy"] = contentSecurityPolicy(identity, sources);
  if (isPage && use === "cached") headers["speculation-rules"] = SPECULATION_RULES;
  const body =
    use === "once" ? new CompressedWhenRead(identity) : new CachedBody(await compressBrotli(identity, "cached"));
  return { status: response.status, headers, body, etag };
}

/** Compressed when it is read. A class, because V8 makes a hidden class for each object that has getters of its own. */
class CompressedWhenRead {
  readonly identity: Buffer;

  constructor(bytes: Buffer) {
    this.identity = bytes;
  }

  get gzip() {
    return gzipSync(this.identity, { level: GZIP_LEVEL.once, chunkSize: CHUNK_BYTES });
  }

  get br() {
    return brotliCompressSync(this.identity, brotliOptions(this.identity, "once"));
  }

  get zstd() {
    return zstdCompressSync(this.identity, { chunkSize: CHUNK_BYTES, pledgedSrcSize: this.identity.length });
  }
}

/** A page in Brotli; few ask for gzip, which would take as much memory again. */
class CachedBody {
  readonly br: Buffer;

  constructor(br: Buffer) {
    this.br = br;
  }

  get identity() {
    return brotliDecompressSync(this.br);
  }

  get gzip() {
    return trim(gzipSync(this.identity, { level: GZIP_LEVEL.cached }));
  }
}

export async function compressBest(page: FinishedPage): Promise<FinishedPage> {
  const body = new CachedBody(await compressBrotli(await decompressBrotli(page.body.br), "best"));
  return { ...page, body };
}

/** The same bytes in memory of their own: zlib's lie at the start of 16 KB, which a small body would keep alive. */
function trim(bytes: Buffer): Buffer {
  const own = Buffer.alloc(bytes.length);
  bytes.copy(own);
  return own;
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
    // So React Router says that a route without a page failed, such as a file to take.
    const isBare = response.status === 500 && response.headers.get("content-type") === "text/plain";
    if (isBare) throw new Error(`no response from ${new URL(request.url).pathname}`);
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

/** In the menu and the bar, where nobody scrolls, until the page's own script does it (`app/page-links.tsx`). */
const LOADED_AHEAD = `html:not([data-loads-ahead]) :is(header, aside) a[href^="/"]:not([href*="#"], [href*="?"], [href*="."])`;

/** Until then the browser fetches a page when its link is pressed, without data saver (HTML, §7.6). */
const SPECULATION = JSON.stringify({
  prefetch: [{ where: { selector_matches: LOADED_AHEAD }, eagerness: "conservative" }],
});

const SPECULATION_PATH = "/speculation-rules.json";

/** The value of a page's `Speculation-Rules` header. */
const SPECULATION_RULES = `"${SPECULATION_PATH}?v=${hash("sha256", SPECULATION).slice(0, 8)}"`;

export function registerSpeculationRules(server: FastifyInstance) {
  server.get(SPECULATION_PATH, async (_request, reply) =>
    reply
      .type("application/speculationrules+json")
      .header("cache-control", "public, max-age=31536000, immutable")
      .send(SPECULATION),
  );
}
