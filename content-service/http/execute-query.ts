import { execute, getOperationAST, GraphQLError, parse, validate } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLFormattedError, GraphQLSchema } from "graphql";
import type { QueryContext } from "../schema/query-context.ts";
import type { GraphqlRequest } from "./read-graphql-request.ts";
import { RequestProblem } from "./request-problem.ts";

/** An answer in GraphQL's shape, with the HTTP status it travels under. */
export interface QueryAnswer {
  readonly status: number;
  readonly body: { data?: unknown; errors?: readonly GraphQLFormattedError[] };
}

/** Executes a query. One that does not fit the schema answers 400; errors beside data answer 200, as Contentful does. */
export async function executeQuery(
  schema: GraphQLSchema,
  request: GraphqlRequest,
  contextValue: QueryContext,
  requestId: string,
): Promise<QueryAnswer> {
  const document = parseQuery(schema, request.query);
  if ("errors" in document) return { status: 400, body: { errors: document.errors.map((error) => error.toJSON()) } };
  checkOperation(document, request.operationName);
  const result = await execute({
    schema,
    document,
    contextValue,
    variableValues: request.variables,
    operationName: request.operationName,
  });
  return formatResult(result, requestId);
}

function parseQuery(schema: GraphQLSchema, query: string): DocumentNode | { errors: readonly GraphQLError[] } {
  try {
    const document = parse(query);
    const errors = validate(schema, document);
    return errors.length > 0 ? { errors } : document;
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
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
