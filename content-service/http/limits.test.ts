import { createHash } from "node:crypto";
import { buildSchema, parse } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createContentType, createEntry, createField, writeSpaceExport } from "../export/space-export-fixture.ts";
import type { WrittenExport } from "../export/space-export-fixture.ts";
import { loadSpaceExport } from "../export/load-space-export.ts";
import { createSpaceSchema } from "../schema/create-space-schema.ts";
import { createContentSpace } from "../space/content-space.ts";
import { startContentService } from "../start-content-service.ts";
import type { ContentService } from "../start-content-service.ts";
import { parseQuery } from "./parsed-queries.ts";
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

let written: WrittenExport;
let service: ContentService;

beforeAll(async () => {
  written = await writeSpaceExport({ contentTypes, entries: [createEntry("post", "a", { title: "First" })] });
  const options = { exportFile: written.file, host: "127.0.0.1", port: 0 };
  service = await startContentService({ ...options, requestsPerSecond: 50 });
});

afterAll(async () => {
  await service.close();
  await written[Symbol.asyncDispose]();
});

async function ask(body: object) {
  const response = await fetch(service.graphqlUrl, {
    method: "POST",
    headers: { authorization: `Bearer ${service.deliveryToken}` },
    body: JSON.stringify(body),
  });
  const { data, errors } = (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: { contentful: { code: string; details?: object } } }[];
  };
  return { response, data, error: errors?.[0], code: errors?.[0]?.extensions.contentful.code };
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
])("%s costs %i", async (query, cost) => {
  const schema = createSpaceSchema(createContentSpace(await loadSpaceExport(written.file)));
  const document = parse(query);
  expect(computeQueryCost(schema, { document, operationName: undefined, variables: {} })).toBe(cost);
});

test("variables take the place of their defaults", async () => {
  const query = `query($n: Int = 20) { ${items("title", "(limit: $n)")} }`;
  const { response } = await ask({ query, variables: { n: 30 } });
  expect(response.headers.get("x-contentful-graphql-query-cost")).toBe("30");
});

test("fragments spread in fragments are counted in a moment, however often", async () => {
  const chain = Array.from({ length: 90 }, (_, index) => {
    return `fragment f${index} on Post { a: next { ...f${index + 1} } b: next { ...f${index + 1} } }`;
  });
  const query = `{ post(id: "a") { ...f0 } } ${chain.join(" ")} fragment f90 on Post { title }`;
  const schema = createSpaceSchema(createContentSpace(await loadSpaceExport(written.file)));
  const began = performance.now();
  const cost = computeQueryCost(schema, { document: parse(query), operationName: undefined, variables: {} });
  expect(cost).toBeGreaterThan(2 ** 90);
  expect(performance.now() - began).toBeLessThan(1000);
});

test("a query above 11000 is refused with its cost", async () => {
  const { response, error } = await ask({ query: `{ ${items("relatedCollection { items { next { title } } }")} }` });
  expect(response.status).toBe(400);
  expect(response.headers.get("x-contentful-graphql-query-cost")).toBe("20100");
  expect(error?.message).toMatch(/^Query cannot be executed\. The maximum allowed complexity for a query is 11000/);
  expect(error?.extensions.contentful).toMatchObject({
    code: "TOO_COMPLEX_QUERY",
    details: { maximumCost: 11_000, cost: 20_100 },
  });
});

const NAMES = "{ postCollection { items { title } } }";
const hashOf = (query: string) => createHash("sha256").update(query).digest("hex");
const persisted = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

test("a query is asked for by its hash once it was sent whole", async () => {
  const sha256Hash = hashOf(NAMES);
  const unknown = await ask(persisted(sha256Hash));
  expect([unknown.response.status, unknown.code]).toEqual([404, "PersistedQueryNotFound"]);
  const wrong = await ask({ query: `${NAMES} `, ...persisted(sha256Hash) });
  expect([wrong.response.status, wrong.code]).toEqual([400, "PersistedQueryMismatch"]);
  const answer = { postCollection: { items: [{ title: "First" }] } };
  expect((await ask({ query: NAMES, ...persisted(sha256Hash) })).data).toEqual(answer);
  expect((await ask(persisted(sha256Hash))).data).toEqual(answer);
  const search = new URLSearchParams({
    extensions: JSON.stringify(persisted(sha256Hash).extensions),
    access_token: service.deliveryToken,
  });
  const byAddress = await fetch(`${service.graphqlUrl}?${search}`);
  expect(await byAddress.json()).toEqual({ data: answer });
});

test("a query above 8 KB is refused, above 16 KB when it is to be kept", async () => {
  const long = (size: number) => NAMES.padEnd(size, " ");
  expect((await ask({ query: long(8192) })).response.status).toBe(200);
  expect((await ask({ query: long(8193) })).code).toBe("QUERY_TOO_BIG");
  expect((await ask({ query: long(16_384), ...persisted(hashOf(long(16_384))) })).response.status).toBe(200);
  expect((await ask({ query: long(16_385), ...persisted(hashOf(long(16_385))) })).code).toBe("QUERY_TOO_BIG");
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

test("a refusal says when to come back", async () => {
  const answers = await Promise.all(Array.from({ length: 120 }, () => ask({ query: NAMES })));
  const refused = answers.find(({ response }) => response.status === 429);
  expect(refused?.code).toBe("RATE_LIMIT_EXCEEDED");
  expect(refused?.response.headers.get("x-contentful-ratelimit-reset")).toBe("1");
  expect(answers[0]?.response.headers.get("x-contentful-ratelimit-second-limit")).toBe("50");
});

test("a query is parsed once for its schema, and forgotten after 500 others", () => {
  const schema = buildSchema("type Query { a: Int }");
  const first = parseQuery(schema, "{ a }");
  expect(parseQuery(schema, "{ a }")).toBe(first);
  for (let index = 0; index < 500; index += 1) parseQuery(schema, `{ b${index}: a }`);
  expect(parseQuery(schema, "{ a }")).not.toBe(first);
});
