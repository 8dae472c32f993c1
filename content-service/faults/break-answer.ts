import type { GraphQLFormattedError } from "graphql";
import type { QueryAnswer } from "../http/execute-query.ts";
import { createContentError } from "../schema/content-error.ts";

type Path = (string | number)[];

/** The answer as if nothing matched: collections without items, single entries null. */
export function withoutEntries(answer: QueryAnswer): QueryAnswer {
  const { data, ...rest } = answer.body;
  if (!isRecord(data)) return answer;
  const emptied = Object.entries(data).map(([field, value]) => [field, emptyCollection(value)]);
  return { ...answer, body: { ...rest, data: Object.fromEntries(emptied) } };
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
 * The answer as if some links led to nothing: each collection has null in place of its second item, the first item and
 * single entries have null in place of their assets, and an error beside the data names each of them.
 */
export function withBrokenLinks(answer: QueryAnswer): QueryAnswer {
  const errors: GraphQLFormattedError[] = [];
  const data = breakLinks(answer.body.data, [], errors);
  return { ...answer, body: { data, errors: [...(answer.body.errors ?? []), ...errors] } };
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
  // Documents of rich text are values, nothing in them is resolved by the service.
  if (!isRecord(value) || path.includes("json")) return false;
  if (path.at(-2) === "items" && path.at(-1) === 1) return true;
  return typeof value.url === "string" && !isBelowLaterItem(path);
}

function isBelowLaterItem(path: Path): boolean {
  return path.some((step, index) => step === "items" && path[index + 1] !== 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
