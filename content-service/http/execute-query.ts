import { execute, getOperationAST, GraphQLError } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLFormattedError, GraphQLSchema } from "graphql";
import { createContentError } from "../schema/content-error.ts";
import type { QueryContext } from "../schema/query-context.ts";
import { parseQuery } from "./parsed-queries.ts";
import { computeQueryCost } from "./query-cost.ts";
import type { GraphqlRequest } from "./read-graphql-request.ts";
import { RequestProblem } from "./request-problem.ts";

/** An answer in GraphQL's shape, with the HTTP status it travels under. */
export interface QueryAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: { data?: unknown; errors?: readonly GraphQLFormattedError[] };
}

/** Contentful's technical limit for what a query may return. */
const LARGEST_COST = 11_000;

/** Executes a query. One that does not fit the schema or is too complex answers 400; errors beside data answer 200, as Contentful does. */
export async function executeQuery(
  schema: GraphQLSchema,
  request: GraphqlRequest,
  contextValue: QueryContext,
  requestId: string,
): Promise<QueryAnswer> {
  const document = parseQuery(schema, request.query);
  if ("errors" in document) return { status: 400, body: { errors: document.errors.map((error) => error.toJSON()) } };
  checkOperation(document, request.operationName);
  const cost = Math.ceil(computeQueryCost(schema, { ...request, document }));
  const headers = { "X-Contentful-Graphql-Query-Cost": String(cost) };
  if (cost > LARGEST_COST) return { status: 400, headers, body: { errors: [refuseCost(cost, requestId)] } };
  const result = await execute({
    schema,
    document,
    contextValue,
    variableValues: request.variables,
    operationName: request.operationName,
  });
  return { ...formatResult(result, requestId), headers };
}

function refuseCost(cost: number, requestId: string): GraphQLFormattedError {
  const message = `Query cannot be executed. The maximum allowed complexity for a query is ${LARGEST_COST} but it was ${cost}. Simplify the query e.g. by setting lower limits for collections.`;
  const error = createContentError("TOO_COMPLEX_QUERY", message, { maximumCost: LARGEST_COST, cost });
  return { ...formatError(error, requestId), message };
}

function checkOperation(document: DocumentNode, operationName: string | undefined): void {
  const operation = getOperationAST(document, operationName);
  if (!operation) {
    throw new RequestProblem(400, "QUERY_OPERATION_NAME_MISMATCH", "The query has no operation of that name");
  }
  if (operation.operation !== "query") throw new RequestProblem(400, undefined, "Only queries are answered");
}

function formatResult({ data, errors }: ExecutionResult, requestId: string): QueryAnswer {
  return {
    status: data === undefined ? 400 : 200,
    body: {
      ...(data !== undefined && { data }),
      ...(errors && { errors: errors.map((error) => formatError(error, requestId)) }),
    },
  };
}

/** Errors of resolvers carry Contentful's extensions; unforeseen ones hide what went wrong inside. */
function formatError(error: GraphQLError, requestId: string): GraphQLFormattedError {
  const formatted = error.toJSON();
  const isUnforeseen = error.originalError && !(error.originalError instanceof GraphQLError);
  const known = error.extensions.contentful as Record<string, unknown> | undefined;
  if (isUnforeseen) {
    const contentful = { code: "INTERNAL_SERVER_ERROR", requestId };
    return { ...formatted, message: "Query execution error. Internal server error", extensions: { contentful } };
  }
  return known ? { ...formatted, extensions: { contentful: { ...known, requestId } } } : formatted;
}
