import { buildSchema, parse } from "graphql";
import { expect, test } from "vitest";
import { loadSpaceExport } from "../export/load-space.ts";
import { createContentType, createEntry, createField, writeSpaceExport } from "../fixtures.ts";
import { createSpaceSchema } from "../schema/create-space-schema.ts";
import { createContentSpace } from "../space/content-space.ts";
import { startContentService } from "../start-content-service.ts";
import { parseQuery } from "./execute-query.ts";
import { computeQueryCost } from "./query-cost.ts";
import { createRateLimit } from "./rate-limit.ts";

const links = { items: { type: "Link", linkType: "Entry", validations: [{ linkContentType: ["post"] }] } };
const blocks = { nodes: { "embedded-entry-block": [{ size: { max: 10 } }] } };

const contentTypes = [
  createContentType("post", [
    createField("title", "Symbol"),
    createField("body", "RichText"),
    createField("shortBody", "RichText", { validations: [blocks] }),
    createField("next", "Link", { linkType: "Entry", validations: [{ linkContentType: ["post"] }] }),
    createField("related", "Array", links),
    createField("few", "Array", { ...links, validations: [{ size: { max: 5 } }] }),
  ]),
];

await using written = await writeSpaceExport({ contentTypes });
const schema = createSpaceSchema(createContentSpace(await loadSpaceExport(written.file)));

function costOf(query: string, variables = {}): number {
  return computeQueryCost(schema, { document: parse(query), operationName: undefined, variables });
}

const items = (fields: string, limit = "") => `postCollection${limit} { items { ${fields} } }`;

test.each([
  [`{ ${items("title")} }`, 100],
  [`{ ${items("title", "(limit: 7)")} }`, 7],
  [`{ ${items("title", "(limit: 5000)")} }`, 1000],
  [`{ post(id: "a") { title } }`, 0],
  [`{ post(id: "a") { next { next { title } } } }`, 2],
  [`{ ${items("next { title }")} }`, 200],
  [`{ ${items("relatedCollection { items { title } }")} }`, 10_100],
  [`{ ${items("relatedCollection(limit: 10) { items { next { title } } }")} }`, 100 + 1000 + 1000],
  [`{ ${items("fewCollection { items { title } }")} }`, 600],
  [`{ ${items("body { links { entries { block { sys { id } } } } }")} }`, 100 * (1 + 1000)],
  [`{ ${items("body { links { entries { block { sys { id } } inline { sys { id } } } } }")} }`, 100 * (1 + 1000)],
  [`{ ${items("shortBody { links { entries { block { sys { id } } } } }")} }`, 100 * (1 + 10)],
  [`query($n: Int = 20) { ${items("title", "(limit: $n)")} }`, 20],
  [`{ ...f } fragment f on Query { ${items("...t")} } fragment t on Post { next { title } }`, 200],
])("%s costs %i", (query, cost) => {
  expect(costOf(query)).toBe(cost);
});

test("variables take the place of their defaults", () => {
  expect(costOf(`query($n: Int = 20) { ${items("title", "(limit: $n)")} }`, { n: 30 })).toBe(30);
});

test("fragments spread in fragments are counted in a moment, however often", () => {
  const chain = Array.from({ length: 90 }, (_, index) => {
    return `fragment f${index} on Post { a: next { ...f${index + 1} } b: next { ...f${index + 1} } }`;
  });
  const query = `{ post(id: "a") { ...f0 } } ${chain.join(" ")} fragment f90 on Post { title }`;
  expect(costOf(query)).toBeGreaterThan(2 ** 90);
});

test("requests above the limit of a second are refused until the next", () => {
  let now = 1000;
  const limit = createRateLimit(2, () => now);
  limit.count();
  limit.count();
  expect(() => limit.count()).toThrow(expect.objectContaining({ status: 429, code: "RATE_LIMIT_EXCEEDED" }));
  now = 2000;
  expect(() => limit.count()).not.toThrow();
});

test("a response above 7 MB is refused, as is a query more complex than allowed", async () => {
  const entries = [createEntry("post", "long", { title: "x".repeat(7 * 1024 * 1024) })];
  await using large = await writeSpaceExport({ contentTypes, entries });
  const service = await startContentService({ exportFile: large.file, maxComplexity: 99, deliveryToken: "read" });
  const ask = async (address: string) => {
    const response = await fetch(address, { headers: { authorization: "Bearer read" } });
    expect(response.headers.get("x-contentful-ratelimit-second-limit")).toBe("55");
    return [response.status, await response.json()];
  };
  const message = "Response size too big. Maximum allowed response size: 7340032B.";
  try {
    expect(await ask(`${service.restUrl}/entries/long`)).toMatchObject([400, { sys: { id: "BadRequest" }, message }]);
    expect(await ask(`${service.graphqlUrl}?query={post(id:"long"){title}}`)).toMatchObject([
      400,
      { errors: [{ message, extensions: { contentful: { code: "RESPONSE_TOO_BIG" } } }] },
    ]);
    expect(await ask(`${service.graphqlUrl}?query={postCollection{total}}`)).toMatchObject([
      400,
      { errors: [{ extensions: { contentful: { details: { maximumCost: 99, cost: 100 } } } }] },
    ]);
  } finally {
    await service.close();
  }
});

test("a query is parsed once for its schema", () => {
  const small = buildSchema("type Query { a: Int }");
  const first = parseQuery(small, "{ a }");
  expect(parseQuery(small, "{ a }")).toBe(first);
  expect(parseQuery(buildSchema("type Query { a: Int }"), "{ a }")).not.toBe(first);
});
