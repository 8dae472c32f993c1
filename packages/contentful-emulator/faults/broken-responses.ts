import type { GraphQLFormattedError } from "graphql";
import type { QueryResponse } from "../http/execute-query.ts";
import type { HttpResponse } from "../http/messages.ts";
import { createContentError } from "../schema/errors.ts";
import { isRecord } from "../space/rich-text-document.ts";

/** A proxy's HTML error page with status 200. */
export const GARBAGE: HttpResponse = {
  status: 200,
  headers: { "Content-Type": "text/html; charset=utf-8" },
  text: "<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>",
};

/** Contentful's response to an internal error. */
export const SERVER_ERROR: HttpResponse = {
  status: 200,
  body: {
    data: null,
    errors: [
      {
        message: "Query execution error. Internal server error",
        extensions: { contentful: { code: "INTERNAL_SERVER_ERROR", requestId: "fault" } },
      },
    ],
  },
};

/** Contentful's response above the rate limit. */
export const RATE_LIMITED: HttpResponse = {
  status: 429,
  headers: { "X-Contentful-RateLimit-Reset": "1" },
  body: {
    errors: [
      {
        message: "You have exceeded the rate limit of the Organization this Space belongs to",
        extensions: { contentful: { code: "RATE_LIMIT_EXCEEDED", requestId: "fault" } },
      },
    ],
  },
};

type Path = (string | number)[];

/** The response as if nothing matched: empty collections, single entries null. */
export function withoutEntries(response: QueryResponse): QueryResponse {
  const { data, ...rest } = response.body;
  if (!isRecord(data)) return response;
  const emptied = Object.entries(data).map(([field, value]) => [field, emptyCollection(value)]);
  return { ...response, body: { ...rest, data: Object.fromEntries(emptied) } };
}

function emptyCollection(value: unknown): unknown {
  if (!isRecord(value)) return null;
  const counted = typeof value.total === "number" && { total: 0 };
  const listed = Array.isArray(value.items) && { items: [] };
  const turned = isRecord(value.pages) && { pages: withoutCursors(value.pages) };
  return counted || listed ? { ...value, ...counted, ...listed, ...turned } : null;
}

function withoutCursors(pages: Record<string, unknown>): Record<string, null> {
  return Object.fromEntries(Object.keys(pages).map((name) => [name, null]));
}

/**
 * The response as if some links led to nothing: each collection has null in place of its second item, the first item
 * and single entries have null in place of their assets, and an error beside the data names each of them.
 */
export function withBrokenLinks(response: QueryResponse): QueryResponse {
  const errors: GraphQLFormattedError[] = [];
  const data = breakLinks(response.body.data, [], errors);
  return { ...response, body: { data, errors: [...(response.body.errors ?? []), ...errors] } };
}

function breakLinks(value: unknown, path: Path, errors: GraphQLFormattedError[]): unknown {
  if (isBroken(value, path)) {
    errors.push({ ...createContentError("UNRESOLVABLE_LINK", "A link cannot be resolved").toJSON(), path });
    return null;
  }
  if (Array.isArray(value)) return value.map((item, index) => breakLinks(item, [...path, index], errors));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([field, inner]) => [field, breakLinks(inner, [...path, field], errors)]);
  return Object.fromEntries(fields);
}

function isBroken(value: unknown, path: Path): boolean {
  // The service resolves no links inside a rich text document.
  if (!isRecord(value) || path.includes("json")) return false;
  if (path.at(-2) === "items" && path.at(-1) === 1) return true;
  return typeof value.url === "string" && !isBelowLaterItem(path);
}

function isBelowLaterItem(path: Path): boolean {
  return path.some((step, index) => step === "items" && path[index + 1] !== 0);
}
