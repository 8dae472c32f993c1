import type { FastifyInstance } from "fastify";
import { createNetworkBuckets } from "../admission/network-buckets.ts";
import { clientNetwork } from "./client-network.ts";
import { RetryLaterError } from "./retry-later-error.ts";

/** Forms that one network may post to pages, taken or not; twice as many from a mobile carrier's. */
interface PagePostLimit {
  perHour: number;
  /** See `NetworkBucketOptions`. */
  carrierNetworks: readonly string[];
}

/**
 * Refuses a flood of forms posted without JavaScript before it is read. A form above the limits of
 * `server/admission` costs a whole page, which brings back what was typed: one network is not to use up what the
 * site can make of those.
 */
export function registerPagePostLimit(pages: FastifyInstance, { perHour, carrierNetworks }: PagePostLimit) {
  const waitFor = createNetworkBuckets({ burst: perHour, perHour, carrierNetworks, now: () => performance.now() });
  pages.addHook("onRequest", async ({ method, ip }) => {
    const network = method === "POST" ? clientNetwork(ip) : undefined;
    const retryAfterS = network === undefined ? 0 : waitFor(network);
    if (retryAfterS > 0) throw new RetryLaterError(429, retryAfterS, "one network posted very much to pages");
  });
}
