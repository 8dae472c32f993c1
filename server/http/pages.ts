import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PageMatch } from "#app/route-policy.ts";
import type { PageAnswer } from "../pages/create-page-answer.ts";
import { type PreviewAnswer, allowPreviewFrame } from "../preview/preview.ts";
import type { FinishedPage } from "../pages/finished-page.ts";
import { readSender } from "./client-network.ts";
import type { Connections } from "./connection-limits.ts";
import type { FloodGuard } from "../forms/flood-guard.ts";
import type { PreviewCookies } from "../preview/preview-cookies.ts";
import { admitUpload, isMultipart, type UploadPlaces } from "./upload-limit.ts";

/** Browsers ask again each time and mostly hear 304: a page must never be older than the server's. */
const REVALIDATE = "no-cache";

/** What a job application holds besides its resume. */
const FIELDS_MAX_BYTES = 64 * 1024;

/** What no page answers: a post that the page at that address does not take, or an address of the API. */
class PageRequestError extends Error {
  override name = "PageRequestError";
  readonly statusCode: 404 | 405 | 415;

  constructor(statusCode: 404 | 405 | 415, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

interface PagesOptions {
  /** Public origin without a trailing slash. */
  origin: string;
  answerPage: PageAnswer;
  /** What the form of the page at that address sends; undefined without one. */
  formAt: (url: URL) => PageMatch["form"];
  /** Answers those who carry the cookie of a preview; undefined where there are none. */
  preview: { cookies: PreviewCookies; answerPage: PreviewAnswer } | undefined;
  /** Largest resume of a job application. */
  resumeMaxBytes: number;
  uploads: UploadPlaces;
  connections: Connections;
  refuseFlood: FloodGuard;
}

/** Answers every address that nothing else serves with a page. Posts are the forms of visitors without JavaScript. */
export function registerPages(server: FastifyInstance, options: PagesOptions) {
  const { origin, answerPage, formAt, preview, resumeMaxBytes } = options;
  server.register(async (pages) => {
    // Before a body is read.
    pages.addHook("onRequest", async (request, reply) => {
      if (request.url.startsWith("/api/")) throw new PageRequestError(404, "no route of the API takes this");
      if (request.method !== "POST") return;
      const form = formAt(new URL(pageUrl(request, origin)));
      if (form === undefined) {
        reply.header("allow", "GET, HEAD");
        throw new PageRequestError(405, "the page has no form");
      }
      if (!isMultipart(request)) return;
      if (form === "fields") throw new PageRequestError(415, "the page's form has no file");
      admitUpload(options.uploads, options.connections, request, reply);
    });
    // After the body is read, because the refusal brings back what was typed; before a page is rendered.
    pages.addHook("preHandler", options.refuseFlood);
    pages.removeAllContentTypeParsers();
    addFormParser(pages, "application/x-www-form-urlencoded");
    addFormParser(pages, "multipart/form-data", resumeMaxBytes + FIELDS_MAX_BYTES);
    pages.route({
      method: ["GET", "HEAD", "POST"],
      url: "/*",
      handler: async (request, reply) => {
        const asked = toPageRequest(request, origin);
        const previewed = preview?.cookies.read(request.headers.cookie);
        const page = await (preview && previewed
          ? preview.answerPage(asked, previewed)
          : answerPage(asked, { ...readSender(request), isUnderPressure: pages.isUnderPressure() }));
        if (previewed) allowPreviewFrame(reply);
        if (previewed || !isForSearchEngines(request, page)) reply.header("x-robots-tag", "noindex");
        return sendPage(request, reply, page, preview ? ["cookie"] : []);
      },
    });
  });
}

/** Hands a form's body on as it came; the page reads it. */
function addFormParser(server: FastifyInstance, type: string, bodyLimit = server.initialConfig.bodyLimit) {
  const limit = bodyLimit === undefined ? {} : { bodyLimit };
  server.addContentTypeParser(type, { parseAs: "buffer", ...limit }, (_request, body, done) => done(null, body));
}

/** An address such as //host/.. would otherwise be read as another host's. */
function pageUrl({ raw }: FastifyRequest, origin: string): string {
  return `${origin}/${(raw.url ?? "").replace(/^\/+/, "")}`;
}

function toPageRequest(request: FastifyRequest, origin: string): Request {
  const { headers, method, body } = request;
  const url = pageUrl(request, origin);
  const passedOn = new Headers();
  for (const name of ["accept", "content-type"] as const) {
    if (headers[name]) passedOn.set(name, headers[name]);
  }
  if (method !== "POST") return new Request(url, { headers: passedOn });
  return new Request(url, { method, headers: passedOn, body: Buffer.isBuffer(body) ? new Uint8Array(body) : null });
}

/**
 * Whether an answer may stand in a search engine's index: a page that is there, not the result of a form, and no data.
 * One that is away for a moment is not to be dropped (503).
 */
function isForSearchEngines({ method }: FastifyRequest, { status, headers }: FinishedPage): boolean {
  if (status === 503) return true;
  return status === 200 && method !== "POST" && (headers["content-type"]?.startsWith("text/html") ?? false);
}

/**
 * Sends a finished page in the encoding the browser asks for, or 304 where the browser has it already. `dependsOn` names
 * other headers of the request that it depends on.
 */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: FinishedPage, dependsOn: string[] = []) {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const etag = `"${page.etag}-${encoding}"`;
  reply.headers({ "cache-control": REVALIDATE, ...page.headers, vary: [...dependsOn, "accept-encoding"].join(", ") });
  const isStored = reply.getHeader("cache-control") !== "no-store";
  if (isStored) reply.header("etag", etag);
  if (isStored && page.status === 200 && request.headers["if-none-match"]?.includes(etag))
    return reply.status(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.status(page.status).send(page.body[encoding]);
}

/** Brotli before gzip, both only when asked for and not refused with q=0 (RFC 9110 §12.5.3). */
function chooseEncoding(accepted = ""): keyof FinishedPage["body"] {
  for (const encoding of ["br", "gzip"] as const) {
    const asked = accepted.split(",").find((part) => part.trim().split(";")[0] === encoding);
    if (asked && !/;\s*q=0(\.0+)?\s*$/.test(asked)) return encoding;
  }
  return "identity";
}
