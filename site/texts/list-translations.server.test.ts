import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { loadCatalogue } from "./catalogue.ts";
import { countGaps, listTranslations } from "./list-translations.server.ts";

const LANGUAGES = { language: "ta", first: "en" };

async function copyWithTamil(overlay: object) {
  const copy = await copySampleData();
  await mkdir(join(copy.dataDir, "texts"));
  await writeFile(join(copy.dataDir, "texts/ta.json"), JSON.stringify(overlay));
  return copy;
}

test("the texts that a language lacks, and guidance that no doctor has read, are listed with their places", async () => {
  await using copy = await copyWithTamil({
    texts: { "pages.home.urgent": "T", "pages.search.danger": "T" },
    reviewed: { "pages.search.danger": { by: "Dr A", on: "2026-11-01" } },
  });
  await copy.set("departments/urology.json", "text.ta", { name: "T", description: { firstVisit: { heading: "T" } } });
  const texts = await listTranslations(copy.dataDir, LANGUAGES);
  const stateOf = (file: string, path: string) =>
    texts.find((text) => text.file === file && text.path === path)?.state ?? "not listed";
  expect(stateOf("texts/ta.json", "pages.home.urgent")).toBe("unreviewed");
  expect(stateOf("texts/ta.json", "pages.search.danger")).toBe("reviewed");
  expect(stateOf("texts/ta.json", "pages.search.distress")).toBe("missing");
  expect(stateOf("departments/urology.json", "text.ta.name")).toBe("translated");
  expect(stateOf("departments/urology.json", "text.ta.summary")).toBe("missing");
  expect(stateOf("departments/urology.json", "text.ta.description.firstVisit.heading")).toBe("unreviewed");
  const missing = texts.filter(({ state }) => state === "missing");
  expect(countGaps("ta", texts)).toBe(`ta: ${missing.length} texts missing, 2 not reviewed`);
  expect(missing.length).toBeGreaterThan(1500);
});

test("a language needs no file of code: its words may all be in the data folder", async () => {
  await using copy = await copyWithTamil({ texts: { "pages.common.call": "T {1}", "server.standIns.doctor": "T" } });
  const { pages } = await loadCatalogue("ta", copy.dataDir);
  expect(pages.common.call("108")).toBe("T 108");
  expect(pages.common.allDoctors).toBe("All doctors");
});

test.each([
  ["an unknown place", { "pages.nothing": "T" }, "texts/ta.json: texts.pages.nothing: is no text of the site"],
  [
    "a missing value",
    { "pages.common.call": "T" },
    "texts/ta.json: texts.pages.common.call: lacks {1}, which English has",
  ],
  ["an empty text", { "pages.home.urgent": " " }, "texts/ta.json: texts.pages.home.urgent: must not be empty"],
])("%s is named", async (_what, texts, message) => {
  await using copy = await copyWithTamil({ texts });
  await expect(loadCatalogue("ta", copy.dataDir)).rejects.toThrow(message);
});
