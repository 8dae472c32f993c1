import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { drainBody } from "./drain-body.ts";
import { TooManyFormsError } from "./form-rate-limit.ts";
import type { ProblemName } from "./problem-types.ts";
import { sendErrorPage } from "./send-error-page.ts";
import { sendProblem } from "./send-problem.ts";

const PROBLEMS = new Map<number, ProblemName>([
  [403, "cross-site"],
  [404, "not-found"],
  [405, "method-not-allowed"],
  [413, "too-large"],
  [415, "unsupported-media-type"],
  [429, "too-many-requests"],
]);

/**
 * The last answer to anything that went wrong: the client's faults as a problem document that names them, ours as one
 * that tells nothing and is whole in the log. A browser that posted a form without JavaScript gets a page instead.
 */
export async function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, "a request failed");
  if (error instanceof TooManyFormsError) reply.header("retry-after", error.retryAfterS);
  const problem = status >= 500 ? "internal-error" : (PROBLEMS.get(status) ?? "bad-request");
  // What is left of the body is read, or the sender would hear a broken connection instead of the answer.
  if (status < 500) await drainBody(request.raw);
  return wantsPage(request) ? sendErrorPage(reply, problem, request.url) : sendProblem(reply, problem);
}

function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  return method === "POST" && !url.startsWith("/api/") && (headers.accept?.includes("text/html") ?? false);
}
