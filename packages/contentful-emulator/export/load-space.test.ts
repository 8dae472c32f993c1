import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { createAsset, createContentType, createEntry, createField, writeSpaceExport } from "../fixtures.ts";
import { MAX_ITEMS } from "./json-slices.ts";
import { loadSpaceExport, SpaceExportError } from "./load-space.ts";
import { createLocales } from "../space/locales.ts";

const contentTypes = [createContentType("books", [createField("name", "Symbol")])];

async function readProblem(content: unknown): Promise<string> {
  await using written = await writeSpaceExport(content);
  const error: unknown = await loadSpaceExport(written.file).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SpaceExportError);
  const { message } = error as SpaceExportError;
  expect(message.startsWith(`${written.file}: `)).toBe(true);
  return message.slice(written.file.length + 2);
}

test("a missing file is named", async () => {
  await expect(loadSpaceExport("/nowhere/export.json")).rejects.toThrow(
    new SpaceExportError("/nowhere/export.json: the file does not exist"),
  );
});

test("a file that is no JSON is refused", async () => {
  expect(await readProblem("{ no json")).toMatch(/^no valid JSON: /);
});

test("a value of the wrong kind is named by its path", async () => {
  expect(await readProblem({ contentTypes: [{ sys: { id: "books" }, name: 5, fields: [] }] })).toMatch(
    /^contentTypes\.0\.name: /,
  );
  expect(await readProblem([])).toBe("an export is a JSON object, this is none");
});

test("an entry of an unknown content type is named", async () => {
  const entries = [createEntry("books", "a", {}), createEntry("films", "b", {})];
  expect(await readProblem({ contentTypes, entries })).toBe('entry "b" is of the unknown content type "films"');
});

test("an id that occurs twice is named", async () => {
  const entries = [createEntry("books", "a", {}), createEntry("books", "a", {})];
  expect(await readProblem({ contentTypes, entries })).toBe('the entry id "a" occurs twice');
  const assets = [createAsset("p", "p.webp", "image/webp"), createAsset("p", "p.webp", "image/webp")];
  expect(await readProblem({ contentTypes, assets })).toBe('the asset id "p" occurs twice');
});

test("locales need a default; of several the first counts", async () => {
  const locales = [
    { code: "en", name: "English" },
    { code: "ml", name: "Malayalam" },
  ];
  expect(await readProblem({ contentTypes, locales })).toMatch(/^no locale is the default one/);
  const both = locales.map((locale) => ({ ...locale, default: true }));
  await using written = await writeSpaceExport({ contentTypes, locales: both });
  expect(createLocales((await loadSpaceExport(written.file)).locales).defaultCode).toBe("en");
});

test.each([
  ["UTF-8", (text: string) => Buffer.from(text)],
  ["UTF-16LE", (text: string) => Buffer.from(text, "utf16le")],
  ["UTF-16BE", (text: string) => Buffer.from(text, "utf16le").swap16()],
])("a file may begin with the byte order mark of %s", async (_, encode) => {
  await using written = await writeSpaceExport({ contentTypes });
  const named = [{ ...contentTypes[0], name: "പുസ്തകം" }];
  await writeFile(written.file, encode(`\uFEFF${JSON.stringify({ contentTypes: named })}`));
  expect((await loadSpaceExport(written.file)).contentTypes).toMatchObject([{ name: "പുസ്തകം" }]);
});

test("a JSON object that is no export is refused, and what it lacks is named", async () => {
  const lacks = "this is no space export: it has none of contentTypes, entries, assets, locales, tags, but";
  expect(await readProblem({})).toBe(`${lacks} is empty`);
  expect(await readProblem({ name: "site", version: "1.0.0" })).toBe(`${lacks} begins with name, version`);
});

test("missing lists are empty and unknown keys are ignored", async () => {
  await using written = await writeSpaceExport({ contentTypes: [], roles: [{ any: "thing" }] });
  expect(await loadSpaceExport(written.file)).toMatchObject({ contentTypes: [], entries: [], assets: [], locales: [] });
});

test("other work gets its turn between the slices of a large export", async () => {
  const entries = Array.from({ length: 20 * MAX_ITEMS }, (_, index) => createEntry("books", `b${index}`, {}));
  await using written = await writeSpaceExport({ contentTypes, entries });
  let turns = 0;
  let isLoading = true;
  const countTurn = () => {
    turns += 1;
    if (isLoading) setImmediate(countTurn);
  };
  setImmediate(countTurn);
  const loaded = await loadSpaceExport(written.file);
  isLoading = false;
  expect(loaded.entries.map(({ sys }) => sys.id)).toEqual(entries.map(({ sys }) => sys.id));
  expect(turns).toBeGreaterThanOrEqual(20);
});

test("a field may have the name of an object's own property", async () => {
  const entries = [createEntry("books", "a", { constructor: "Lotus" })];
  await using written = await writeSpaceExport({ contentTypes, entries });
  expect((await loadSpaceExport(written.file)).entries[0]?.fields).toEqual({ constructor: { "en-US": "Lotus" } });
});
