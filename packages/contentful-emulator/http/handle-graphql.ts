import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { GraphQLSchema } from "graphql";
import { ConnectionCut, type ContentFaults } from "../faults/content-faults.ts";
import { documentationUrlOf, SchemaError } from "../schema/errors.ts";
import type { QueryContext } from "../schema/query-context.ts";
import type { ContentSpace } from "../space/content-space.ts";
import { authoriseRequest, type AccessTokens } from "./authorise-request.ts";
import { executeQuery, type FailedRequest, type QueryResponse } from "./execute-query.ts";
import { decodePart, formatJson, RequestError, type HttpResponse } from "./messages.ts";
import type { PersistedQueries } from "./persisted-queries.ts";
import type { RateLimit } from "./rate-limit.ts";
import { readGraphqlRequest, type GraphqlRequest } from "./read-graphql-request.ts";

/** Everything a GraphQL request needs. */
export interface GraphqlSource {
  readonly space: ContentSpace;
  /** The error, in place of a schema, when the content model has none. */
  readonly schema: GraphQLSchema | SchemaError;
  readonly tokens: AccessTokens;
  readonly assetUrl: QueryContext["assetUrl"];
  /** Called with every query. */
  readonly noteQuery?: ((asked: GraphqlRequest) => void) | undefined;
  readonly faults?: ContentFaults | undefined;
  readonly persisted: PersistedQueries;
  readonly rateLimit: RateLimit;
  /** Called with what made a request fail that says no more to its client. */
  readonly logError?: FailedRequest["logError"];
  readonly maxComplexity?: number | undefined;
}

const GRAPHQL_PATH = /^\/content\/v1\/spaces\/([^/]+)(?:\/environments\/([^/]+))?\/?$/;

/** True for the paths at which Contentful serves GraphQL, whatever the space. */
export function isGraphqlPath(pathname: string): boolean {
  return GRAPHQL_PATH.test(pathname);
}

/**
 * Handles a request at a GraphQL path; errors have Contentful's format.
 * Rejects with `ConnectionCut` when a fault closes the connection.
 */
export async function handleGraphql(source: GraphqlSource, request: IncomingMessage, url: URL): Promise<HttpResponse> {
  const requestId = randomUUID();
  try {
    const { canPreview } = authoriseRequest(request, url, source.tokens);
    source.rateLimit.count();
    checkSpace(source.space, url.pathname);
    const context: QueryContext = { space: source.space, canPreview, assetUrl: source.assetUrl };
    const asked = await readGraphqlRequest(request, url, source.persisted);
    source.noteQuery?.(asked);
    const schema = getSchema(source);
    const { logError, maxComplexity } = source;
    const execute = () => executeQuery(schema, asked, context, { requestId, logError, maxComplexity });
    const response = await (source.faults ? source.faults.handleQuery(asked, execute) : execute());
    const { text = formatJson(response.body, "RESPONSE_TOO_BIG") }: HttpResponse = response;
    return {
      ...response,
      text,
      headers: { ...source.rateLimit.headers, ...nameRequest(requestId), ...response.headers },
    };
  } catch (error) {
    if (error instanceof ConnectionCut) throw error;
    if (!(error instanceof RequestError)) source.logError?.(error, requestId);
    const problem = formatErrorResponse(error, requestId);
    return { ...problem, headers: { ...source.rateLimit.headers, ...nameRequest(requestId), ...problem.headers } };
  }
}

export function nameRequest(requestId: string): Record<string, string> {
  return { "X-Contentful-Request-Id": requestId };
}

function checkSpace(space: ContentSpace, pathname: string): void {
  const [, spaceId = "", environmentId = space.environmentId] = GRAPHQL_PATH.exec(pathname) ?? [];
  if (decodePart(spaceId) !== space.id) throw new RequestError(400, "UNKNOWN_SPACE", "There is no such space");
  if (decodePart(environmentId) !== space.environmentId) {
    throw new RequestError(400, "UNKNOWN_ENVIRONMENT", "The space has no such environment");
  }
}

function getSchema({ schema }: GraphqlSource): GraphQLSchema {
  if (!(schema instanceof SchemaError)) return schema;
  throw new RequestError(422, schema.code, schema.message, { details: schema.details });
}

function formatErrorResponse(error: unknown, requestId: string): QueryResponse {
  const problem =
    error instanceof RequestError ? error : new RequestError(500, "INTERNAL_SERVER_ERROR", "Internal server error");
  const { status, headers, code, details, message } = problem;
  const contentful = {
    ...(code !== undefined && { code }),
    ...(code !== undefined && details && { details, documentationUrl: documentationUrlOf(code) }),
    requestId,
  };
  return { status, headers, body: { errors: [{ message, extensions: { contentful } }] } };
}
