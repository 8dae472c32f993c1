import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { copySampleData, type Json, type SampleDataCopy } from "#site/hospitals/test-support/copy-sample-data.ts";
import { checkData } from "./data-check.ts";
import { runInTest } from "./test-support/run-in-test.ts";

const HOSPITAL = "hospitals/punalur/hospital.json";

async function check({ dataDir }: SampleDataCopy) {
  return runInTest(checkData, dataDir);
}

test("a folder that fits is said to, and what is left of the sample is listed with the settings that show it", async () => {
  await using copy = await copySampleData();
  const { code, printed } = await check(copy);
  expect(code).toBe(0);
  expect(printed).toMatch(/^Data folder: .*\nIt fits this version\.\n/);
  expect(printed).toMatch(/\nStill the sample's: .* \(\d{3}\)\n/);
  expect(printed).toContain("  pictures/gallery-01: is the sample's\n");
  expect(printed).toContain("  CONTENT_EXPORT or CONTENT_GRAPHQL_URL: ");
  expect(printed).toMatch(/\nTexts as they came .*\n(.*\n)*  departments\/cardiology\.json\n/);
});

test("a fact that this version asks for is printed as the line to write, and with it the folder fits", async () => {
  await using copy = await copySampleData();
  await copy.set(HOSPITAL, "sinceYear", undefined);
  await copy.set("site.json", "accessibility", undefined);
  const { code, printed } = await check(copy);
  expect(code).toBe(1);
  expect(printed).toContain(
    `  ${HOSPITAL}: sinceYear: is missing\n    → write "sinceYear": 2006, with your own value\n`,
  );
  expect(printed).toMatch(/accessibility: is missing\n    → copy accessibility from \S+data\/site\.json, and change/);
  const line = /→ write (.*), with your own value/.exec(printed)?.[1];
  const [key = "", value] = Object.entries(JSON.parse(`{${line}}`) as object)[0] ?? [];
  await copy.set(HOSPITAL, key, value);
  expect((await check(copy)).printed).not.toContain("sinceYear");
});

test("a hospital that the sample has not is mended by what another hospital has", async () => {
  await using copy = await copySampleData();
  await copy.addHospital("adoor", "Adoor");
  await copy.set("hospitals/adoor/hospital.json", "contact.helplines.3", { phone: "0000 000 4005" });
  await copy.set("hospitals/adoor/home.json", "slids", []);
  await copy.set("hospitals/adoor/hospital.json", "colour", "red");
  await rm(join(copy.dataDir, "hospitals/adoor/about.json"));
  const { printed } = await check(copy);
  expect(printed).toMatch(/helplines\.\d\.text: is missing\n    → write "text": \{"en":\{"label":"PRO Helpline",/);
  expect(printed).toMatch(/home\.json: slids: .*\n    → rename it to "slides"\n/);
  expect(printed).toMatch(/hospital\.json: colour: .*\n    → move what it says to another field, or remove it\n/);
  expect(printed).toMatch(
    /about\.json: the file is missing\n    → cp -r \S+\/about\.json \S+\/hospitals\/adoor\/about\.json/,
  );
});

test("Kerala's headings without a fact are listed when asked for, in either language", async () => {
  await using copy = await copySampleData();
  const isAsked = async () => (await runInTest(checkData, `${copy.dataDir} --kerala`)).printed;
  expect((await check(copy)).printed).not.toContain("Kerala's headings");
  expect(await isAsked()).toContain("  site.json: languages: ml is missing\n");
  await copy.set("site.json", "languages", ["en", "ml"]);
  const printed = await isAsked();
  expect(printed).toMatch(/ {2}punalur: beds by category \(beds\): no fact: https:/);
  expect(printed).not.toContain("  kozhencherry: ");
  const book = "hospitals/kozhencherry/open-book.json";
  await copy.set(book, "rights.text.ml", undefined);
  await copy.set(book, "parking", {});
  expect(await isAsked()).toContain("open-book.json: parking: is not a field known here");
  await copy.set(book, "parking", undefined);
  expect(await isAsked()).toMatch(/ {2}kozhencherry: rights of patients \(rights\): not all in ml: https:/);
});

test.each([
  ["2026-10-01", 0],
  ["2027-09-30", 0],
  ["2027-10-01", 3],
])("on %s next year's holidays are missed in %i hospitals", async (day, count) => {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00+05:30`), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await using copy = await copySampleData();
  const { code, printed } = await check(copy);
  expect(code).toBe(0);
  expect(
    printed.match(/^  \w+: write those of 2028 to holidays of site\.json or contact\.holidays$/gm) ?? [],
  ).toHaveLength(count);
});

test("what nobody knows of the next holidays is named", async () => {
  vi.useFakeTimers({ now: new Date("2026-12-10T12:00:00+05:30"), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await using copy = await copySampleData();
  await copy.set("site.json", "languages", ["en", "ml"]);
  await copy.rewrite("site.json", (site: Json) => ({
    ...site,
    holidays: { ...site.holidays, "2027-01-15": "Makara Vilakku (confirm)" },
  }));
  await copy.set(HOSPITAL, "contact.holidays", {
    "2026-12-25": "closed",
    "2027-01-20": { opens: "09:00", closes: "11:00" },
  });
  const { code, printed } = await check(copy);
  expect(code).toBe(0);
  expect(printed).toContain("site.json: 2027-01-15 Makara Vilakku: confirm the day");
  expect(printed).toContain("site.json: 2027-01-15 Makara Vilakku: write its name in ml");
  expect(printed).toContain("punalur: 2027-01-02 Mannam Jayanthi: write its OP hours to contact.holidays");
  expect(printed).not.toMatch(/punalur: (2026-12-25|2027-01-20)/);
});

test.each([
  [{ "2026-12-25": "shut" }, "2026-12-25"],
  [{ "2026-12-25": { opens: "13:00", closes: "09:00" } }, "2026-12-25"],
  [{ "25 December": "closed" }, "25 December"],
])("hours of a holiday that cannot be are named: %j", async (holidays, day) => {
  await using copy = await copySampleData();
  await copy.set(HOSPITAL, "contact.holidays", holidays);
  const { code, printed } = await check(copy);
  expect(code).toBe(1);
  expect(printed).toContain(`hospital.json: contact.holidays.${day}: `);
});

test("a hospital's own holidays stand beside the group's", async () => {
  await using copy = await copySampleData();
  await copy.set(HOSPITAL, "contact.holidays", ["2027-05-03"]);
  const { hospitals } = await loadSite({ dataDir: copy.dataDir });
  const holidays = hospitals.find(({ id }) => id === "punalur")?.contact.holidays;
  expect(holidays).toEqual(expect.arrayContaining(["2027-05-03", "2027-01-26"]));
});

test("a broken file is named without a stack, and a folder that is none is a wrong command line", async () => {
  await using copy = await copySampleData();
  await writeFile(join(copy.dataDir, "site.json"), "{");
  expect(await check(copy)).toMatchObject({ code: 1, printed: expect.stringContaining("site.json: is no valid JSON") });
  const { error } = await runInTest(checkData, join(copy.dataDir, "nowhere"));
  expect(error?.name).toBe("UsageError");
  expect(error?.message).toContain("nowhere is no folder");
});

test("with --strict what is left of the sample fails, except what is said to be one's own", async () => {
  await using copy = await copySampleData();
  expect(await runInTest(checkData, `--strict ${copy.dataDir}`)).toMatchObject({ code: 1 });
  const printed = (await check(copy)).printed.split("\n\n").find((list) => list.startsWith("Still the sample's")) ?? "";
  const places = printed
    .split("\n")
    .slice(1)
    .map((line) => line.slice(0, line.lastIndexOf(": ")).trim());
  const run = await checkData({
    args: ["--strict", copy.dataDir, ...places.flatMap((place) => ["--own", place])],
    env: {},
    note: () => {},
    print: () => {},
    read: undefined,
    ask: undefined,
  });
  expect(run).toBe(0);
});

test("mistakes of every kind are named at once, each under the file that holds it", async () => {
  await using copy = await copySampleData();
  await copy.set(HOSPITAL, "sinceYear", undefined);
  await copy.set("site.json", "text.en.motto", 7);
  await copy.set("site.json", "bestTiles.3.link", "/doctor");
  await copy.set("departments/urology.json", "text.en.summary", "Care in {town}");
  await copy.set("hospitals/alappuzha/home.json", "slides.0.picture", "slide-x");
  await copy.set("hospitals/kozhencherry/departments.json", "menu.0", "magic");
  await copy.set("hospitals/kozhencherry/departments.json", "menus", []);
  await copy.set("search/pages.json", "news.en", []);
  await writeFile(join(copy.dataDir, "search/departments/oncolgy.json"), "{}");
  const { code, printed } = await check(copy);
  expect(code).toBe(1);
  const lines = printed.split("\n").filter((line) => /^  \S/.test(line));
  expect(lines.toSorted()).toEqual([
    expect.stringContaining("departments/urology.json: text.en.summary: holds {town}"),
    '  hospitals/alappuzha/home.json: slides.0.picture: the pictures folder has no picture "slide-x"',
    '  hospitals/kozhencherry/departments.json: menu.0: "magic" has no file in departments/',
    "  hospitals/kozhencherry/departments.json: menus: is not a field known here",
    `  ${HOSPITAL}: sinceYear: is missing`,
    expect.stringContaining("search/departments/oncolgy.json: has no file of that name"),
    expect.stringContaining("search/pages.json: news.en: needs at least one phrase"),
    expect.stringContaining('  site.json: bestTiles.3.link: "/doctor" is no page of alappuzha, kozhencherry, punalur'),
    "  site.json: text.en.motto: must be a text, but is 7",
  ]);
});

test("a tile of site.json that leads nowhere is named once, there, with the hospitals it fails", async () => {
  await using copy = await copySampleData();
  await copy.set("site.json", "bestTiles.3.link", "/department/ayurvedam");
  await copy.set("hospitals/kozhencherry/home.json", "bestTiles", []);
  const { printed } = await check(copy);
  expect(printed).toContain("Mistakes: 1\n");
  expect(printed).toContain('  site.json: bestTiles.3.link: "/department/ayurvedam" is no page of alappuzha: link one');
});

test("what stands in for a mistake causes no other line", async () => {
  await using copy = await copySampleData();
  await copy.set("hospitals/punalur/departments.json", "menu", "urology");
  await copy.set("hospitals/punalur/hospital.json", "code", "1");
  await copy.set("facilities/icu.json", "picture", 5);
  const { printed } = await check(copy);
  expect(printed).toContain("Mistakes: 3\n");
});

test("an export that does not fit its content model is named with entry and field", async () => {
  await using copy = await copySampleData();
  const exportFile = join(copy.dataDir, "export.json");
  const contentType = { sys: { type: "Link", linkType: "ContentType", id: "news" } };
  await writeFile(
    exportFile,
    JSON.stringify({
      contentTypes: [{ sys: { id: "news" }, name: "News", fields: [{ id: "title", name: "Title", type: "Symbol" }] }],
      entries: [{ sys: { id: "opening", contentType }, fields: { title: { "en-US": 7 } } }],
    }),
  );
  const { code, printed } = await runInTest(checkData, copy.dataDir, { env: { CONTENT_EXPORT: exportFile } });
  expect(code).toBe(1);
  expect(printed).toContain('entry "opening": field "title" in en-US must be a text, but is 7\n');
});
