import type { FastifyInstance } from "fastify";
import { coarseNetwork } from "./client-network.ts";

/**
 * Logs how each post was answered: its route, status and time, and the network it came from, never an address or
 * anything of what was sent. It is what finds a flood or a break-in afterwards (DPDP Rules 2025, rule 6).
 */
export function registerPostLog(server: FastifyInstance) {
  server.addHook("onResponse", async (request, reply) => {
    if (request.method !== "POST") return;
    const route = request.routeOptions.url ?? "unmatched";
    const { statusCode: status, elapsedTime } = reply;
    const network = coarseNetwork(request.ip);
    request.log.info({ route, status, ms: Math.round(elapsedTime), network }, "a post was answered");
  });
}
