import { GraphQLError, parse, validate } from "graphql";
import type { DocumentNode, GraphQLSchema } from "graphql";

/** A query that fits the schema, or what is wrong with it. */
export type ParsedQuery = DocumentNode | { readonly errors: readonly GraphQLError[] };

const MOST_KEPT = 500;

const keptBySchema = new WeakMap<GraphQLSchema, Map<string, ParsedQuery>>();

/** Parses and validates a query once; the last 500 different queries of a schema are kept. */
export function parseQuery(schema: GraphQLSchema, query: string): ParsedQuery {
  const kept = keptBySchema.get(schema) ?? new Map<string, ParsedQuery>();
  keptBySchema.set(schema, kept);
  const parsed = kept.get(query) ?? parseAndValidate(schema, query);
  // Taken out and put back, so that the first of the map is the one asked for longest ago.
  kept.delete(query);
  kept.set(query, parsed);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return parsed;
}

function parseAndValidate(schema: GraphQLSchema, query: string): ParsedQuery {
  try {
    const document = parse(query);
    const errors = validate(schema, document);
    return errors.length > 0 ? { errors } : document;
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}
