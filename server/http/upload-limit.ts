import type { FastifyInstance } from "fastify";
import { clientNetwork } from "./client-network.ts";
import { RetryLaterError } from "./retry-later-error.ts";

/** What resumes may take in memory while they arrive, which takes minutes over a weak signal: forty of 5 MB. */
const MOST_BYTES = 200 * 2 ** 20;

/** One network's share of it, so that none keeps all others out. */
const SHARE_OF_A_NETWORK = 1 / 4;

const RETRY_AFTER_S = 30;

/** Room for files that are arriving. */
export interface UploadPlaces {
  /** Takes a place, and answers what gives it back; undefined when there is none for that network. */
  take(network: string | undefined): (() => void) | undefined;
}

/** Places for files of up to so many bytes. */
export function createUploadPlaces(fileBytes: number): UploadPlaces {
  const most = Math.max(1, Math.floor(MOST_BYTES / fileBytes));
  const mostOfNetwork = Math.ceil(most * SHARE_OF_A_NETWORK);
  const taken = new Map<string, number>();
  let total = 0;

  function hasRoom(network: string | undefined): boolean {
    if (total >= most) return false;
    return network === undefined || (taken.get(network) ?? 0) < mostOfNetwork;
  }

  function count(network: string | undefined, change: 1 | -1) {
    total += change;
    if (network === undefined) return;
    const now = (taken.get(network) ?? 0) + change;
    if (now > 0) taken.set(network, now);
    else taken.delete(network);
  }

  return {
    take(network) {
      if (!hasRoom(network)) return undefined;
      count(network, 1);
      return () => count(network, -1);
    },
  };
}

/**
 * Refuses forms with files before they are read while there is no place for another (503 with Retry-After); a place is
 * taken until the answer is sent or the connection ends.
 */
export function registerUploadLimit(server: FastifyInstance, places: UploadPlaces) {
  server.addHook("onRequest", async ({ headers, ip }, reply) => {
    if (!headers["content-type"]?.startsWith("multipart/form-data")) return;
    const giveBack = places.take(clientNetwork(ip));
    if (!giveBack) throw new RetryLaterError(503, RETRY_AFTER_S, "too many files are arriving");
    reply.raw.once("close", giveBack);
  });
}
