import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { drainBody } from "./drain-body.ts";

const MESSAGES: Record<number, string> = {
  400: "The request could not be understood.",
  403: "This request came from another site.",
  413: "The request is too large.",
  415: "This kind of content is not accepted here.",
};

/**
 * The last answer to anything that went wrong: the client's faults as a 4xx that names them, ours as a 500 that tells
 * nothing and is whole in the log.
 */
export async function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    request.log.error({ err: error }, "a request failed");
    return reply.status(500).send({ error: { code: "internal_error", message: "Something went wrong on our side." } });
  }
  if (status === 413) await drainBody(request.raw);
  return reply.status(status).send({ error: { code: codeOf(status), message: MESSAGES[status] ?? error.message } });
}

function codeOf(status: number): string {
  return { 403: "cross_site", 413: "too_large", 415: "unsupported_media_type" }[status] ?? "bad_request";
}
