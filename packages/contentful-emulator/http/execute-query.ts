import {
  execute,
  getOperationAST,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from "graphql";
import { createLruCache, type LruCache } from "../caching.ts";
import { createContentError } from "../schema/errors.ts";
import type { QueryContext } from "../schema/query-context.ts";
import { RequestError } from "./messages.ts";
import { computeQueryCost } from "./query-cost.ts";
import type { GraphqlRequest } from "./read-graphql-request.ts";

/** A valid query, or its validation errors. */
export type ParsedQuery = DocumentNode | { readonly errors: readonly GraphQLError[] };

const CACHE_SIZE = 500;

const cacheBySchema = new WeakMap<GraphQLSchema, LruCache<string, ParsedQuery>>();

/** Parses and validates a query; the last 500 queries of each schema are cached. */
export function parseQuery(schema: GraphQLSchema, query: string): ParsedQuery {
  const cache = cacheBySchema.get(schema) ?? createLruCache<string, ParsedQuery>(CACHE_SIZE);
  cacheBySchema.set(schema, cache);
  return cache.get(query, () => parseAndValidate(schema, query));
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

/** Who is told why a request failed, by which id its client knows it, and how complex a query may be. */
export interface FailedRequest {
  readonly requestId: string;
  readonly logError?: ((error: unknown, requestId: string) => void) | undefined;
  readonly maxComplexity?: number | undefined;
}

/** A GraphQL response with its HTTP status. */
export interface QueryResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: { data?: unknown; errors?: readonly GraphQLFormattedError[] };
}

/** Contentful's limit for a query's complexity. */
const LARGEST_COST = 11_000;

/** Executes a query. An invalid or too complex query gets 400; errors beside data get 200, as at Contentful. */
export async function executeQuery(
  schema: GraphQLSchema,
  request: GraphqlRequest,
  contextValue: QueryContext,
  { requestId, logError, maxComplexity = LARGEST_COST }: FailedRequest,
): Promise<QueryResponse> {
  const document = parseQuery(schema, request.query);
  if ("errors" in document) return { status: 400, body: { errors: document.errors.map((error) => error.toJSON()) } };
  checkOperation(document, request.operationName);
  const cost = Math.ceil(computeQueryCost(schema, { ...request, document }));
  const headers = { "X-Contentful-Graphql-Query-Cost": String(cost) };
  if (cost > maxComplexity) {
    return { status: 400, headers, body: { errors: [refuseCost(cost, maxComplexity, requestId)] } };
  }
  const result = await execute({
    schema,
    document,
    contextValue,
    variableValues: request.variables,
    operationName: request.operationName,
  });
  for (const { originalError } of result.errors ?? [])
    if (isUnforeseen(originalError)) logError?.(originalError, requestId);
  return { ...formatResult(result, requestId), headers };
}

/** A resolver that failed. */
function isUnforeseen(error: unknown): boolean {
  return error !== undefined && !(error instanceof GraphQLError);
}

function refuseCost(cost: number, maximumCost: number, requestId: string): GraphQLFormattedError {
  const message = `Query cannot be executed. The maximum allowed complexity for a query is ${maximumCost} but it was ${cost}. Simplify the query e.g. by setting lower limits for collections.`;
  const error = createContentError("TOO_COMPLEX_QUERY", message, { maximumCost, cost });
  return { ...formatError(error, requestId), message };
}

function checkOperation(document: DocumentNode, operationName: string | undefined): void {
  const operation = getOperationAST(document, operationName);
  if (!operation) {
    throw new RequestError(400, "QUERY_OPERATION_NAME_MISMATCH", "The query has no operation of that name");
  }
  if (operation.operation !== "query") throw new RequestError(400, undefined, "Only queries are executed");
}

function formatResult({ data, errors }: ExecutionResult, requestId: string): QueryResponse {
  return {
    status: data === undefined ? 400 : 200,
    body: {
      ...(data !== undefined && { data }),
      ...(errors && { errors: errors.map((error) => formatError(error, requestId)) }),
    },
  };
}

/** Resolver errors carry Contentful's extensions; unexpected errors are masked. */
function formatError(error: GraphQLError, requestId: string): GraphQLFormattedError {
  const formatted = error.toJSON();
  const known = error.extensions.contentful as Record<string, unknown> | undefined;
  if (isUnforeseen(error.originalError)) {
    const contentful = { code: "INTERNAL_SERVER_ERROR", requestId };
    return { ...formatted, message: "Query execution error. Internal server error", extensions: { contentful } };
  }
  return known ? { ...formatted, extensions: { contentful: { ...known, requestId } } } : formatted;
}
