import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { clientNetwork } from "../http/client-network.ts";
import { RetryLaterError } from "../http/retry-later-error.ts";

/** Far above what the people behind one address send: what is above their rate is mailed in digests. */
const MOST_FORMS_A_MINUTE = 300;

const MOST_NETWORKS = 50_000;

/** Throws for a form of a network that sends a flood of them (429). */
export type FloodGuard = (request: FastifyRequest) => Promise<void>;

/** One count for all addresses that take forms; an address that stands for many visitors is not counted. */
export async function createFloodGuard(server: FastifyInstance): Promise<FloodGuard> {
  await server.register(rateLimit, {
    global: false,
    max: MOST_FORMS_A_MINUTE,
    timeWindow: "1 minute",
    cache: MOST_NETWORKS,
    keyGenerator: ({ ip }) => clientNetwork(ip) ?? "",
    allowList: (_request, network) => network === "",
  });
  const count = server.createRateLimit();
  return async (request) => {
    if (request.method !== "POST") return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new RetryLaterError(429, Math.max(1, counted.ttlInSeconds), "one network sends a flood of forms");
  };
}
