import type { FastifyInstance } from "fastify";
import { RETRY_AFTER_S } from "#submissions/submissions.ts";
import type { Readiness } from "../readiness/create-readiness.ts";

/** Where the process and the site are asked how they stand. */
export const HEALTH_PATHS = ["/healthz", "/readyz"];

/**
 * `/healthz` answers 200 while the process lives. `/readyz` answers 200 while forms are taken, also where a person should
 * look ("degraded"), so that no balancer takes pages from visitors for the sake of a mail server; else 503.
 */
export function registerHealth(server: FastifyInstance, checkReadiness: () => Promise<Readiness>) {
  server.get("/healthz", async (_request, reply) => reply.headers(HEADERS).send({ status: "ok" }));
  server.get("/readyz", async (_request, reply) => {
    const readiness = await checkReadiness();
    if (readiness.status === "unready") reply.status(503).header("retry-after", RETRY_AFTER_S);
    return reply.headers(HEADERS).send(readiness);
  });
}

const HEADERS = { "cache-control": "no-store", "x-robots-tag": "noindex" };
