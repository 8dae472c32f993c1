import type { FastifyInstance } from "fastify";
import type { CountedRequest } from "../metrics/create-metrics.ts";

/** Hands every answered request to `count`. */
export function registerRequestWatch(server: FastifyInstance, count: (request: CountedRequest) => void) {
  server.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? "unmatched";
    count({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
}
