import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { HospitalPhone } from "#hospitals/phones.ts";
import { escapeHtml } from "#submissions/clean-text.ts";
import { PLAIN_PAGE_POLICY, renderPlainPage } from "../pages/plain-page.ts";
import { PROBLEM_TYPES, sendProblem, type ProblemName } from "./problems.ts";
import { CrossSiteError } from "./request-checks.ts";

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

/** What every error page shows. */
export interface ErrorPageFacts {
  /** Public origin without a trailing slash. */
  origin: string;
  /** Whom to call. */
  phones: HospitalPhone[];
}

const PROBLEMS = new Map<number, ProblemName>([
  // What may not be read in a folder of files, such as the folder itself, is not there.
  [403, "not-found"],
  [404, "not-found"],
  [405, "method-not-allowed"],
  [413, "too-large"],
  [415, "unsupported-media-type"],
  [421, "wrong-host"],
  [429, "too-many-requests"],
  [503, "unavailable"],
]);

type ErrorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Responds to every error: the client's faults with a problem document that names them, ours with one that reveals
 * nothing, while the log has all of it. A browser that asked for a page gets one, with numbers to call.
 */
export function createErrorHandler(facts: ErrorPageFacts): ErrorHandler {
  return async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    const isOurs = status >= 500 && !(error instanceof RetryLaterError);
    if (error instanceof RetryLaterError) reply.header("retry-after", error.retryAfterS);
    if (isOurs) request.log.error({ err: error }, "a request failed");
    const problem = findProblem(error, status);
    if (wantsPage(request)) return sendErrorPage(request, reply, problem, facts);
    return sendProblem(reply, problem, status === 429 || status === 503 ? { detail: nameNumbers(facts) } : {});
  };
}

function nameNumbers({ phones }: ErrorPageFacts): string {
  const numbers = phones.map(({ label, printed }) => `${label}: ${printed}`).join("; ");
  return `Please wait a minute and send it again, or call us. ${numbers}`.trim();
}

function findProblem(error: Error, status: number): ProblemName {
  if (error instanceof CrossSiteError) return "cross-site";
  return PROBLEMS.get(status) ?? (status >= 500 ? "internal-error" : "bad-request");
}

function wantsPage({ headers, url }: FastifyRequest): boolean {
  return !url.startsWith("/api/") && (headers.accept?.includes("text/html") ?? false);
}

/**
 * Sends a page to a browser whose request could not be read, or whose page failed. It uses nothing of the site's pages,
 * because what renders them may be what failed. After a form it holds what was typed, or "Back" in the browser does.
 */
function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  name: ProblemName,
  { origin, phones }: ErrorPageFacts,
) {
  const { status, title } = PROBLEM_TYPES[name];
  const { method, url } = request;
  const typed = name === "too-many-requests" ? readTyped(request) : undefined;
  // Under another host's name a relative link would lead nowhere.
  const base = escapeHtml(name === "wrong-host" ? origin : "");
  const [hint, link] = typed ? SEND_AGAIN : describeWayOn(name, method);
  const back = `<a href="${base}${escapeHtml(pathOf(url))}">${link}</a>`;
  const paragraphs = [hint, `${back} · <a href="${base}/">All hospitals</a>`];
  reply.header("content-security-policy", PLAIN_PAGE_POLICY);
  return reply
    .status(status)
    .headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "x-robots-tag": "noindex" })
    .send(
      renderPlainPage({
        title,
        paragraphs,
        form: typed && { action: pathOf(url), fields: typed, button: "Send again" },
        phones,
      }),
    );
}

const SEND_AGAIN: ReturnType<typeof describeWayOn> = [
  "Nothing was sent yet. This page keeps what you typed: wait a minute, then press the button. Or call us.",
  "Back to the form",
];

/** A line break in a hidden field is sent as it was typed (HTML standard, "constructing the entry list"). */
function readTyped({ body, headers }: FastifyRequest): [string, string][] | undefined {
  const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
  return isForm && Buffer.isBuffer(body) ? [...new URLSearchParams(body.toString())] : undefined;
}

function describeWayOn(name: ProblemName, method: string): [hint: string, link: string] {
  if (name === "wrong-host") return ["This page is on our own website. Use the link, or call us.", "Go to the page"];
  if (method !== "POST") return ["Please try again in a moment, or call us.", "Try again"];
  const hint = "Nothing was sent. Go back in your browser: what you typed should still be there. Or call us.";
  return [hint, "Back to the form"];
}

function pathOf(url: string): string {
  return `/${(url.split("?")[0] ?? "").replace(/^\/+/, "")}`;
}
