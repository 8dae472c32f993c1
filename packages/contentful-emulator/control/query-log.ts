import { readOperationName, type GraphqlRequest } from "../http/read-graphql-request.ts";

/** A query as the service received it. */
export interface ReceivedQuery {
  operation: string | undefined;
  query: string;
  variables: GraphqlRequest["variables"];
}

/** The last queries received, oldest first. */
export interface QueryLog {
  note(asked: GraphqlRequest): void;
  list(): readonly ReceivedQuery[];
  clear(): void;
}

const MAX_QUERIES = 500;

/** An empty log; it keeps the last 500 queries. */
export function createQueryLog(): QueryLog {
  let received: ReceivedQuery[] = [];
  return {
    note(asked) {
      const { query, variables } = asked;
      received = [...received, { operation: readOperationName(asked), query, variables }].slice(-MAX_QUERIES);
    },
    list: () => received,
    clear() {
      received = [];
    },
  };
}
