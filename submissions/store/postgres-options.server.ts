import type { PoolConfig } from "pg";
import { types } from "pg";
import { isLoopback } from "../is-loopback.server.ts";

const CONNECT_TIMEOUT_MS = 5000;
const QUERY_TIMEOUT_MS = 5000;

/** The server ends what a client that is gone left open, with its locks. */
const ABANDONED_MS = 10_000;

/** Below what failovers take, so that no connection stays for long with a server that has become a standby. */
const LIFETIME_S = 300;

/**
 * Options of a pool for an address such as "postgres://user:password@db.example.org/website". Another machine must
 * speak TLS with a certificate that holds, unless the address says `sslmode=disable`; this machine and a socket
 * (`?host=/run/postgresql`) need none.
 */
export function postgresOptions(databaseUrl: string): PoolConfig {
  const url = new URL(databaseUrl);
  const mode = url.searchParams.get("sslmode");
  // pg reads these as verify-full already, and says in a warning that it will not always.
  if (mode === "prefer" || mode === "require" || mode === "verify-ca") url.searchParams.set("sslmode", "verify-full");
  return {
    connectionString: url.href,
    // Holds where the address says nothing about it.
    ssl: !isLoopback(url.hostname) && !isSocket(url),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: ABANDONED_MS,
    idle_in_transaction_session_timeout: ABANDONED_MS,
    maxLifetimeSeconds: LIFETIME_S,
    keepAlive: true,
    application_name: "hospital-website",
    types: { getTypeParser: findTypeParser },
  };
}

function isSocket({ hostname, searchParams }: URL): boolean {
  return searchParams.get("host")?.startsWith("/") ?? hostname.toLowerCase().startsWith("%2f");
}

/** Times and counts are far below 2^53, so bigint columns read as numbers. */
const findTypeParser: typeof types.getTypeParser = (type, format) =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format);
