import type { FastifyInstance } from "fastify";
import { createNetworkBuckets } from "../admission/network-buckets.ts";
import { clientNetwork } from "./client-network.ts";

/** Forms that one network may post to pages, taken or not; twice as many from a mobile carrier's. */
export interface PagePostLimit {
  perHour: number;
  /** See `NetworkBucketOptions`. */
  carrierNetworks: readonly string[];
}

/** One network posted so much to pages that not even a page is made for it any more. */
export class TooManyPostsError extends Error {
  override name = "TooManyPostsError";
  readonly statusCode = 429;
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super("one network posted very much to pages");
    this.retryAfterS = retryAfterS;
  }
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
    if (retryAfterS > 0) throw new TooManyPostsError(retryAfterS);
  });
}
