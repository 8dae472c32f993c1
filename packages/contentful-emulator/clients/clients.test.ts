import { createHash } from "node:crypto";
import { ApolloClient, ApolloLink, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { cacheExchange, createClient, fetchExchange } from "@urql/core";
import { GraphQLClient } from "graphql-request";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveConformanceSpace } from "../conformance/conformance-space.ts";
import type { ContentService } from "../start-content-service.ts";

// What sites query Contentful with, as each one's own guide sets it up.

let service: ContentService;
let headers: { authorization: string };

beforeAll(async () => {
  service = await serveConformanceSpace("blog");
  headers = { authorization: `Bearer ${service.deliveryToken}` };
});

afterAll(() => service.close());

const POST = `query Post($id: String!) {
  post(id: $id) { sys { id } title author { sys { id } name } hero { __typename ... on Quote { words } } }
}`;
const FEATURED = `query Featured($where: PostFilter) {
  postCollection(where: $where, order: title_ASC, limit: 2) { total items { sys { id } title } }
}`;

const BROKEN_LINK = '{ post(id: "brioche") { author { name } } }';

/** The same query without a client's help. */
async function fetchData(query: string, variables: object): Promise<unknown> {
  const body = JSON.stringify({ query, variables });
  const response = await fetch(service.graphqlUrl, { method: "POST", headers, body });
  const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

const QUESTIONS: [string, object][] = [
  [POST, { id: "rye" }],
  [FEATURED, { where: { title_exists: true, author: { name_exists: true } } }],
];

describe("urql", () => {
  const createUrql = (preferGetMethod: boolean) =>
    createClient({
      url: service.graphqlUrl,
      exchanges: [cacheExchange, fetchExchange],
      fetchOptions: { headers },
      preferGetMethod,
    });

  test.each([true, false])("reads entries, GET: %j", async (isGet) => {
    for (const [query, variables] of QUESTIONS) {
      const { data, error } = await createUrql(isGet).query<unknown>(query, variables).toPromise();
      expect(error).toBeUndefined();
      expect(withoutTypeNames(data)).toEqual(withoutTypeNames(await fetchData(query, variables)));
    }
  });

  test("gives Contentful's code of an error beside the data", async () => {
    const { data, error } = await createUrql(false).query(BROKEN_LINK, {});
    expect(data).toMatchObject({ post: { author: null } });
    expect(error?.graphQLErrors[0]?.extensions["contentful"]).toMatchObject({ code: "UNRESOLVABLE_LINK" });
  });
});

describe("Apollo Client", () => {
  const createApollo = (link: ApolloLink) => new ApolloClient({ link, cache: new InMemoryCache() });
  const createHttpLink = () => new HttpLink({ uri: service.graphqlUrl, headers });

  test("reads entries, and again from its cache", async () => {
    const client = createApollo(createHttpLink());
    for (const [query, variables] of QUESTIONS) {
      const { data } = await client.query({ query: gql(query), variables });
      expect(withoutTypeNames(data)).toEqual(withoutTypeNames(await fetchData(query, variables)));
      const cached = await client.query({ query: gql(query), variables, fetchPolicy: "cache-only" });
      expect(cached.data).toEqual(data);
    }
  });

  test("its persisted queries are registered by the first request, and asked for by hash with GET from then on", async () => {
    const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
    const seen: string[] = [];
    const link = new HttpLink({
      uri: service.graphqlUrl,
      headers,
      fetch: (url, options) => {
        const hasQuery = /title/.test(`${String(url)} ${String(options?.body)}`);
        seen.push(`${options?.method} ${hasQuery ? "with the query" : "by hash"}`);
        return fetch(url, options);
      },
    });
    const persisted = new PersistedQueryLink({ sha256, useGETForHashedQueries: true });
    for (const round of [1, 2]) {
      const { data } = await createApollo(ApolloLink.from([persisted, link])).query({
        query: gql(POST),
        variables: { id: "rye" },
      });
      expect([round, withoutTypeNames(data)]).toEqual([round, withoutTypeNames(await fetchData(POST, { id: "rye" }))]);
    }
    expect(seen).toEqual(["GET by hash", "POST with the query", "GET by hash"]);
  });

  test("gives Contentful's code of an error", async () => {
    const failure: unknown = await createApollo(createHttpLink())
      .query({ query: gql(BROKEN_LINK) })
      .catch((error: unknown) => error);
    expect(CombinedGraphQLErrors.is(failure) && failure.errors[0]?.extensions?.["contentful"]).toMatchObject({
      code: "UNRESOLVABLE_LINK",
    });
  });
});

describe("graphql-request", () => {
  test("reads entries", async () => {
    const client = new GraphQLClient(service.graphqlUrl, { headers });
    for (const [query, variables] of QUESTIONS) {
      expect(await client.request(query, variables)).toEqual(await fetchData(query, variables));
    }
  });

  test("gives Contentful's code of an error", async () => {
    const client = new GraphQLClient(service.graphqlUrl, { headers: { authorization: "Bearer wrong" } });
    await expect(client.request(POST, { id: "rye" })).rejects.toMatchObject({
      response: { status: 401, errors: [{ extensions: { contentful: { code: "ACCESS_TOKEN_INVALID" } } }] },
    });
  });
});

/** Clients add `__typename` to every selection. */
function withoutTypeNames(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data, (key, value: unknown) => (key === "__typename" ? undefined : value)));
}
