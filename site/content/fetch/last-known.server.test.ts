import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openLastKnown } from "./last-known.server.ts";

const graphqlUrl = "https://content.example.org/spaces/one";
const QUERY = "query Doctors { doctors }";
const anna = { doctors: { sys: { id: "anna" }, name: "Anna" } };
const nobody = { doctors: null, departmentsCollection: { items: [] } };

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "last-known-"));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

const open = (options = {}) => openLastKnown({ directory, graphqlUrl, ...options });

async function listFiles(): Promise<string[]> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

test("the last response to a query is found after a restart, and only with the same variables", async () => {
  const before = await open();
  await before.store(QUERY, { id: "anna" }, { doctors: { name: "old" } });
  await before.store(QUERY, { id: "anna" }, anna);
  const after = await open();
  expect(await after.find(QUERY, { id: "anna" })).toEqual(anna);
  expect(await after.find(QUERY, { id: "ben" })).toBeUndefined();
  expect(await listFiles()).toHaveLength(1);
});

test("a response without any entry is not stored, and removes the earlier one", async () => {
  const lastKnown = await open();
  await lastKnown.store(QUERY, {}, anna);
  await lastKnown.store(QUERY, {}, nobody);
  expect(await lastKnown.find(QUERY, {})).toBeUndefined();
  await lastKnown.store(QUERY, {}, anna);
  expect(await lastKnown.find(QUERY, {})).toEqual(anna);
});

test("what names an entry is forgotten with it, and nothing else", async () => {
  const lastKnown = await open();
  await lastKnown.store(QUERY, { list: 1 }, { all: { items: [anna.doctors] } });
  await lastKnown.store(QUERY, { list: 2 }, { all: { items: [{ sys: { id: "annabel" } }] } });
  await lastKnown.forget("anna");
  expect(await lastKnown.find(QUERY, { list: 1 })).toBeUndefined();
  expect(await lastKnown.find(QUERY, { list: 2 })).toBeDefined();
});

test("another space's responses, and those of another content model, are not shown and are removed", async () => {
  await (await open()).store(QUERY, {}, anna);
  const other = await open({ graphqlUrl: "https://content.example.org/spaces/two" });
  expect(await other.find(QUERY, {})).toBeUndefined();
  expect(await listFiles()).toEqual([]);
});

test("a damaged file counts as none", async () => {
  const lastKnown = await open();
  await lastKnown.store(QUERY, {}, anna);
  for (const file of await listFiles()) await writeFile(file, `{"doctors":{"na`);
  expect(await lastKnown.find(QUERY, {})).toBeUndefined();
});

test("the responses used longest ago make room for new ones", async () => {
  const lastKnown = await open({ maxFiles: 10 });
  for (let id = 0; id < 30; id += 1) {
    await lastKnown.store(QUERY, { id }, anna);
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  expect((await listFiles()).length).toBeLessThanOrEqual(10);
  expect(await lastKnown.find(QUERY, { id: 29 })).toEqual(anna);
  expect(await lastKnown.find(QUERY, { id: 0 })).toBeUndefined();
});
