import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { manageContent } from "../content.ts";
import { runInTest } from "../test-support/run-in-test.ts";
import { startManagementApi } from "../test-support/start-management-api.ts";
import { type ImportFile, importIntoSpace } from "./import-into-space.ts";

const SAMPLE = resolve(import.meta.dirname, "../../data/sample-content/export.json");

// Contentful's import prints its progress.
beforeEach(() => {
  for (const method of ["log", "warn", "error"] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
});

const run = (line: string) => runInTest(manageContent, line);

interface Item {
  sys: { id: string };
}

async function readExport(file: string): Promise<ImportFile & Record<"entries" | "assets", Item[]>> {
  return JSON.parse(await readFile(file, "utf8")) as ImportFile & Record<"entries" | "assets", Item[]>;
}

const byId = (items: Item[]) => new Map(items.map((item) => [item.sys.id, item]));

test(
  "the sample export is the same after a folder: entries, files, types and locales",
  { timeout: 60_000 },
  async () => {
    const parent = temporaryFolder();
    const [folder, exportFile] = [join(parent, "content"), join(parent, "export", "export.json")];
    const imported = await run(`import ${SAMPLE} ${folder}`);
    expect(imported).toMatchObject({
      code: 0,
      printed: `${folder}: 179 entries and 96 files, the same as in the export\n`,
    });
    expect((await run(`check ${folder}`)).printed).toContain("179 entries and 96 files, no faults");
    // The content types are those that the site brings.
    const { locales } = await readExport(SAMPLE);
    const spaceFile: unknown = JSON.parse(await readFile(join(folder, "space.json"), "utf8"));
    expect(spaceFile).toEqual({ space: "venmalasample", locales });

    expect(await run(`export ${folder} ${exportFile}`)).toMatchObject({ code: 0 });
    const [source, again] = [await readExport(SAMPLE), await readExport(exportFile)];
    expect(byId(again.entries)).toEqual(byId(source.entries));
    expect(byId(again.assets)).toEqual(byId(source.assets));
    expect([again.contentTypes, again.locales]).toEqual([source.contentTypes, source.locales]);
    const picture = "images.ctfassets.net/venmalasample/portrait-31/9ab296781874732a/portrait-31.webp";
    expect(await readFile(join(parent, "export/assets", picture))).toEqual(
      await readFile(join(SAMPLE, "../assets", picture)),
    );
  },
);

const DOCTOR = `---
name: Dr. Anitha Kumari
hospital: Venmala Hospital Punalur
centerOfExcellence: Cardiology
consulting: |
  Mon to Fri: 9 am – 1 pm
contactNumber: [0000 220 2111]
---
`;

const JOB = `---
jobTitle: Nurse
hospital: Venmala Hospital Punalur
date: 2026-11-20
---

## What we offer

| Shift | Hours |
| ----- | ----- |
| Day   | 8     |

Ask [Dr. Anitha](../doctors/anitha-kumari.md) or **call us**.
`;

test("Contentful's own import takes the export of a folder that was written by hand", async () => {
  const parent = temporaryFolder();
  const folder = join(parent, "content");
  await run(`import ${SAMPLE} ${folder}`);
  await Promise.all(
    ["careers", "departments", "doctors", "news", "shared", "testimonials"].map((name) =>
      rm(join(folder, name), { recursive: true }),
    ),
  );
  await mkdir(join(folder, "doctors"));
  await mkdir(join(folder, "careers"));
  await writeFile(join(folder, "doctors/anitha-kumari.md"), DOCTOR);
  await writeFile(join(folder, "careers/nurse.md"), JOB);
  const exportFile = join(parent, "export.json");
  expect(await run(`export ${folder} ${exportFile}`)).toMatchObject({ code: 0 });
  await using api = await startManagementApi();
  const file = await readExport(exportFile);
  await importIntoSpace(api.space, file, 1000);
  expect(api.items.get("entries/anitha-kumari")).toMatchObject({
    fields: { name: { "en-US": "Dr. Anitha Kumari" }, contactNumber: { "en-US": ["0000 220 2111"] } },
    sys: { publishedVersion: expect.any(Number) },
  });
  expect(api.items.get("entries/nurse")).toMatchObject({
    fields: { jobDescription: { "en-US": { nodeType: "document" } } },
  });
  expect(file.editorInterfaces).toHaveLength(5);
});

test("faults are named with their lines, and nothing is written", async () => {
  const folder = temporaryFolder();
  await mkdir(join(folder, "doctors"));
  await writeFile(
    join(folder, "doctors/x.md"),
    DOCTOR.replace("Hospital Punalur", "Punalur").replace("consulting", "Consulting"),
  );
  for (const line of [`check ${folder}`, `export ${folder} ${join(folder, "export.json")}`]) {
    const { error } = await run(line);
    expect([error?.name, error?.message]).toEqual([
      "SpaceExportError",
      expect.stringContaining("doctors/x.md:3: hospital must be"),
    ]);
    expect(error?.message).toContain('doctors/x.md:5: there is no field "Consulting"');
  }
});

test.each([
  ["", "Usage: npm run content -- COMMAND"],
  ["delete x", "Usage: npm run content -- COMMAND"],
  ["check", "content -- check FOLDER"],
  ["export folder", "content -- export FOLDER EXPORT.json"],
  ["import export.json", "content -- import EXPORT.json FOLDER"],
  [`import ${SAMPLE} ${import.meta.dirname}`, "is not empty"],
  [`export ${import.meta.dirname} ${SAMPLE}`, "is there already"],
])("the command line %j is refused", async (line, message) => {
  expect((await run(line)).error?.message).toContain(message);
});
