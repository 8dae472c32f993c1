import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RETRY_AFTER_S } from "#forms/submissions.ts";
import type { PageMatch } from "#app/route-policy.ts";
import type { PageView } from "./page-counts.ts";
import type { PageHandler } from "./page-handler.ts";
import { allowPreviewFrame, type Preview } from "../preview/preview.ts";
import type { FinishedPage } from "./render-page.ts";
import { coarseNetwork, readSender } from "../http/client-network.ts";
import { isMangled, mendAddress } from "../http/mend-address.ts";
import { RetryLaterError } from "../http/error-handler.ts";
import { RefusedError } from "../http/problems.ts";
import { isMultipart, type FormLimits } from "../forms/form-limits.ts";

/** Browsers ask again each time and mostly get 304: a page must never be older than the server's. */
const REVALIDATE = "no-cache";

/** For how many seconds nginx may answer with a page (docs/guides/nginx.conf); no other cache reads it. */
const PROXY_SECONDS = "1";

/** What a form holds besides its file. */
const FIELDS_MAX_BYTES = 64 * 1024;

/** More than a picture may have, so that its form can say so with all that was typed. */
const PICTURES_MAX_BYTES = 64 * 2 ** 20;

/** How many of more than a resume's size may arrive at a time. */
const MAX_LARGE = 3;

type PageEncoding = keyof FinishedPage["body"];

export interface PagesOptions {
  origin: string;
  handlePage: PageHandler;
  formAt: (url: URL) => PageMatch["form"];
  /** Where an address of before leads that no page has. */
  findMoved?: (url: URL) => { to: string; isSure: boolean } | undefined;
  /** Of a page with something of the visitor's own; `signed` where its address alone opens it. */
  privacyOf?: (url: URL) => "signed" | "own" | undefined;
  /** Whether it is an editor's browser: nobody else sends what is larger than a resume. */
  isOfEditor?: (cookies: string | undefined) => Promise<boolean>;
  preview?: Pick<Preview, "cookies" | "handlePage">;
  countView?: ((view: PageView) => void) | undefined;
  resumeMaxBytes: number;
  limits: FormLimits;
}

/** Serves a page at every address that no other route takes. Posts are the forms of visitors without JavaScript. */
export function registerPages(server: FastifyInstance, options: PagesOptions) {
  const { origin, handlePage, formAt, privacyOf, findMoved, preview, countView, resumeMaxBytes, limits } = options;
  const { isOfEditor = async () => false } = options;
  let large = 0;
  server.register(async (pages) => {
    pages.addHook("onRequest", async (request, reply) => {
      if (request.url.startsWith("/api/")) throw new RefusedError(404, "no route of the API takes this");
      if (request.method !== "POST") return;
      const url = new URL(pageUrl(request, origin));
      const form = formAt(url);
      if (form === undefined) {
        reply.header("allow", "GET, HEAD");
        throw new RefusedError(405, "the page has no form");
      }
      if (!isMultipart(request)) return;
      if (form === "fields") throw new RefusedError(415, "the page's form has no file");
      // Browsers say the length of what they send.
      const bytes = Number(request.headers["content-length"] ?? Infinity);
      const isLarge = bytes > resumeMaxBytes + FIELDS_MAX_BYTES;
      const maxBytes = form === "file" ? resumeMaxBytes : PICTURES_MAX_BYTES;
      if (isLarge && (form === "file" || bytes > PICTURES_MAX_BYTES))
        throw new RefusedError(413, "the form is too large", { maxBytes });
      // The page of the form leads to the page that asks for a link.
      if (isLarge && !(await isOfEditor(request.headers.cookie))) return reply.redirect(url.pathname, 303);
      if (isLarge && large >= MAX_LARGE) throw new RetryLaterError(503, RETRY_AFTER_S, "too many files are arriving");
      limits.admitUpload(request, reply);
      if (!isLarge) return;
      large += 1;
      reply.raw.once("close", () => (large -= 1));
    });
    // After the body is read, because the refusal brings back what was typed; before a page is rendered.
    pages.addHook("preHandler", limits.refuseFlood);
    pages.removeAllContentTypeParsers();
    addFormParser(pages, "application/x-www-form-urlencoded");
    addFormParser(pages, "multipart/form-data", PICTURES_MAX_BYTES);
    pages.route({
      method: ["GET", "HEAD", "POST"],
      url: "/*",
      handler: async (request, reply) => {
        const address = request.raw.url ?? "";
        const meant = request.method === "POST" ? undefined : mendAddress(address);
        if (meant && isMangled(address)) return reply.redirect(meant, 301);
        const moved = request.method === "POST" ? undefined : findMoved?.(new URL(pageUrl(request, origin)));
        if (moved?.isSure) return redirect(reply, moved.to);
        const privacy = privacyOf?.(new URL(pageUrl(request, origin)));
        const isOwn = privacy !== undefined;
        const pageRequest = toPageRequest(request, origin, isOwn ? ["cookie"] : []);
        // What offices and editors do is not seen through a draft, nor in a frame.
        const previewed = isOwn ? undefined : preview?.cookies.read(request.headers.cookie);
        const page = await (preview && previewed
          ? preview.handlePage(pageRequest, previewed)
          : handlePage(pageRequest, {
              ...readSender(request),
              isUnderPressure: pages.isUnderPressure(),
              ...(isOwn && { coarseNetwork: coarseNetwork(request.ip) }),
            }));
        if (moved && page.status === 404) return redirect(reply, moved.to);
        if (meant && page.status === 404) return reply.redirect(meant, 301);
        if (previewed) allowPreviewFrame(reply);
        else if (!isOwn) countView?.(viewOf(request, page));
        // With "no-referrer" browsers without Sec-Fetch-Site send a form as if another site's page had posted it.
        if (isOwn) reply.header("referrer-policy", privacy === "signed" ? "no-referrer" : "same-origin");
        if (isOwn || previewed || !isForSearchEngines(request.method, page)) reply.header("x-robots-tag", "noindex");
        return sendPage(request, reply, page, preview ? ["cookie"] : []);
      },
    });
  });
}

function viewOf({ method, raw, headers }: FastifyRequest, page: FinishedPage): PageView {
  const { status, headers: own } = page;
  return { method, url: raw.url ?? "", status, contentType: own["content-type"], agent: headers["user-agent"] };
}

/** Browsers keep it for an hour, so that a wrong row can be mended. */
function redirect(reply: FastifyReply, to: string) {
  return reply.header("cache-control", "public, max-age=3600").redirect(to, 301);
}

function addFormParser(server: FastifyInstance, type: string, bodyLimit = server.initialConfig.bodyLimit) {
  const limit = bodyLimit === undefined ? {} : { bodyLimit };
  server.addContentTypeParser(type, { parseAs: "buffer", ...limit }, (_request, body, done) => done(null, body));
}

/** An address such as //host/.. would otherwise be read as another host's. */
function pageUrl({ raw }: FastifyRequest, origin: string): string {
  return `${origin}/${(raw.url ?? "").replace(/^\/+/, "")}`;
}

function toPageRequest(request: FastifyRequest, origin: string, more: "cookie"[]): Request {
  const { headers, method, body } = request;
  const url = pageUrl(request, origin);
  const passedOn = new Headers();
  for (const name of ["accept", "content-type", ...more] as const) {
    if (headers[name]) passedOn.set(name, headers[name]);
  }
  if (method !== "POST") return new Request(url, { headers: passedOn });
  return new Request(url, { method, headers: passedOn, body: Buffer.isBuffer(body) ? new Uint8Array(body) : null });
}

/** Whether search engines may index a response; a page that is unavailable for a moment stays in the index (503). */
export function isForSearchEngines(method: string, { status, headers }: FinishedPage): boolean {
  if (status === 503) return true;
  return status === 200 && method !== "POST" && (headers["content-type"]?.startsWith("text/html") ?? false);
}

/** Sends a page in the encoding asked for, or 304. `dependsOn` names other headers that it depends on. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: FinishedPage, dependsOn: string[] = []) {
  const encoding = chooseEncoding(
    request.headers["accept-encoding"],
    "zstd" in page.body ? ONCE_ENCODINGS : CACHED_ENCODINGS,
  );
  const { etag, headers } = pageHeaders(page, encoding, dependsOn);
  reply.headers(headers);
  if (etag !== undefined && page.status === 200 && request.headers["if-none-match"]?.includes(etag))
    return reply.status(304).send();
  reply.status(page.status);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(page.body[encoding]);
}

export function pageHeaders(page: FinishedPage, encoding: PageEncoding, dependsOn: string[] = []) {
  const own = { "cache-control": REVALIDATE, ...page.headers, vary: [...dependsOn, "accept-encoding"].join(", ") };
  if (own["cache-control"] === "no-store" || page.etag === "") return { etag: undefined, headers: own };
  const etag = `"${page.etag}-${encoding}"`;
  const isForProxy = page.status === 200 && own["cache-control"] === REVALIDATE;
  return { etag, headers: { ...own, ...(isForProxy && { "x-accel-expires": PROXY_SECONDS }), etag } };
}

/** The smallest first. */
const CACHED_ENCODINGS = ["br", "gzip"] as const;
/** The quickest first: Zstandard takes two fifths of Brotli's processor time for as many bytes. */
const ONCE_ENCODINGS = ["zstd", ...CACHED_ENCODINGS] as const;

/** The first of these that is asked for and not refused with q=0 (RFC 9110 §12.5.3). */
export function chooseEncoding(accepted = "", offered: readonly PageEncoding[] = CACHED_ENCODINGS): PageEncoding {
  for (const encoding of offered) {
    const wanted = accepted.split(",").find((part) => part.trim().split(";")[0] === encoding);
    if (wanted && !/;\s*q=0(\.0+)?\s*$/.test(wanted)) return encoding;
  }
  return "identity";
}
