import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ProblemName } from "./problem-types.ts";
import { RetryLaterError } from "./retry-later-error.ts";
import { CrossSiteError } from "./same-origin.ts";
import { sendErrorPage, type ErrorPageFacts } from "./send-error-page.ts";
import { sendProblem } from "./send-problem.ts";

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

type ErrorAnswer = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The last answer to anything that went wrong: the client's faults as a problem document that names them, ours as one
 * that tells nothing and is whole in the log. A browser that asked for a page gets one, with numbers to call.
 */
export function createErrorAnswer(facts: ErrorPageFacts): ErrorAnswer {
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
