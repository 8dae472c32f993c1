import type { FastifyHttpOptions, RawServerDefault } from "fastify";

/** How long and how often one connection may be used, and how many there may be. Times in milliseconds. */
export interface ConnectionLimits {
  /** A sender that is silent for so long is cut off, so that nobody holds a socket for minutes. */
  idleMs: number;
  /** From a request's first byte to the end of its headers. */
  headersMs: number;
  /** From a request's first byte to its last. */
  requestMs: number;
  /** How often the two above are looked at. */
  checkEveryMs: number;
  /** How long a connection without a request stays open for the next one. */
  keepAliveMs: number;
  requestsPerConnection: number;
  /** More connections are closed before a request is read. */
  connections: number;
}

/** Five megabytes over the slowest mobile network, 50 kbit/s, take a quarter of an hour. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  idleMs: 30_000,
  headersMs: 10_000,
  requestMs: 15 * 60_000,
  checkEveryMs: 2_000,
  keepAliveMs: 5_000,
  requestsPerConnection: 1_000,
  connections: 5_000,
};

/** The limits as the server's options name them; `connections` is set on the listening server. */
export function connectionOptions(limits: ConnectionLimits) {
  return {
    connectionTimeout: limits.idleMs,
    requestTimeout: limits.requestMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
    keepAliveTimeout: limits.keepAliveMs,
    maxRequestsPerSocket: limits.requestsPerConnection,
  } satisfies FastifyHttpOptions<RawServerDefault>;
}
