import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { SiteServices } from "#app/context.ts";
import type { ContentErrors } from "#content/content.ts";
import { contentSecurityPolicy, type PolicySources } from "./content-security-policy.ts";
import type { PageRenderer } from "../app.ts";

/** A rendered response as the bytes visitors get. */
export interface FinishedPage {
  status: number;
  headers: Record<string, string>;
  /** The body in each encoding browsers ask for; the bytes themselves, five times as many, are in both. */
  body: { gzip: Buffer; br: Buffer };
  etag: string;
}

/** A page as it was rendered, and whether it may be shown to others. */
export interface RenderedPage {
  page: FinishedPage;
  /** "cache" a whole page; "outage" when content was missing; "pass" a response that is not cached, such as a 404. */
  verdict: "cache" | "outage" | "pass";
}

/**
 * How hard to compress: a cached page is compressed once, any other must not wait for it. At 9, brotli would take six
 * times the processor time and four times the memory for 1.2 % fewer bytes (docs/measurements/memory.md).
 */
const BROTLI_QUALITY = { cached: 7, once: 4 };
const GZIP_LEVEL = { cached: 6, once: 1 };

/** A window of 256 KB, larger than the largest page. */
const BROTLI_WINDOW_BITS = 18;

const compressGzip = promisify(gzip);
const compressWithBrotli = promisify(brotliCompress);
let lastBrotli: Promise<unknown> = Promise.resolve();

/** One page at a time, because each takes 8 MB of memory. */
function compressBrotli(...args: Parameters<typeof compressWithBrotli>): Promise<Buffer> {
  const next = lastBrotli.then(() => compressWithBrotli(...args));
  lastBrotli = next.catch(() => undefined);
  return next;
}

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
    compressGzip(identity, { level: GZIP_LEVEL[use] }),
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[use],
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      },
    }),
  ]);
  const etag = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  return { status: response.status, headers, body: { gzip: trim(gzipped), br: trim(br) }, etag };
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

/** Where failures of pages are written. */
export interface PageLog {
  warn: (facts: object, message: string) => void;
}

export interface PageRenderOptions {
  renderer: PageRenderer;
  log: PageLog;
  /** Origins whose pages may show the page in a frame, as in a Content-Security-Policy; none when left out. */
  frameAncestors?: string;
}

export type RenderPage = (request: Request, services: SiteServices, use: "cached" | "once") => Promise<RenderedPage>;

/** A function that renders a page with these services, finishes it, and reports whether content was missing on it. */
export function createPageRender({ renderer, log, frameAncestors }: PageRenderOptions): RenderPage {
  return async (request, services, use) => {
    const missing: ContentErrors[] = [];
    const response = await renderer(request, { ...services, noteMissingContent: (errors) => missing.push(errors) });
    const { apiOrigin, origin } = services;
    const page = await finishPage(response, use, { apiOrigin, frameAncestors, isHttps: origin.startsWith("https:") });
    if (missing.length > 0)
      log.warn({ errors: missing.flat(), path: new URL(request.url).pathname }, "content is missing on a page");
    if (missing.length > 0 || response.status >= 500) return { page: withoutStorage(page), verdict: "outage" };
    return { page, verdict: response.status === 200 ? "cache" : "pass" };
  };
}

/** The page as one that no cache may store. */
export function withoutStorage(page: FinishedPage): FinishedPage {
  return { ...page, headers: { ...page.headers, "cache-control": "no-store" } };
}
