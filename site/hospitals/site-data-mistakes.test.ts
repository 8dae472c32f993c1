import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSite } from "./load-site.server.ts";
import { copySampleData, type SampleDataCopy } from "./test-support/copy-sample-data.ts";

/** Loads a copy of the shipped data after a change and gives the message of the error that stops it. */
async function mistakeOf(change: (copy: SampleDataCopy) => Promise<unknown>, language = "en"): Promise<string> {
  await using copy = await copySampleData();
  await change(copy);
  const failure = await loadSite({ dataDir: copy.dataDir, language }).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof Error)) throw new Error("the data was accepted");
  expect(failure.name).toBe("SiteDataError");
  return failure.message;
}

const PUNALUR = "hospitals/punalur";

test.each<[what: string, file: string, path: string, value: unknown, message: string]>([
  ["a missing field", `${PUNALUR}/hospital.json`, "sinceYear", undefined, "sinceYear: is missing"],
  ["a missing text", "departments/urology.json", "text.en.summary", undefined, "text.en.summary: is missing"],
  ["an empty text", "departments/urology.json", "text.en.summary", " ", "text.en.summary: must not be empty"],
  ["an unknown field", `${PUNALUR}/home.json`, "slide", [], "slide: is not a field known here"],
  ["a wrong type", `${PUNALUR}/hospital.json`, "code", "3", 'code: must be a number, but is "3"'],
  ["a year long ago", "site.json", "sinceYear", 1500, "sinceYear: must be 1800 or later"],
  [
    "a font of no kind",
    "brand/brand.json",
    "fonts.text",
    7,
    "fonts.text: must be a font file, a list of font files, or a",
  ],
  ["a list for a text", "site.json", "text.en.motto", [], "text.en.motto: must be a text, but is a list"],
  ["a text beyond measure", "site.json", "text.en.motto", "x".repeat(6000), `"${"x".repeat(80)}…" is longer than 5000`],
  ["a bad e-mail", `${PUNALUR}/hospital.json`, "contact.email", "a@b", 'contact.email: "a@b" is no e-mail address'],
  [
    "a second mailbox that is the first",
    `${PUNALUR}/hospital.json`,
    "contact.secondReceivingAddress",
    "Punalur-Office@example.org",
    'contact.secondReceivingAddress: "Punalur-Office@example.org" is the receivingAddress too',
  ],
  ["a bad number", `${PUNALUR}/hospital.json`, "contact.whatsapp", "0000", 'contact.whatsapp: "0000" is no number'],
  [
    "an unsafe link",
    "site.json",
    "nursingCollege.url",
    "http://a.test/",
    'nursingCollege.url: "http://a.test/" must begin',
  ],
  ["a bad time", `${PUNALUR}/hospital.json`, "contact.openingTimes.0.opens", "9 am", '"9 am" is no time of day'],
  ["a bad day", `${PUNALUR}/hospital.json`, "contact.openingTimes.0.days", ["Mo"], '"Mo" is no day of the week'],
  ["a place beyond the poles", `${PUNALUR}/hospital.json`, "contact.geo.latitude", 91, "latitude: must be 90 or less"],
  [
    "an unknown icon",
    "departments/urology.json",
    "icon",
    "urolgy",
    'icon: "urolgy" is no icon; the nearest is "urology"',
  ],
  ["an unknown mark", "hospitals/kozhencherry/insurers.json", "0.mark", "mark-x", '0.mark: "mark-x" is no icon'],
  ["an unknown specialty", "departments/urology.json", "specialties", ["Urology"], '"Urology" is no medical specialty'],
  [
    "two home departments",
    `${PUNALUR}/home.json`,
    "departments",
    ["urology", "neurology"],
    "home.json: departments: needs at least 3 departments of this hospital's menu, but has 2",
  ],
  ["no departments", `${PUNALUR}/departments.json`, "menu", [], "menu: needs at least one department"],
  ["no slides", `${PUNALUR}/home.json`, "slides", [], "slides: needs 1 to 8 slides, but has 0"],
  ["many claims", "site.json", "text.en.claims", Array(13).fill("Open"), "claims: needs at most 12 claims, but has 13"],
  ["no landing picture", "site.json", "landingPicture", undefined, "landingPicture: is missing: a site of several"],
  ["a twice listed slug", `${PUNALUR}/facilities.json`, "unlisted", ["CSSD", "cssd"], "unlisted: lists an entry twice"],
  [
    "an unknown department",
    `${PUNALUR}/departments.json`,
    "menu.0",
    "magic",
    'menu.0: "magic" has no file in departments/',
  ],
  [
    "a department listed and unlisted",
    `${PUNALUR}/departments.json`,
    "unlisted.0",
    "urology",
    'unlisted.0: "urology" stands',
  ],
  [
    "a change of no page",
    `${PUNALUR}/facilities.json`,
    "changes.blood_bank",
    { text: { en: {} } },
    "changes.blood_bank: is not a page",
  ],
  [
    "a dead home card",
    `${PUNALUR}/home.json`,
    "departments.0",
    "psychiatry",
    'departments.0: "psychiatry" is not in this hospital',
  ],
  ["a dead link", `${PUNALUR}/home.json`, "slides.0.link", "/doctor", 'slides.0.link: "/doctor" is no page'],
  ["an unknown picture", `${PUNALUR}/hospital.json`, "campusPicture", "campus-x", 'no picture "campus-x"'],
  [
    "an unknown gallery picture",
    "gallery.json",
    "2.picture",
    "gallery-x",
    '2.picture: the pictures folder has no picture "gallery-x"',
  ],
  ["an unknown department picture", "departments/dental.json", "picture", "dental-x", 'no picture "dental-x"'],
  ["an unknown facility picture", "facilities/icu.json", "picture", "facility-x", 'no picture "facility-x"'],
  [
    "the base path of another",
    `${PUNALUR}/hospital.json`,
    "basePathSuffix",
    "",
    'basePathSuffix: "/venmala_hospital" is also alappuzha\'s',
  ],
  ["the code of another", `${PUNALUR}/hospital.json`, "code", 1, 'code: "1" is also alappuzha\'s'],
  ["an unknown placeholder", `${PUNALUR}/hospital.json`, "text.en.summary", "In {town}", "summary: holds {town}"],
  [
    "a placeholder in a change",
    `${PUNALUR}/facilities.json`,
    "changes.in_patient_department.text.en.name",
    "{x}",
    "name: holds {x}",
  ],
  ["a placeholder in a shared text", "departments/urology.json", "text.en.summary", "{x}", "summary: holds {x}"],
  ["a name with a placeholder", `${PUNALUR}/hospital.json`, "text.en.name", "{brand}", "must hold no {placeholder}"],
  [
    "a note about nobody",
    "history-notes.json",
    "0.hospitals",
    ["nobody"],
    '0.hospitals.0: "nobody" is not in hospitals/',
  ],
  ["a missing language", "departments/urology.json", "text", {}, 'text: has no texts in the language "en"'],
  ["a mistake in another language", "departments/urology.json", "text.ml", { nam: "മ" }, "text.ml.nam: is not a field"],
  ["an empty text in another language", "departments/urology.json", "text.ml", { name: " " }, "text.ml.name: must not"],
  ["a list for a translated text", "departments/urology.json", "text.ml", { name: [] }, "text.ml.name: must be a text"],
  [
    "a review without a day",
    "departments/urology.json",
    "text.ml",
    { reviewed: { by: "Dr A" } },
    "text.ml.reviewed: must",
  ],
  [
    "a department's missing part",
    "departments/urology.json",
    "text.en.description.firstVisit",
    undefined,
    "text.en.description.firstVisit: is missing",
  ],
  [
    "a part without a text in another language",
    "departments/urology.json",
    "text.ml",
    { description: { treats: { heading: "മ", paragraphs: [] } } },
    'text.ml.description.treats.paragraphs: needs 1 entries, as in "en", but has 0',
  ],
  [
    "a condition that a translation lacks",
    "departments/cardiology.json",
    "text.ml",
    { summary: "ഹൃദയം" },
    'text.ml.summary: lacks {emergency:}, which "en" has (line 1)',
  ],
  [
    "a placeholder that only a translation has",
    "departments/urology.json",
    "text.ml",
    { summary: "{phone}" },
    'text.ml.summary: has {phone}, which "en" has not (line 1)',
  ],
  [
    "a list of one point",
    "departments/urology.json",
    "text.en.description.treats.points",
    ["Stones"],
    "text.en.description.treats.points: needs at least two points",
  ],
  [
    "a lead that ends in a full stop",
    "departments/urology.json",
    "text.en.description.treats",
    { heading: "We treat", lead: "Men come with.", points: ["Stones", "Infections"] },
    'treats.lead: "Men come with." must end with a colon',
  ],
  [
    "a lead that leads to no list",
    "departments/urology.json",
    "text.en.description.treats",
    { heading: "We treat", lead: "Men come with:", paragraphs: ["Stones."] },
    "text.en.description.treats: has a lead without points",
  ],
  [
    "signs of danger without a sign",
    "departments/urology.json",
    "text.en.description.comeAtOnce.signs",
    [],
    "text.en.description.comeAtOnce.signs: needs at least one sign",
  ],
])("%s is named", async (_what, file, path, value, message) => {
  const found = await mistakeOf((copy) => copy.set(file, path, value), path === "text.ml" ? "ml" : "en");
  expect(found).toContain(`  ${file}: `);
  expect(found).toContain(message);
});

test("of a value that is wrong in several ways the first is named", async () => {
  const message = await mistakeOf((copy) => copy.set(`${PUNALUR}/hospital.json`, "contact.mapUrl", ""));
  expect(message.split("\n").slice(1)).toEqual([`  ${PUNALUR}/hospital.json: contact.mapUrl: is no address`]);
});

test("several mistakes are named at once, one a line", async () => {
  const message = await mistakeOf(async (copy) => {
    await copy.set("departments/urology.json", "icon", undefined);
    await copy.set("departments/urology.json", "text.en.name", 7);
    await copy.set(`${PUNALUR}/home.json`, "slides", []);
  });
  expect(message.split("\n")).toHaveLength(4);
});

test("a file with broken JSON is named", async () => {
  const message = await mistakeOf((copy) => writeFile(join(copy.dataDir, "site.json"), "{"));
  expect(message).toContain("site.json: is no valid JSON");
});

test("a missing and a misspelt file are named", async () => {
  const message = await mistakeOf(async ({ dataDir }) => {
    await rm(join(dataDir, PUNALUR, "about.json"));
    await writeFile(join(dataDir, PUNALUR, "abuot.json"), "{}");
  });
  expect(message).toContain("hospitals/punalur/about.json: the file is missing");
  expect(message).toContain("hospitals/punalur/abuot.json: is not one of the files known here");
});

test("two facilities with one slug are named", async () => {
  const message = await mistakeOf((copy) => copy.set("facilities/icu.json", "slug", "CSSD"));
  expect(message).toContain('facilities/icu.json: slug: "CSSD" is also in facilities/cssd.json');
});

test("a folder name that cannot be an id is named", async () => {
  const message = await mistakeOf(({ dataDir }) => mkdir(join(dataDir, "hospitals", "New Town")));
  expect(message).toContain("hospitals/New Town: is no folder name of small letters, digits and _");
});

test("a folder without a hospital is named", async () => {
  const message = await mistakeOf(async ({ dataDir }) => {
    await rm(join(dataDir, "hospitals"), { recursive: true });
    await mkdir(join(dataDir, "hospitals"));
    await writeFile(join(dataDir, "history-notes.json"), "[]");
  });
  expect(message).toContain("hospitals: holds no hospital");
});

test("a group slug that cannot stand in an address is named", async () => {
  await expect(loadSite({ dataDir: "data", groupSlug: "A/B" })).rejects.toThrow('GROUP_SLUG: "A/B" is no slug');
});

test("a data folder that does not exist is named", async () => {
  await expect(loadSite({ dataDir: "no-such-folder" })).rejects.toThrow("no-such-folder");
});
