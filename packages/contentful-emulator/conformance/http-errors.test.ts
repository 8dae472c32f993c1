import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createContentType, createField, writeSpaceExport } from "../fixtures.ts";
import { startContentService, type ContentService } from "../start-content-service.ts";
import { post, serveConformanceSpace } from "./conformance-space.ts";

// Responses without data, or with errors beside it. Pages named in brackets are below
// contentful.com/developers/docs/references/graphql/.

let blog: ContentService;
let colliding: ContentService;

beforeAll(async () => {
  [blog, colliding] = await Promise.all([serveConformanceSpace("blog"), serveConformanceSpace("colliding")]);
});

afterAll(() => Promise.all([blog.close(), colliding.close()]));

const NAMES = "query Names($limit: Int) { authorCollection(limit: $limit, order: name_ASC) { items { name } } }";

describe("errors (graphql-errors)", () => {
  test.each([
    ["{ no json", 400, "INVALID_QUERY_FORMAT"],
    [{}, 400, "MISSING_QUERY"],
    [{ query: 5 }, 400, "INVALID_QUERY_FORMAT"],
    [{ query: NAMES, variables: [1] }, 400, "INVALID_VARIABLES_FORMAT"],
    [{ query: NAMES, variables: "{" }, 400, "INVALID_VARIABLES_FORMAT"],
    [{ query: NAMES, operationName: "Other" }, 400, "QUERY_OPERATION_NAME_MISMATCH"],
  ])("%j responds with %i %s", async (body, status, code) => {
    const response = await post(blog, body);
    expect([response.status, response.code, response.data]).toEqual([status, code, undefined]);
  });

  test("another method responds with 405, a body above 1 MB 413, a query without its variables or one that writes 400", async () => {
    const headers = { authorization: `Bearer ${blog.deliveryToken}` };
    expect((await fetch(blog.graphqlUrl, { method: "PUT", headers })).status).toBe(405);
    expect((await post(blog, { query: "x".repeat(2 ** 20) })).status).toBe(413);
    expect((await post(blog, { query: "x".repeat(40 * 2 ** 20) })).status).toBe(413);
    expect((await post(blog, { query: "query($id: String!) { post(id: $id) { title } }" })).status).toBe(400);
    expect((await post(blog, { query: "mutation { __typename }" })).status).toBe(400);
  });

  test("an unknown space or environment responds with 400", async () => {
    expect((await post(blog, { query: NAMES }, { path: "other" })).error.extensions.contentful.code).toBe(
      "UNKNOWN_SPACE",
    );
    const staging = await post(blog, { query: NAMES }, { path: "b1ogspace001/environments/staging" });
    expect([staging.status, staging.code]).toEqual([400, "UNKNOWN_ENVIRONMENT"]);
  });

  test("each carries the request's id, in its extensions and a header", async () => {
    const { error, headers } = await post(blog, {});
    expect(error.extensions.contentful.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get("x-contentful-request-id")).toBe(error.extensions.contentful.requestId);
    const partial = await post(blog, { query: '{ post(id: "brioche") { author { name } } }' });
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
  ])("%s does not fit the schema and gets 400 in GraphQL's own words", async (query, message) => {
    const { status, data, error } = await post(blog, { query });
    expect([status, data, error.message]).toEqual([400, undefined, message]);
  });

  test("a content model whose names collide responds to every query with 422", async () => {
    const { status, data, error } = await post(colliding, { query: "{ __typename }" });
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
    expect((await post(colliding, { query: "{ __typename }" }, { token: "wrong" })).status).toBe(401);
  });
});

const links = createField("posts", "Array", { items: { type: "Link", linkType: "Entry" } });

test.each([
  ["RESERVED_FIELD_NAME", [createContentType("page", [createField("sys", "Text")])]],
  ["COLLIDING_FIELD_NAMES", [createContentType("page", [links, createField("postsCollection", "Text")])]],
  // The trap of the page's section "COLLIDING_TYPE_NAMES during query execution".
  [
    "COLLIDING_TYPE_NAMES",
    [
      createContentType("blogPost", [createField("content", "RichText")]),
      createContentType("blogPostContent", [links]),
    ],
  ],
])("a content model that gives %s responds to every query with 422 (graphql-errors)", async (code, contentTypes) => {
  await using written = await writeSpaceExport({ contentTypes });
  const service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0 });
  try {
    const response = await post(service, { query: "{ __typename }" });
    expect([response.status, response.code, response.data]).toEqual([422, code, undefined]);
    expect(response.error.message).toMatch(/^Schema generation failed\. /);
  } finally {
    await service.close();
  }
});
