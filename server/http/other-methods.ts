import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { sendProblem } from "./send-problem.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE"] as const satisfies HTTPMethods[];

/** A method an address may take. */
export type Method = (typeof METHODS)[number];

/** What an address takes that is only looked at. */
export const READ_METHODS: readonly Method[] = ["GET", "HEAD"];

/** The value of an Allow header: these methods, and OPTIONS, which every address answers (RFC 9110 §9.3.7, §10.2.1). */
export function allowHeader(methods: readonly Method[]): string {
  return [...methods, "OPTIONS"].join(", ");
}

/**
 * Answers what an address does not take: 405 with its Allow header (RFC 9110 §15.5.6), before a body is read, and
 * OPTIONS with 204. `taken` are the methods that have a handler of their own.
 */
export function registerOtherMethods(server: FastifyInstance, url: string, taken: readonly Method[]) {
  const allow = allowHeader(taken);
  server.route({
    method: METHODS.filter((method) => !taken.includes(method)),
    url,
    exposeHeadRoute: false,
    onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
      reply.header("allow", allow);
      return sendProblem(reply, "method-not-allowed", { detail: `This address takes ${taken.join(", ")} only.` });
    },
    handler: neverReached,
  });
  server.route({
    method: "OPTIONS",
    url,
    onRequest: async (_request: FastifyRequest, reply: FastifyReply) => reply.status(204).header("allow", allow).send(),
    handler: neverReached,
  });
}

async function neverReached(): Promise<never> {
  throw new Error("the request was answered before its handler");
}
