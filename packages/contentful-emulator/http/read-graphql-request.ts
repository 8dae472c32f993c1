import type { IncomingMessage } from "node:http";
import { isRecord } from "../space/rich-text-document.ts";
import { readBody, RequestError } from "./messages.ts";
import type { PersistedQueries } from "./persisted-queries.ts";

/** Contentful's technical limit for an address, in characters. */
const MAX_ADDRESS = 7600;

/** The operation a request asks for. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
}

/** Reads a GraphQL request from a GET query, a JSON body or a form body. Rejects with `RequestError`. */
export async function readGraphqlRequest(
  request: IncomingMessage,
  url: URL,
  persisted: PersistedQueries,
): Promise<GraphqlRequest> {
  const size = request.url?.length ?? 0;
  if (size > MAX_ADDRESS) throw new RequestError(414, undefined, `The address has ${size} characters`);
  if (request.method === "GET") return toGraphqlRequest(Object.fromEntries(url.searchParams), persisted);
  if (request.method !== "POST") throw new RequestError(405, undefined, "Queries are sent with GET or POST");
  const body = await readBody(request);
  const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  const asked = isForm ? Object.fromEntries(new URLSearchParams(body)) : parseJsonBody(body);
  return toGraphqlRequest(asked, persisted);
}

function parseJsonBody(body: string): Record<string, unknown> {
  const parsed = parseJson(body || "{}");
  if (!isRecord(parsed)) throw new RequestError(400, "INVALID_QUERY_FORMAT", "The body must be a JSON object");
  return parsed;
}

function toGraphqlRequest(asked: Record<string, unknown>, persisted: PersistedQueries): GraphqlRequest {
  const { query, variables, operationName, extensions } = asked;
  return {
    query: persisted.findQuery(query, typeof extensions === "string" ? parseJson(extensions) : extensions),
    variables: toVariables(variables),
    operationName: typeof operationName === "string" && operationName !== "" ? operationName : undefined,
  };
}

function toVariables(variables: unknown): Record<string, unknown> {
  if (variables === undefined || variables === null || variables === "") return {};
  const value = typeof variables === "string" ? parseJson(variables) : variables;
  if (!isRecord(value)) throw new RequestError(400, "INVALID_VARIABLES_FORMAT", "The variables must be an object");
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The name of the operation a request asks for; undefined for an unnamed one. */
export function readOperationName({ operationName, query }: GraphqlRequest): string | undefined {
  return operationName ?? /\bquery\s+(\w+)/.exec(query)?.[1];
}
