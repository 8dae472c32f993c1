import { expect, test } from "vitest";
import { loadCatalogue } from "./catalogue.ts";

test("English is complete", async () => {
  const { pages, server } = await loadCatalogue("en");
  expect(pages.sections.doctors).toBe("Doctors");
  expect(server.descriptions.newsArticle("Open day.", "Kayalora Hospital")).toContain("Kayalora Hospital");
});

test("a language without a catalogue is named with the file it needs", async () => {
  await expect(loadCatalogue("ta")).rejects.toThrow('site.json: language: is "ta", but texts/ta.ts cannot be read');
});
