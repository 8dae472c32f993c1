import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { librarySpace, MAIN_BRANCH, writeSpaceExport, type WrittenExport } from "../fixtures.ts";
import { startContentService, type ContentService } from "../start-content-service.ts";
import { createContentFaults } from "./content-faults.ts";

const faults = createContentFaults();
let written: WrittenExport;
let service: ContentService;

beforeAll(async () => {
  written = await writeSpaceExport(librarySpace);
  service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0, faults });
});

afterEach(() => faults.clear());

afterAll(async () => {
  await service.close();
  await written[Symbol.asyncDispose]();
});

const LIST = `query List { bookCollection(where: { branch: "${MAIN_BRANCH}" }, limit: 4, order: sys_id_ASC) {
  total items { sys { id } cover { url } } } }`;
const ONE = `query One { book(id: "atlas") { title cover { url } } }`;

function ask(query: string) {
  return fetch(service.graphqlUrl, {
    method: "POST",
    headers: { authorization: `Bearer ${service.deliveryToken}` },
    body: JSON.stringify({ query }),
  });
}

async function read(query: string): Promise<{ data: Record<string, never>; errors?: object[] }> {
  return (await ask(query)).json() as never;
}

test("a service that is down closes every connection, for files too, until the fault is cleared", async () => {
  faults.set({ kind: "down" });
  await expect(ask(LIST)).rejects.toThrow("fetch failed");
  await expect(fetch(`${service.origin}/images.ctfassets.net/any`)).rejects.toThrow("fetch failed");
  faults.clear();
  expect((await ask(LIST)).status).toBe(200);
});

test("a fault of one operation leaves the others alone", async () => {
  faults.set({ kind: "down", operation: "List" });
  await expect(ask(LIST)).rejects.toThrow("fetch failed");
  expect((await ask(ONE)).status).toBe(200);
});

test("a slow response is late and complete", async () => {
  faults.set({ kind: "slow", delayMs: 60 });
  const start = performance.now();
  expect((await read(LIST)).data).toMatchObject({ bookCollection: { total: 13 } });
  expect(performance.now() - start).toBeGreaterThan(55);
});

test("garbage is not JSON, an error has no data, and the rate limit says how long to wait", async () => {
  faults.set({ kind: "garbage" });
  await expect(read(LIST)).rejects.toThrow(SyntaxError);
  faults.set({ kind: "error" });
  expect(await read(LIST)).toEqual({ data: null, errors: [expect.objectContaining({ message: expect.any(String) })] });
  faults.set({ kind: "rate-limited" });
  const refused = await ask(LIST);
  expect([refused.status, refused.headers.get("x-contentful-ratelimit-reset")]).toEqual([429, "1"]);
});

test("an empty response has no items, a total of 0, no cursors and no single entry", async () => {
  const cursors = "{ bookCursorCollection(limit: 2) { items { title } pages { next } } }";
  expect((await read(cursors)).data).toMatchObject({ bookCursorCollection: { pages: { next: expect.any(String) } } });
  faults.set({ kind: "empty" });
  expect(await read(cursors)).toEqual({ data: { bookCursorCollection: { items: [], pages: { next: null } } } });
  expect(await read(LIST)).toEqual({ data: { bookCollection: { total: 0, items: [] } } });
  expect(await read(ONE)).toEqual({ data: { book: null } });
});

test("a partial response lacks the second item and the first item's files, with an error for each", async () => {
  faults.set({ kind: "partial" });
  const { data, errors } = await read(LIST);
  expect(data).toMatchObject({
    bookCollection: {
      total: 13,
      items: [{ sys: { id: "atlas" }, cover: null }, null, { sys: { id: "shelf1" } }, { sys: { id: "shelf10" } }],
    },
  });
  expect(errors).toMatchObject([
    {
      path: ["bookCollection", "items", 0, "cover"],
      extensions: { contentful: { code: "UNRESOLVABLE_LINK" } },
    },
    { path: ["bookCollection", "items", 1] },
  ]);
  expect((await read(ONE)).data).toEqual({ book: { title: "Atlas", cover: null } });
});

test("a fixed response is returned to every request", async () => {
  faults.respondWith({ status: 500, body: "broken" }, 1);
  expect(await (await ask(LIST)).text()).toBe("broken");
  expect((await ask(LIST)).status).toBe(200);
});
