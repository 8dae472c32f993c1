import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Site } from "#site/hospitals/site.ts";
import type { HospitalPhone } from "#site/hospitals/phones.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { linkHome, plainPagePolicy, renderPlainPage, type PlainPageBrand } from "../pages/plain-page.ts";
import { PROBLEM_TYPES, RefusedError, sendProblem, type ProblemName } from "./problems.ts";
import { CrossSiteError } from "./request-checks.ts";
import { editionFor } from "./request-language.ts";

/** A request is refused for now; the response says in how many seconds it may be sent again. */
export class RetryLaterError extends Error {
  override name = "RetryLaterError";
  readonly statusCode: 429 | 503;
  readonly retryAfterS: number;

  constructor(statusCode: 429 | 503, retryAfterS: number, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfterS = retryAfterS;
  }
}

/** What is said in one of the site's languages where its pages cannot say it. */
export interface SpokenEdition {
  site: Pick<Site, "language" | "prefix">;
  texts: Catalogue;
  phones: HospitalPhone[];
}

export interface ErrorPageFacts {
  origin: string;
  brand: PlainPageBrand;
  /** The site's own comes first. */
  editions: readonly [SpokenEdition, ...SpokenEdition[]];
}

type ErrorPageTexts = Catalogue["server"]["errorPages"];

type PageProblem = ProblemName & keyof ErrorPageTexts["titles"];

const PROBLEMS = new Map<number, PageProblem>([
  [403, "not-found"],
  [404, "not-found"],
  [405, "method-not-allowed"],
  [413, "too-large"],
  [415, "unsupported-media-type"],
  [421, "wrong-host"],
  [429, "too-many-requests"],
  [503, "unavailable"],
]);

/** A problem document, ours reveals nothing; a browser that asked for a page gets one, with numbers to call. */
export function createErrorHandler(facts: ErrorPageFacts) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (hasLeft(error, request)) {
      reply.hijack();
      return reply;
    }
    const status = error.statusCode ?? 500;
    const isOurs = status >= 500 && !(error instanceof RetryLaterError);
    if (error instanceof RetryLaterError) reply.header("retry-after", error.retryAfterS);
    if (isOurs) request.log.error({ err: error }, "a request failed because of a fault of the site");
    const problem = findProblem(error, status);
    const maxBytes = error instanceof RefusedError ? error.maxBytes : undefined;
    if (wantsPage(request)) return sendErrorPage(request, reply, { name: problem, maxBytes }, facts);
    const edition = editionFor(request, facts.editions);
    const details = status === 429 || status === 503 ? { detail: nameNumbers(edition) } : {};
    return sendProblem(reply, problem, edition.texts, details);
  };
}

/** What a stream says that has nobody left to read or to send it. */
const BROKEN_OFF = ["ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_DESTROYED", "ECONNRESET", "EPIPE"];

function hasLeft({ code }: FastifyError, { raw }: FastifyRequest): boolean {
  return raw.socket.destroyed && BROKEN_OFF.includes(code);
}

function nameNumbers({ phones, texts }: SpokenEdition): string {
  const numbers = phones.map(({ label, printed }) => `${label}: ${printed}`).join("; ");
  return texts.server.errorPages.waitAMinute(numbers).trim();
}

function findProblem(error: Error, status: number): PageProblem {
  if (error instanceof CrossSiteError) return "cross-site";
  return PROBLEMS.get(status) ?? (status >= 500 ? "internal-error" : "bad-request");
}

function wantsPage({ headers, url }: FastifyRequest): boolean {
  return !url.startsWith("/api/") && (headers.accept?.includes("text/html") ?? false);
}

/** Uses nothing of the site's pages, which may be what failed. After a form it holds what was typed. */
function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, maxBytes }: { name: PageProblem; maxBytes: number | undefined },
  { origin, brand, editions }: ErrorPageFacts,
) {
  const { site, phones, texts } = editionFor(request, editions);
  const { pages, server } = texts;
  const { titles, sendAgain, toForm, keptForm, fileTooLarge } = server.errorPages;
  const { method, url } = request;
  const typed = name === "too-many-requests" ? readTyped(request) : undefined;
  const base = name === "wrong-host" ? origin : "";
  const [hint, link] = typed ? [keptForm, toForm] : describeWayOn(name, method, server.errorPages);
  reply.header("content-security-policy", plainPagePolicy(brand));
  return reply
    .status(PROBLEM_TYPES[name].status)
    .headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "x-robots-tag": "noindex" })
    .send(
      renderPlainPage({
        brand,
        locale: pages.locale,
        title: titles[name],
        paragraphs: [maxBytes ? fileTooLarge(Math.floor(maxBytes / 2 ** 20)) : hint],
        links: [{ to: base + pathOf(url), label: link }, linkHome(texts, phones, base + site.prefix)],
        form: typed && { action: pathOf(url), fields: typed, button: sendAgain },
        phones,
      }),
    );
}

/** A line break in a hidden field is sent as it was typed (HTML standard, "constructing the entry list"). */
function readTyped({ body, headers }: FastifyRequest): [string, string][] | undefined {
  const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
  return isForm && Buffer.isBuffer(body) ? [...new URLSearchParams(body.toString())] : undefined;
}

function describeWayOn(name: PageProblem, method: string, texts: ErrorPageTexts): [hint: string, link: string] {
  if (name === "wrong-host") return [texts.otherHost, texts.toPage];
  if (method !== "POST") return [texts.tryLater, texts.tryAgain];
  return [texts.formLost, texts.toForm];
}

function pathOf(url: string): string {
  return `/${(url.split("?")[0] ?? "").replace(/^\/+/, "")}`;
}
