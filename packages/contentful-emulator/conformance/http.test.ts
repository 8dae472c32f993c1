import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ContentService } from "../start-content-service.ts";
import { get, post, readResponse, serveConformanceSpace } from "./conformance-space.ts";

// Contentful's GraphQL over HTTP. Pages named in brackets are below contentful.com/developers/docs/references/graphql/,
// technical limits are of contentful.com/developers/docs/technical-limits.

let blog: ContentService;

beforeAll(async () => {
  blog = await serveConformanceSpace("blog");
});

afterAll(() => blog.close());

const NAMES = "query Names($limit: Int) { authorCollection(limit: $limit, order: name_ASC) { items { name } } }";
const FIRST = { authorCollection: { items: [{ name: "Ida Loop" }] } };
const variables = { limit: 1 };

const persisted = (query: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: createHash("sha256").update(query).digest("hex") } },
});

describe("requests (overview)", () => {
  test("are executed by POST of JSON, POST of a form and GET, with the environment or without", async () => {
    const { deliveryToken: access_token } = blog;
    expect((await post(blog, { query: NAMES, variables })).data).toEqual(FIRST);
    expect((await post(blog, { query: NAMES, variables }, { path: "b1ogspace001" })).data).toEqual(FIRST);
    expect((await get(blog, { query: NAMES, variables: JSON.stringify(variables), access_token })).data).toEqual(FIRST);
    const form = new URLSearchParams({ query: NAMES, variables: JSON.stringify(variables) });
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await readResponse(await fetch(blog.graphqlUrl, { method: "POST", headers, body: form }))).data).toEqual(
      FIRST,
    );
  });

  test("choose one of several operations by its name", async () => {
    const query = 'query One { author(id: "mara") { name } } query Other { author(id: "theo") { name } }';
    expect((await post(blog, { query, operationName: "Other" })).data).toEqual({ author: { name: "Theo Okafor" } });
  });

  test("need a token of the space, which a header or the address carries", async () => {
    const missing = await post(blog, { query: NAMES }, { token: "" });
    expect([missing.status, missing.code]).toEqual([401, "ACCESS_TOKEN_MISSING"]);
    const wrong = await get(blog, { query: NAMES, access_token: "wrong" });
    expect([wrong.status, wrong.code]).toEqual([401, "ACCESS_TOKEN_INVALID"]);
  });

  test("show drafts to a preview token only", async () => {
    const query = '{ post(id: "unfinished", preview: true) { title } }';
    const { data } = await post(blog, { query }, { token: blog.previewToken });
    expect(data).toEqual({ post: { title: "Unfinished" } });
    expect((await post(blog, { query })).data).toEqual({ post: null });
  });
});

describe("technical limits", () => {
  const linkedFrom = "linkedFrom { postCollection { items { title } } }";
  const body = "body { links { entries { block { sys { id } } } } }";

  // Both figures are in public error messages of Contentful: stackoverflow.com/questions/75563633, and the
  // README of an ice rink's site that asks for the rich text of a hundred entries with an author each.
  test.each([
    [
      `{ postCollection { items { ${linkedFrom} relatedCollection(limit: 10) { items { author { name } } } } } }`,
      12_100,
    ],
    [`{ postCollection { items { author { name } ${body} } } }`, 100_200],
  ])("the complexity of %s is refused as %i", async (query, cost) => {
    const { status, headers, error, data } = await post(blog, { query });
    expect([status, headers.get("x-contentful-graphql-query-cost"), data]).toEqual([400, String(cost), undefined]);
    expect(error.message).toBe(
      `Query cannot be executed. The maximum allowed complexity for a query is 11000 but it was ${cost}. Simplify the query e.g. by setting lower limits for collections.`,
    );
    expect(error.extensions.contentful).toMatchObject({
      code: "TOO_COMPLEX_QUERY",
      details: { maximumCost: 11_000, cost },
      documentationUrl: "https://ctfl.io/graphql-api-error-too-complex-query",
    });
  });

  test("a response carries the query's cost", async () => {
    const { status, headers } = await post(blog, { query: NAMES, variables: { limit: 30 } });
    expect([status, headers.get("x-contentful-graphql-query-cost")]).toEqual([200, "30"]);
    const most = await post(blog, {
      query: "{ postCursorCollection(limit: 110) { items { relatedCollection(limit: 99) { total } } } }",
    });
    expect([most.status, most.headers.get("x-contentful-graphql-query-cost")]).toEqual([200, "11000"]);
  });

  const long = (size: number) => NAMES.padEnd(size, " ");

  test("a query has 8 KB at most, one that is to be persisted 16 KB", async () => {
    expect((await post(blog, { query: long(8192) })).status).toBe(200);
    const { status, code, error } = await post(blog, { query: long(8193) });
    expect([status, code]).toEqual([400, "QUERY_TOO_BIG"]);
    expect(error.message).toContain("maximum allowed size for a query is 8192 bytes but it was 8193 bytes");
    expect((await post(blog, { query: long(16_384), ...persisted(long(16_384)) })).status).toBe(200);
    expect((await post(blog, { query: long(16_385), ...persisted(long(16_385)) })).code).toBe("QUERY_TOO_BIG");
  });

  test("a URL has 7600 characters at most", async () => {
    const { deliveryToken: access_token } = blog;
    const padTo = (size: number) => {
      const path = `/content/v1/spaces/b1ogspace001/environments/master?${new URLSearchParams({ query: "{ __typename }", access_token })}`;
      return `${blog.origin}${path}&pad=`.padEnd(blog.origin.length + size, "x");
    };
    expect((await fetch(padTo(7600))).status).toBe(200);
    expect((await fetch(padTo(7601))).status).toBe(414);
  });

  test("requests above the rate limit respond with 429 and say when to come back (overview, API rate limits)", async () => {
    const limited = await serveConformanceSpace("blog", 5);
    try {
      const responses = await Promise.all(Array.from({ length: 20 }, () => post(limited, { query: NAMES })));
      const refused = responses.find(({ status }) => status === 429);
      expect([refused?.code, refused?.headers.get("x-contentful-ratelimit-reset")]).toEqual([
        "RATE_LIMIT_EXCEEDED",
        "1",
      ]);
      expect(responses.map(({ headers }) => headers.get("x-contentful-ratelimit-second-limit"))).toEqual(
        Array(20).fill("5"),
      );
    } finally {
      await limited.close();
    }
  });
});

describe("persisted queries (automatic-persisted-queries)", () => {
  test("are unknown, are sent whole once, and are requested by their hash from then on, by GET as well", async () => {
    const query = "{ quoteCollection { total } }";
    const unknown = await post(blog, persisted(query));
    expect([unknown.status, unknown.code]).toEqual([404, "PersistedQueryNotFound"]);
    const wrong = await post(blog, { query: `${query} `, ...persisted(query) });
    expect([wrong.status, wrong.code]).toEqual([400, "PersistedQueryMismatch"]);
    const expected = { quoteCollection: { total: 1 } };
    expect((await post(blog, { query, ...persisted(query) })).data).toEqual(expected);
    expect((await post(blog, persisted(query))).data).toEqual(expected);
    const extensions = JSON.stringify(persisted(query).extensions);
    expect((await get(blog, { extensions, access_token: blog.deliveryToken })).data).toEqual(expected);
  });
});
