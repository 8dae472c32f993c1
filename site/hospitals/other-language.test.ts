import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSite } from "./load-site.server.ts";
import type { Site } from "./site.ts";
import { copySampleData } from "./test-support/copy-sample-data.ts";

/** Gives every `text` block of every file a Malayalam twin of its English texts. */
async function translate(dataDir: string, changeText: (text: string) => string): Promise<void> {
  const files = await readdir(dataDir, { recursive: true });
  for (const file of files.filter((name) => name.endsWith(".json"))) {
    const content = await readFile(join(dataDir, file), "utf8");
    const translated = JSON.parse(content, (key, value: unknown) =>
      key === "text" && isBlocks(value) ? { ...value, ml: mapTexts(value.en, changeText) } : value,
    );
    await writeFile(join(dataDir, file), JSON.stringify(translated));
  }
}

function isBlocks(value: unknown): value is { en: unknown } {
  return typeof value === "object" && value !== null && "en" in value;
}

function mapTexts(value: unknown, changeText: (text: string) => string): unknown {
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === "string" ? changeText(inner) : inner,
  );
}

test("a translated data folder is the same site with other texts", async () => {
  await using copy = await copySampleData();
  await translate(copy.dataDir, (text) => `മ ${text}`);
  const [english, malayalam] = await Promise.all([
    loadSite({ dataDir: copy.dataDir }),
    loadSite({ dataDir: copy.dataDir, language: "ml" }),
  ]);
  expect(malayalam.language).toBe("ml");
  expect(malayalam.hospitals.map(({ basePath }) => basePath)).toEqual(
    english.hospitals.map(({ basePath }) => `/ml${basePath}`),
  );
  expect(malayalam.hospitals[2]?.headerTitle).toBe("മ Serving മ Punalur");
  const { hospitals, group } = await loadSite({ dataDir: "data" });
  expect([english.hospitals, english.group]).toEqual([hospitals, { ...group, languages: ["en"] }]);
});

test("a translation that does not fit is no mistake of a site that does not speak it", async () => {
  await using copy = await copySampleData();
  await copy.set("departments/urology.json", "text.ml", { summary: "{phone}", services: [] });
  await expect(loadSite({ dataDir: copy.dataDir, language: "ml" })).rejects.toThrow("text.ml.services: needs");
  expect((await loadSite({ dataDir: copy.dataDir })).language).toBe("en");
});

test("the shipped data fit in Malayalam", async () => {
  expect((await loadSite({ dataDir: "data", language: "ml" })).prefix).toBe("/ml");
});

test("where a language has no text, the site's own stands in", async () => {
  const [english, malayalam] = await Promise.all([
    loadSite({ dataDir: "data" }),
    loadSite({ dataDir: "data", language: "tlh" }),
  ]);
  expect(malayalam.group.motto).toBe(english.group.motto);
});

test("what another language's block leaves out stands there in the first language", async () => {
  await using copy = await copySampleData();
  const block = { summary: "മ", description: { firstVisit: { heading: "മ" } } };
  await copy.set("departments/urology.json", "text.ml", block);
  const find = (site: Site) => site.hospitals[0]?.routedDepartments.find(({ slug }) => slug === "urology");
  const [english, malayalam] = await Promise.all([
    loadSite({ dataDir: copy.dataDir }).then(find),
    loadSite({ dataDir: copy.dataDir, language: "ml" }).then(find),
  ]);
  expect(malayalam).toEqual({
    ...{ ...english, summary: "മ", isUnreviewed: true },
    description: { ...english?.description, firstVisit: { ...english?.description.firstVisit, heading: "മ" } },
  });
});

test("guidance that a doctor has read is not unreviewed, nor is what is not translated", async () => {
  await using copy = await copySampleData();
  const block = { description: { firstVisit: { heading: "മ" } }, reviewed: { by: "Dr A", on: "2026-11-20" } };
  await copy.set("departments/urology.json", "text.ml", block);
  await copy.set("departments/dental.json", "text.ml", { name: "മ" });
  const { hospitals } = await loadSite({ dataDir: copy.dataDir, language: "ml" });
  const all = hospitals.flatMap(({ routedDepartments }) => routedDepartments);
  const read = all.filter(({ slug }) => ["urology", "dental"].includes(slug));
  expect(new Set(read.map(({ slug }) => slug))).toEqual(new Set(["urology", "dental"]));
  expect(read.filter(({ isUnreviewed }) => isUnreviewed)).toEqual([]);
  expect(JSON.stringify(hospitals)).not.toContain("Dr A");
});

test("the site speaks the language that site.json names", async () => {
  await using copy = await copySampleData();
  await translate(copy.dataDir, (text) => `മ ${text}`);
  await copy.set("site.json", "languages", ["ml"]);
  const site = await loadSite({ dataDir: copy.dataDir });
  expect(site.language).toBe("ml");
  expect(site.group.motto).toMatch(/^മ /);
});
