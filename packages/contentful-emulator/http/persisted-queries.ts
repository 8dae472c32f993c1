import { createHash } from "node:crypto";
import { createLruCache } from "../caching.ts";
import { RequestError } from "./messages.ts";

/** Automatic persisted queries: clients send a query once and then its hash. */
export interface PersistedQueries {
  /**
   * The text of a request's query. Throws `RequestError` for an unknown or wrong hash, for neither hash nor query, and
   * for a query that is too large.
   */
  findQuery(query: unknown, extensions: unknown): string;
}

const CACHE_SIZE = 1000;
/** Contentful's technical limits: a query that is sent once may be twice as large. */
const LARGEST_QUERY_BYTES = 8192;
const LARGEST_PERSISTED_BYTES = 16_384;

/** An empty cache for 1,000 queries. */
export function createPersistedQueries(): PersistedQueries {
  const queries = createLruCache<string, string>(CACHE_SIZE);
  function store(hash: string, query: string): string {
    if (createHash("sha256").update(query).digest("hex") !== hash) {
      throw new RequestError(400, "PersistedQueryMismatch", "The hash is not that of the query");
    }
    return queries.get(hash, () => query);
  }
  function findStored(hash: string): string {
    const query = queries.find(hash);
    if (query === undefined) throw new RequestError(404, "PersistedQueryNotFound", "PersistedQueryNotFound");
    return query;
  }
  return {
    findQuery(query, extensions) {
      const hash = readHash(extensions);
      if (hash !== undefined && (query === undefined || query === "")) return findStored(hash);
      const text = checkQuery(query);
      checkSize(text, hash === undefined ? LARGEST_QUERY_BYTES : LARGEST_PERSISTED_BYTES);
      return hash === undefined ? text : store(hash, text);
    },
  };
}

function readHash(extensions: unknown): string | undefined {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } | null };
  const hash = persistedQuery?.sha256Hash;
  return typeof hash === "string" ? hash : undefined;
}

function checkQuery(query: unknown): string {
  if (query === undefined || query === "") throw new RequestError(400, "MISSING_QUERY", "The query is missing");
  if (typeof query !== "string") throw new RequestError(400, "INVALID_QUERY_FORMAT", "The query must be a string");
  return query;
}

function checkSize(query: string, largest: number): void {
  const size = Buffer.byteLength(query);
  if (size <= largest) return;
  throw new RequestError(
    400,
    "QUERY_TOO_BIG",
    `Query cannot be executed. The maximum allowed size for a query is ${largest} bytes but it was ${size} bytes`,
  );
}
