import type { GraphqlRequest } from "./read-graphql-request.ts";

/** The name of the operation a request asks for; undefined for an unnamed one. */
export function readOperationName({ operationName, query }: GraphqlRequest): string | undefined {
  return operationName ?? /\bquery\s+(\w+)/.exec(query)?.[1];
}
