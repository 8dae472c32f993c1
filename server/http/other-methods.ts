import { METHODS } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "./send-problem.ts";

/** A method an address may take. */
export type Method = "GET" | "HEAD" | "POST";

/** What an address takes that is only looked at. */
export const READ_METHODS: readonly Method[] = ["GET", "HEAD"];

/** The value of an Allow header: these methods, and OPTIONS, which every address answers (RFC 9110 §9.3.7, §10.2.1). */
export function allowHeader(methods: readonly Method[]): string {
  return [...methods, "OPTIONS"].join(", ");
}

/** Lets the server know every method Node reads (PROPFIND, QUERY, …), so that each address can refuse it by name. */
export function addKnownMethods(server: FastifyInstance) {
  // CONNECT never becomes a request: Node closes its connection.
  const unknown = METHODS.filter((method) => method !== "CONNECT" && !server.supportedMethods.includes(method));
  for (const method of unknown) server.addHttpMethod(method);
}

/**
 * Answers what an address does not take: 405 with its Allow header (RFC 9110 §15.5.6), before a body is read, and
 * OPTIONS with 204. `taken` are the methods that have a handler of their own.
 */
export function registerOtherMethods(server: FastifyInstance, url: string, taken: readonly Method[]) {
  const allow = allowHeader(taken);
  const known = server.supportedMethods.filter((method) => method !== "OPTIONS");
  server.route({
    method: known.filter((method) => !taken.some((one) => one === method)),
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
