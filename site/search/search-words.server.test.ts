import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SiteDataError } from "#site/hospitals/read-data-file.server.ts";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { loadSearchWords } from "./search-words.server.ts";

test("the shipped words know every department and facility, each large department by at least 60", async () => {
  const { departments, facilities, visits, alarms, helpLines } = await loadSearchWords("data");
  expect([departments.size, facilities.size, visits.filter(({ isAsked }) => !isAsked).length]).toEqual([25, 18, 11]);
  expect(visits.filter(({ isAsked }) => isAsked).length).toBeGreaterThanOrEqual(45);
  // Few people know these four by words of their own.
  const narrow = ["anesthesiology", "fertility_center", "interventional_cardiology", "radiology"];
  const least = (slug: string) => (narrow.includes(slug) ? 40 : 60);
  expect([...departments].filter(([slug, words]) => new Set(words).size < least(slug))).toEqual([]);
  expect(alarms.length).toBeGreaterThan(50);
  expect(helpLines.map(({ number }) => number)).toContain("14416");
});

test("a data folder without words is no mistake", async () => {
  await using copy = await copySampleData();
  await rm(join(copy.dataDir, "search"), { recursive: true, force: true });
  const { departments, alarms } = await loadSearchWords(copy.dataDir);
  expect([departments.size, alarms]).toEqual([0, []]);
});

test("lines without any words are named, each", async () => {
  await using copy = await copySampleData();
  await copy.set("search/emergencies.json", "words", {});
  await expect(loadSearchWords(copy.dataDir)).rejects.toThrow(/emergencies\.json: danger\.0: "\S+" is not in words\n/);
});

test("each mistake is named with its file and place", async () => {
  await using copy = await copySampleData();
  const write = async (file: string, value: unknown) => {
    await mkdir(join(copy.dataDir, "search", file, ".."), { recursive: true });
    await writeFile(join(copy.dataDir, "search", file), JSON.stringify(value));
  };
  await write("departments/cardiolgy.json", { en: ["heart"] });
  await write("departments/dental.json", { en: ["tooth", "Tooth"] });
  await write("facilities/icu.json", { en: [] });
  await write("pages.json", { shop: { en: ["buy"] } });
  const error = await loadSearchWords(copy.dataDir).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SiteDataError);
  expect(String(error)).toContain(
    "search/departments/cardiolgy.json: has no file of that name in departments/; the nearest is cardiology.json",
  );
  expect(String(error)).toContain("search/facilities/icu.json: en: needs at least one phrase");
  expect(String(error)).toContain("search/pages.json: shop: is not a field known here");
});

test("a phrase that is there twice is named, and a department that steering leads to without words", async () => {
  await using copy = await copySampleData();
  const file = join(copy.dataDir, "search/departments/dental.json");
  await writeFile(file, JSON.stringify({ en: ["tooth", "Tooth"] }));
  await rm(join(copy.dataDir, "search/departments/pediatrics.json"));
  const said = () => loadSearchWords(copy.dataDir).catch(String);
  expect(await said()).toContain('search/departments/dental.json: en.1: "Tooth" is there twice');
  await writeFile(file, JSON.stringify({ en: ["tooth"] }));
  expect(await said()).toMatch(/search\/rules\.json: steering: "pediatrics" has no words/);
});

test("a line of emergencies without words, and words without a line, are named", async () => {
  await using copy = await copySampleData();
  const words = { breath: { en: ["breath"] }, idle: { en: ["idle"] } };
  const none = { violence: [], child: [], elder: [], "self-harm": [], harmless: [] };
  const emergencies = { ...none, danger: [["breth", "not breath"]], words };
  await writeFile(join(copy.dataDir, "search/emergencies.json"), JSON.stringify(emergencies));
  const error = await loadSearchWords(copy.dataDir).catch((reason: unknown) => reason);
  expect(String(error)).toContain(
    'search/emergencies.json: danger.0: "breth" is not in words; the nearest is "breath"',
  );
  expect(String(error)).toContain("search/emergencies.json: words.idle: is in no line of danger, ");
});
