import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startContentService } from "../start-content-service.ts";
import type { ContentService } from "../start-content-service.ts";
import { exportFile } from "./conformance-space.ts";

// Contentful's GraphQL over HTTP. Pages named in brackets are below contentful.com/developers/docs/references/graphql/,
// technical limits are of contentful.com/developers/docs/technical-limits.

let blog: ContentService;
let colliding: ContentService;

const start = (name: string, requestsPerSecond = 10_000) =>
  startContentService({ exportFile: exportFile(name), host: "127.0.0.1", port: 0, requestsPerSecond });

beforeAll(async () => {
  [blog, colliding] = await Promise.all([start("blog"), start("colliding")]);
});

afterAll(() => Promise.all([blog.close(), colliding.close()]));

interface Answer {
  status: number;
  headers: Headers;
  data: unknown;
  error: { message: string; extensions: { contentful: Record<string, unknown> } };
  code: unknown;
}

async function read(response: Response): Promise<Answer> {
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: Answer["error"][] };
  const error = errors?.[0] as Answer["error"];
  return { status: response.status, headers: response.headers, data, error, code: error?.extensions?.contentful.code };
}

interface Target {
  service?: ContentService;
  token?: string;
  /** The path of another space or environment. */
  path?: string;
}

async function post(body: unknown, { service = blog, token, path }: Target = {}): Promise<Answer> {
  const bearer = token ?? service.deliveryToken;
  const headers = { "content-type": "application/json", ...(bearer && { authorization: `Bearer ${bearer}` }) };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const url = path ? `${service.origin}/content/v1/spaces/${path}` : service.graphqlUrl;
  return read(await fetch(url, { method: "POST", headers, body: text }));
}

async function get(parameters: Record<string, string>): Promise<Answer> {
  return read(await fetch(`${blog.graphqlUrl}?${new URLSearchParams(parameters)}`));
}

const NAMES = "query Names($limit: Int) { authorCollection(limit: $limit, order: name_ASC) { items { name } } }";
const FIRST = { authorCollection: { items: [{ name: "Ida Loop" }] } };
const variables = { limit: 1 };

describe("requests (overview)", () => {
  test("are answered by POST of JSON, POST of a form and GET, with the environment or without", async () => {
    const { deliveryToken: access_token } = blog;
    expect((await post({ query: NAMES, variables })).data).toEqual(FIRST);
    expect((await post({ query: NAMES, variables }, { path: "b1ogspace001" })).data).toEqual(FIRST);
    expect((await get({ query: NAMES, variables: JSON.stringify(variables), access_token })).data).toEqual(FIRST);
    const form = new URLSearchParams({ query: NAMES, variables: JSON.stringify(variables) });
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await read(await fetch(blog.graphqlUrl, { method: "POST", headers, body: form }))).data).toEqual(FIRST);
  });

  test("choose one of several operations by its name", async () => {
    const query = 'query One { author(id: "mara") { name } } query Other { author(id: "theo") { name } }';
    expect((await post({ query, operationName: "Other" })).data).toEqual({ author: { name: "Theo Okafor" } });
  });

  test("need a token of the space, which a header or the address carries", async () => {
    const missing = await post({ query: NAMES }, { token: "" });
    expect([missing.status, missing.code]).toEqual([401, "ACCESS_TOKEN_MISSING"]);
    const wrong = await get({ query: NAMES, access_token: "wrong" });
    expect([wrong.status, wrong.code]).toEqual([401, "ACCESS_TOKEN_INVALID"]);
  });

  test("show drafts to a preview token only", async () => {
    const query = '{ post(id: "unfinished", preview: true) { title } }';
    const { data } = await post({ query }, { token: blog.previewToken });
    expect(data).toEqual({ post: { title: "Unfinished" } });
    expect((await post({ query })).data).toEqual({ post: null });
  });
});

describe("errors (graphql-errors)", () => {
  test.each([
    ["{ no json", 400, "INVALID_QUERY_FORMAT"],
    [{}, 400, "MISSING_QUERY"],
    [{ query: 5 }, 400, "INVALID_QUERY_FORMAT"],
    [{ query: NAMES, variables: [1] }, 400, "INVALID_VARIABLES_FORMAT"],
    [{ query: NAMES, variables: "{" }, 400, "INVALID_VARIABLES_FORMAT"],
    [{ query: NAMES, operationName: "Other" }, 400, "QUERY_OPERATION_NAME_MISMATCH"],
  ])("%j answers %i %s", async (body, status, code) => {
    const answer = await post(body);
    expect([answer.status, answer.code, answer.data]).toEqual([status, code, undefined]);
  });

  test("another method answers 405, a body above 1 MB 413, a query without its variables or one that writes 400", async () => {
    const headers = { authorization: `Bearer ${blog.deliveryToken}` };
    expect((await fetch(blog.graphqlUrl, { method: "PUT", headers })).status).toBe(405);
    expect((await post({ query: "x".repeat(2 ** 20) })).status).toBe(413);
    expect((await post({ query: "query($id: String!) { post(id: $id) { title } }" })).status).toBe(400);
    expect((await post({ query: "mutation { __typename }" })).status).toBe(400);
  });

  test("an unknown space or environment answers 400", async () => {
    expect((await post({ query: NAMES }, { path: "other" })).error.extensions.contentful.code).toBe("UNKNOWN_SPACE");
    const staging = await post({ query: NAMES }, { path: "b1ogspace001/environments/staging" });
    expect([staging.status, staging.code]).toEqual([400, "UNKNOWN_ENVIRONMENT"]);
  });

  test("each carries the request's id, in its extensions and a header", async () => {
    const { error, headers } = await post({});
    expect(error.extensions.contentful.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get("x-contentful-request-id")).toBe(error.extensions.contentful.requestId);
    const partial = await post({ query: '{ post(id: "brioche") { author { name } } }' });
    expect([partial.status, partial.data]).toEqual([200, { post: { author: null } }]);
    expect(partial.error).toEqual({
      message:
        "Query execution error. Link from entry 'brioche' to entry 'unhired' on field 'author' within type 'Post' cannot be resolved",
      locations: [{ line: 1, column: 25 }],
      path: ["post", "author"],
      extensions: {
        contentful: {
          code: "UNRESOLVABLE_LINK",
          requestId: partial.headers.get("x-contentful-request-id"),
          details: expect.objectContaining({ linkId: "unhired" }),
          documentationUrl: "https://ctfl.io/graphql-api-error-unresolvable-link",
        },
      },
    });
  });

  test.each([
    ['{ post(id: "rye") { titel } }', 'Cannot query field "titel" on type "Post". Did you mean "title"?'],
    [
      '{ post(id: "rye") }',
      'Field "post" of type "Post" must have a selection of subfields. Did you mean "post { ... }"?',
    ],
    ["{ postCollection(order: body_ASC) { total } }", 'Value "body_ASC" does not exist in "PostOrder" enum.'],
  ])("%s does not fit the schema and answers 400 in GraphQL's own words", async (query, message) => {
    const { status, data, error } = await post({ query });
    expect([status, data, error.message]).toEqual([400, undefined, message]);
  });

  test("a content model whose names collide answers every query 422", async () => {
    const { status, data, error } = await post({ query: "{ __typename }" }, { service: colliding });
    expect([status, data]).toEqual([422, undefined]);
    expect(error).toEqual({
      message:
        "Schema generation failed. Type name generated for the content types 'A_car', 'a_car_' would be the same for all of them: 'ACar'",
      extensions: {
        contentful: {
          code: "COLLIDING_TYPE_NAMES",
          requestId: expect.any(String),
          details: { collidingContentTypeIds: ["A_car", "a_car_"], resultingTypeName: "ACar" },
          documentationUrl: "https://ctfl.io/graphql-api-error-colliding-type-names",
        },
      },
    });
    expect((await post({ query: "{ __typename }" }, { service: colliding, token: "wrong" })).status).toBe(401);
  });
});

describe("technical limits", () => {
  const linkedFrom = "linkedFrom { postCollection { items { title } } }";
  const body = "body { links { entries { block { sys { id } } } } }";

  // Both figures were told in public by Contentful's own error message: stackoverflow.com/questions/75563633, and the
  // README of an ice rink's site that asks for the rich text of a hundred entries with an author each.
  test.each([
    [
      `{ postCollection { items { ${linkedFrom} relatedCollection(limit: 10) { items { author { name } } } } } }`,
      12_100,
    ],
    [`{ postCollection { items { author { name } ${body} } } }`, 100_200],
  ])("the complexity of %s is refused as %i", async (query, cost) => {
    const { status, headers, error, data } = await post({ query });
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

  test("an answer tells what it cost", async () => {
    const { status, headers } = await post({ query: NAMES, variables: { limit: 30 } });
    expect([status, headers.get("x-contentful-graphql-query-cost")]).toEqual([200, "30"]);
    const most = await post({
      query: "{ postCursorCollection(limit: 110) { items { relatedCollection(limit: 99) { total } } } }",
    });
    expect([most.status, most.headers.get("x-contentful-graphql-query-cost")]).toEqual([200, "11000"]);
  });

  const long = (size: number) => NAMES.padEnd(size, " ");

  test("a query has 8 KB at most, one that is to be kept 16 KB", async () => {
    expect((await post({ query: long(8192) })).status).toBe(200);
    const { status, code, error } = await post({ query: long(8193) });
    expect([status, code]).toEqual([400, "QUERY_TOO_BIG"]);
    expect(error.message).toContain("maximum allowed size for a query is 8192 bytes but it was 8193 bytes");
    expect((await post({ query: long(16_384), ...persisted(long(16_384)) })).status).toBe(200);
    expect((await post({ query: long(16_385), ...persisted(long(16_385)) })).code).toBe("QUERY_TOO_BIG");
  });

  test("requests above the rate limit answer 429 and say when to come back (overview, API rate limits)", async () => {
    const limited = await start("blog", 5);
    try {
      const answers = await Promise.all(Array.from({ length: 20 }, () => post({ query: NAMES }, { service: limited })));
      const refused = answers.find(({ status }) => status === 429);
      expect([refused?.code, refused?.headers.get("x-contentful-ratelimit-reset")]).toEqual([
        "RATE_LIMIT_EXCEEDED",
        "1",
      ]);
      expect(answers.map(({ headers }) => headers.get("x-contentful-ratelimit-second-limit"))).toEqual(
        Array(20).fill("5"),
      );
    } finally {
      await limited.close();
    }
  });
});

const persisted = (query: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: createHash("sha256").update(query).digest("hex") } },
});

describe("persisted queries (automatic-persisted-queries)", () => {
  test("are unknown, are sent whole once, and are asked for by their hash from then on, by GET as well", async () => {
    const query = "{ quoteCollection { total } }";
    const unknown = await post(persisted(query));
    expect([unknown.status, unknown.code]).toEqual([404, "PersistedQueryNotFound"]);
    const wrong = await post({ query: `${query} `, ...persisted(query) });
    expect([wrong.status, wrong.code]).toEqual([400, "PersistedQueryMismatch"]);
    const answer = { quoteCollection: { total: 1 } };
    expect((await post({ query, ...persisted(query) })).data).toEqual(answer);
    expect((await post(persisted(query))).data).toEqual(answer);
    const extensions = JSON.stringify(persisted(query).extensions);
    expect((await get({ extensions, access_token: blog.deliveryToken })).data).toEqual(answer);
  });
});
