import { GraphQLError, parse, validate } from "graphql";
import type { DocumentNode, GraphQLSchema } from "graphql";
import { createKeptValues } from "../cache/kept-values.ts";
import type { KeptValues } from "../cache/kept-values.ts";

/** A query that fits the schema, or what is wrong with it. */
export type ParsedQuery = DocumentNode | { readonly errors: readonly GraphQLError[] };

const MOST_KEPT = 500;

const keptBySchema = new WeakMap<GraphQLSchema, KeptValues<string, ParsedQuery>>();

/** Parses and validates a query once; the last 500 different queries of a schema are kept. */
export function parseQuery(schema: GraphQLSchema, query: string): ParsedQuery {
  const kept = keptBySchema.get(schema) ?? createKeptValues<string, ParsedQuery>(MOST_KEPT);
  keptBySchema.set(schema, kept);
  return kept.get(query, () => parseAndValidate(schema, query));
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
