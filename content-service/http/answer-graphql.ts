import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { GraphQLSchema } from "graphql";
import type { ContentFaults } from "../faults/content-faults.ts";
import { ConnectionCut } from "../faults/connection-cut.ts";
import { documentationUrlOf } from "../schema/content-error.ts";
import type { QueryContext } from "../schema/query-context.ts";
import { SchemaProblem } from "../schema/schema-problem.ts";
import type { ContentSpace } from "../space/content-space.ts";
import { authoriseRequest } from "./authorise-request.ts";
import type { AccessTokens } from "./authorise-request.ts";
import { executeQuery } from "./execute-query.ts";
import type { QueryAnswer } from "./execute-query.ts";
import type { HttpAnswer } from "./http-answer.ts";
import type { PersistedQueries } from "./persisted-queries.ts";
import type { RateLimit } from "./rate-limit.ts";
import { readGraphqlRequest } from "./read-graphql-request.ts";
import type { GraphqlRequest } from "./read-graphql-request.ts";
import { RequestProblem } from "./request-problem.ts";

/** What a GraphQL request is answered from. */
export interface GraphqlSource {
  readonly space: ContentSpace;
  /** The problem, in place of a schema, when the content model gives none. */
  readonly schema: GraphQLSchema | SchemaProblem;
  readonly tokens: AccessTokens;
  readonly assetUrl: QueryContext["assetUrl"];
  /** Told of every query that is answered. */
  readonly noteQuery?: ((asked: GraphqlRequest) => void) | undefined;
  readonly faults?: ContentFaults | undefined;
  readonly persisted: PersistedQueries;
  readonly rateLimit: RateLimit;
}

const GRAPHQL_PATH = /^\/content\/v1\/spaces\/([^/]+)(?:\/environments\/([^/]+))?\/?$/;

/** True for the paths at which Contentful serves GraphQL, whatever the space. */
export function isGraphqlPath(pathname: string): boolean {
  return GRAPHQL_PATH.test(pathname);
}

/**
 * Answers a request at a GraphQL path, problems of the request included, in Contentful's shape.
 * Rejects with `ConnectionCut` when a fault wants no answer at all.
 */
export async function answerGraphql(source: GraphqlSource, request: IncomingMessage, url: URL): Promise<HttpAnswer> {
  const requestId = randomUUID();
  try {
    const { canPreview } = authoriseRequest(request, url, source.tokens);
    source.rateLimit.count();
    checkSpace(source.space, url.pathname);
    const context: QueryContext = { space: source.space, canPreview, assetUrl: source.assetUrl };
    const asked = await readGraphqlRequest(request, url, source.persisted);
    source.noteQuery?.(asked);
    const schema = getSchema(source);
    const execute = () => executeQuery(schema, asked, context, requestId);
    const answer = await (source.faults ? source.faults.answerQuery(asked, execute) : execute());
    return { ...answer, headers: { ...source.rateLimit.headers, ...nameRequest(requestId), ...answer.headers } };
  } catch (error) {
    if (error instanceof ConnectionCut) throw error;
    const problem = formatProblem(error, requestId);
    return { ...problem, headers: { ...source.rateLimit.headers, ...nameRequest(requestId), ...problem.headers } };
  }
}

function nameRequest(requestId: string): Record<string, string> {
  return { "X-Contentful-Request-Id": requestId };
}

function checkSpace(space: ContentSpace, pathname: string): void {
  const [, spaceId, environmentId = space.environmentId] = GRAPHQL_PATH.exec(pathname) ?? [];
  if (spaceId !== space.id) throw new RequestProblem(400, "UNKNOWN_SPACE", "There is no such space");
  if (environmentId !== space.environmentId) {
    throw new RequestProblem(400, "UNKNOWN_ENVIRONMENT", "The space has no such environment");
  }
}

function getSchema({ schema }: GraphqlSource): GraphQLSchema {
  if (!(schema instanceof SchemaProblem)) return schema;
  throw new RequestProblem(422, schema.code, schema.message, { details: schema.details });
}

function formatProblem(error: unknown, requestId: string): QueryAnswer {
  const problem =
    error instanceof RequestProblem ? error : new RequestProblem(500, "INTERNAL_SERVER_ERROR", "Internal server error");
  const { status, headers, code, details, message } = problem;
  const contentful = {
    ...(code !== undefined && { code }),
    ...(code !== undefined && details && { details, documentationUrl: documentationUrlOf(code) }),
    requestId,
  };
  return { status, headers, body: { errors: [{ message, extensions: { contentful } }] } };
}
