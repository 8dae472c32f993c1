import { stat } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { createContentTypes } from "#site/content/content-model.ts";
import { runInTest } from "../test-support/run-in-test.ts";
import { MANAGEMENT_TOKEN, startManagementApi } from "../test-support/start-management-api.ts";
import {
  createImportFile,
  SAMPLE_ASSETS_DIR,
  type ExportedItem,
  type ImportFile,
  importIntoSpace,
} from "./import-into-space.ts";
import { manageContentModel, requireEmpty } from "./manage-model.ts";

const FAST = 1000;
/** The hospitals of the project's data. */
const hospitalNames = ["Kayalora Hospital", "Venmala Hospital Kozhencherry", "Venmala Hospital Punalur"];
const contentTypes = createContentTypes(hospitalNames);
const said: string[] = [];

// Contentful's import prints its progress.
beforeEach(() => {
  said.length = 0;
  for (const method of ["log", "warn", "error"] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void said.push(words.join(" ")));
  }
});

/** The model with a doctor, her portrait and a draft. */
async function createSmallFile(): Promise<ImportFile> {
  const file = await createImportFile(true, hospitalNames);
  const { entries = [], assets = [] } = file;
  const doctor = entries.find(({ fields }) => fields.profilePic);
  const draft = entries.find(({ sys }) => sys.publishedVersion === undefined);
  const portrait = doctor?.fields.profilePic?.["en-US"] as ExportedItem | undefined;
  const wanted = [doctor, draft].filter((entry) => entry !== undefined);
  return { ...file, entries: wanted, assets: assets.filter(({ sys }) => sys.id === portrait?.sys.id) };
}

test("the model alone is printed with an editor for each type, and with samples on request", async () => {
  const { code, printed } = await runInTest(manageContentModel, "");
  const file = JSON.parse(printed) as ImportFile;
  expect([code, Object.keys(file)]).toEqual([0, ["contentTypes", "editorInterfaces", "locales"]]);
  expect(file.contentTypes).toEqual(contentTypes);
  const fields = contentTypes.map((type) => type.fields.map(({ id }) => id));
  expect(file.editorInterfaces.map(({ controls }) => controls.map(({ fieldId }) => fieldId))).toEqual(fields);
  const samples = await runInTest(manageContentModel, "--samples");
  expect((JSON.parse(samples.printed) as ImportFile).entries?.length).toBeGreaterThan(150);
  expect(samples.noted).toContain(SAMPLE_ASSETS_DIR);
});

test("each sample file lies where Contentful's import looks for it", async () => {
  const { assets = [] } = await createImportFile(true, hospitalNames);
  expect(assets.length).toBeGreaterThan(50);
  for (const { fields } of assets) {
    const file = fields.file?.["en-US"] as { url: string } | undefined;
    // The import takes what follows the first two slashes as it stands.
    expect((await stat(join(SAMPLE_ASSETS_DIR, file?.url.split("//")[1] ?? ""))).isFile()).toBe(true);
  }
});

test("Contentful's import takes the file, and the space holds what it says", async () => {
  await using api = await startManagementApi();
  const file = await createSmallFile();
  await requireEmpty(api.space);
  await importIntoSpace(api.space, file, FAST);
  for (const { sys, fields } of contentTypes) {
    const type = api.items.get(`content_types/${sys.id}`);
    expect(type).toMatchObject({ fields, sys: { publishedVersion: 1 } });
    expect(api.items.get(`content_types/${sys.id}/editor_interface`)?.controls).toHaveLength(fields.length);
  }
  expect(api.uploads).toEqual([{ id: "upload0", bytes: expect.any(Number) }]);
  const [portrait] = file.assets ?? [];
  expect(api.items.get(`assets/${portrait?.sys.id}`)?.sys.publishedVersion).toBeDefined();
  const [doctor, draft] = file.entries ?? [];
  expect(api.items.get(`entries/${doctor?.sys.id}`)).toMatchObject({ fields: doctor?.fields });
  expect(api.items.get(`entries/${doctor?.sys.id}`)?.sys.publishedVersion).toBeDefined();
  expect(api.items.get(`entries/${draft?.sys.id}`)?.sys.publishedVersion).toBeUndefined();
  await expect(requireEmpty(api.space)).rejects.toThrow("is not empty: 5 content types, 2 entries, 1 assets");
  expect(said.join("\n")).not.toContain(MANAGEMENT_TOKEN);
});

test("what Contentful's own rules or its API refuse is named, without the token", async () => {
  await using api = await startManagementApi((request) =>
    request === "PUT content_types/news" ? { status: 422, body: { message: "no more content types" } } : undefined,
  );
  const file = await createImportFile(false, hospitalNames);
  const broken = { ...file, locales: [{ code: "en-US" }] };
  await expect(importIntoSpace(api.space, broken, FAST)).rejects.toThrow(/ValidationError: locales:1/);
  const refused: unknown = await importIntoSpace(api.space, file, FAST).catch((error: unknown) => error);
  expect(String(refused)).toContain("no more content types");
  expect(String(refused) + said.join("\n")).not.toContain(MANAGEMENT_TOKEN);
});

test.each([
  [{ token: "another" }, "the token is not valid"],
  [{ spaceId: "space2" }, "there is no environment master in a space space2"],
  [{ environmentId: "staging" }, "there is no environment staging"],
  [{ apiOrigin: "http://127.0.0.1:1" }, "cannot be reached"],
])("a space that cannot be looked at is named: %o", async (wrong, message) => {
  await using api = await startManagementApi();
  await expect(requireEmpty({ ...api.space, ...wrong })).rejects.toThrow(message);
});

test.each([
  ["--apply", "--space ID is missing"],
  ["--apply --space s", "CONTENTFUL_MANAGEMENT_TOKEN or --management-token is missing"],
  ["--apply --space s --management-token t --host example.org", "--host must be api.contentful.com"],
  ["--colour", "Unknown option '--colour'"],
  ["model.json", '"model.json" is no option'],
])("the command line %s is refused in one line", async (line, message) => {
  const { error } = await runInTest(manageContentModel, line);
  expect([error?.name, error?.message.split("\n")[0]]).toEqual(["UsageError", expect.stringContaining(message)]);
});
