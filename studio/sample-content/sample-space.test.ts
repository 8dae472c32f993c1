import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { contentTypes } from "../../site/content/content-model.ts";
import { loadSite } from "../../site/hospitals/load-site.server.ts";
import type { createAsset } from "./create-assets.ts";
import type { ExportEntry } from "./create-entries.ts";
import { printExport } from "./create-export.ts";
import type { Link } from "./sys.ts";

interface SampleSpace {
  entries: ExportEntry[];
  assets: ReturnType<typeof createAsset>[];
}

const sampleDirectory = new URL("../../data/sample-content/", import.meta.url);
const assetsDirectory = fileURLToPath(new URL("assets/", sampleDirectory));
const text = readFileSync(new URL("export.json", sampleDirectory), "utf8");
const space = JSON.parse(text) as SampleSpace;
const { entries, assets } = space;
const site = await loadSite({ dataDir: fileURLToPath(new URL("../../data/", import.meta.url)) });
const hospitals = site.hospitals.map(({ contentName }) => contentName);

/** Every object inside a value, the value itself included, outer ones first. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

/** Every text inside a value. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null) return;
  for (const part of Object.values(value)) yield* textsIn(part);
}

function field<Value>({ fields }: ExportEntry, id: string): Value | undefined {
  return fields[id]?.["en-US"] as Value | undefined;
}

function published(contentType: string, hospital: string): ExportEntry[] {
  return entries.filter(
    (entry) =>
      entry.sys.contentType?.sys.id === contentType &&
      "publishedVersion" in entry.sys &&
      (field(entry, "hospital") ?? field(entry, "hospitalName")) === hospital,
  );
}

function countWithout(among: ExportEntry[], id: string): number {
  return among.filter((entry) => field(entry, id) === undefined).length;
}

test("the committed export is what the sources give", async () => {
  expect(await printExport(assetsDirectory)).toBe(text);
});

test("on a hospital's site each news item and each patient's words have a picture of their own, but for one", () => {
  for (const hospital of hospitals) {
    const news = published("news", hospital);
    const words = published("testimonials", hospital);
    const pictures = [
      ...news.map((entry) => field<Link>(entry, "thumbnail")?.sys.id),
      ...words.map((entry) => field<Link>(entry, "reviewPoster")?.sys.id),
    ];
    // One shows what the site shows for those without.
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures).toContain(undefined);
  }
});

test("every entry belongs to a hospital of the site", () => {
  const named = entries.map((entry) => field(entry, "hospital") ?? field(entry, "hospitalName"));
  expect(new Set(named)).toEqual(new Set(hospitals));
});

describe.each(hospitals)("%s", (hospital) => {
  const doctors = published("doctors", hospital);
  const listings = published("departments", hospital);
  const staffed = listings.filter((listing) => field(listing, "doctors") !== undefined);
  const testimonials = published("testimonials", hospital);

  test("doctors fill two pages of six and more", () => {
    expect(doctors.length).toBeGreaterThanOrEqual(14);
  });

  test("one or two doctors have no picture, some no e-mail and some no skill", () => {
    expect(countWithout(doctors, "profilePic")).toBeGreaterThanOrEqual(1);
    expect(countWithout(doctors, "profilePic")).toBeLessThanOrEqual(2);
    expect(countWithout(doctors, "email")).toBeGreaterThanOrEqual(1);
    expect(countWithout(doctors, "skill")).toBeGreaterThanOrEqual(1);
  });

  test("every doctor is listed, in departments the hospital has a page for", () => {
    const routed = site.hospitals.find(({ contentName }) => contentName === hospital)?.routedDepartments ?? [];
    const queryNames = routed.map(({ queryName }) => queryName);
    for (const listing of listings) expect(queryNames).toContain(field(listing, "departments"));
    const linked = listings.flatMap((listing) => field<Link[]>(listing, "doctors") ?? []).map(({ sys }) => sys.id);
    expect(new Set(linked)).toEqual(new Set(doctors.map(({ sys }) => sys.id)));
  });

  test("every department of the menu has a listing with doctors", () => {
    const menu = site.hospitals.find(({ contentName }) => contentName === hospital)?.departments ?? [];
    const offered = staffed.map((listing) => field<string>(listing, "departments"));
    expect(offered).toEqual(expect.arrayContaining(menu.map(({ queryName }) => queryName)));
  });

  test("eight news items have eight dates of 2026, none after mid-November", () => {
    const dates = published("news", hospital).map(({ sys }) => sys.createdAt);
    expect(dates.length).toBe(8);
    expect(new Set(dates).size).toBe(8);
    for (const date of dates) expect(date >= "2026-01-01" && date < "2026-11-17").toBe(true);
  });

  test("five careers have none, one and several vacancies, and one leaves the field empty", () => {
    const vacancies = published("careers", hospital).map((career) => field<number>(career, "numberOfVacancy"));
    expect(vacancies.length).toBe(5);
    expect(vacancies).toContain(undefined);
    expect(vacancies).toContain(0);
    expect(vacancies).toContain(1);
    expect(vacancies.some((count) => count !== undefined && count > 1)).toBe(true);
  });

  test("seven testimonials come with video and with a poster only, long and short, and one with neither", () => {
    const kinds = testimonials.map((entry) => {
      const media = field(entry, "video") ? "video" : field(entry, "reviewPoster") ? "poster" : "neither";
      return media === "neither" ? media : `${media}, ${field(entry, "testimonialContent") ? "long" : "short"}`;
    });
    expect(kinds.length).toBe(7);
    const combinations = ["video", "poster"].flatMap((media) => [`${media}, long`, `${media}, short`]);
    expect(new Set(kinds)).toEqual(new Set([...combinations, "neither"]));
  });
});

test("every published testimonial names a year", () => {
  const reviews = hospitals
    .flatMap((hospital) => published("testimonials", hospital))
    .flatMap((entry) => [field(entry, "shortReview"), field(entry, "testimonialContent") ?? []])
    .map((document) => [...textsIn(document)].join(" "))
    .filter((words) => words !== "");
  expect(reviews.length).toBeGreaterThan(21);
  expect(reviews.filter((words) => !/\b20\d\d\b/.test(words))).toEqual([]);
});

test("a testimonial has a film of its own reviewer", () => {
  const titles = new Map(assets.map(({ sys, fields }) => [sys.id, fields.title["en-US"]]));
  const films = entries.flatMap((entry) => {
    const id = field<Link>(entry, "video")?.sys.id;
    return id === undefined ? [] : [{ id, reviewer: field<string>(entry, "reviewer"), title: titles.get(id) }];
  });
  for (const { reviewer, title } of films) expect(title).toMatch(`${reviewer} talks about`);
  expect(new Set(films.map(({ id }) => id)).size).toBe(films.length);
});

test("one listing has no doctors", () => {
  const empty = hospitals.flatMap((hospital) =>
    published("departments", hospital).filter((listing) => field(listing, "doctors") === undefined),
  );
  expect(empty.map((listing) => field(listing, "departments"))).toEqual(["Neurosurgery"]);
});

test("one department has two listings with different doctors", () => {
  const names = hospitals.flatMap((hospital) =>
    published("departments", hospital).map((listing) => `${hospital}: ${field<string>(listing, "departments")}`),
  );
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toHaveLength(1);
});

test("one entry of each type is a draft, for previews", () => {
  const drafts = entries.filter(({ sys }) => !("publishedVersion" in sys));
  const types = drafts.map(({ sys }) => sys.contentType?.sys.id ?? "");
  expect(types.toSorted()).toEqual(contentTypes.map(({ sys }) => sys.id).toSorted());
});

test("ids are Contentful-like and used once", () => {
  const ids = [...entries, ...assets].map(({ sys }) => sys.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { sys } of entries) expect(sys.id).toMatch(/^[A-Za-z0-9]{22}$/);
});

test("every link leads to an entry, an asset or a content type of the export", () => {
  const known = new Set([
    ...entries.map(({ sys }) => `Entry ${sys.id}`),
    ...assets.map(({ sys }) => `Asset ${sys.id}`),
    ...contentTypes.map(({ sys }) => `ContentType ${sys.id}`),
    "Space venmalasample",
    "Environment master",
  ]);
  const links = [...objectsIn([entries, assets])].filter(({ type }) => type === "Link");
  expect(links.length).toBeGreaterThan(500);
  for (const { linkType, id } of links) expect(known).toContain(`${String(linkType)} ${String(id)}`);
});

test("a published entry never links to a draft", () => {
  const drafts = new Set(entries.filter(({ sys }) => !("publishedVersion" in sys)).map(({ sys }) => sys.id));
  const targets = entries
    .filter(({ sys }) => !drafts.has(sys.id))
    .flatMap(({ fields }) => [...objectsIn(fields)].map(({ id }) => id));
  expect(targets.filter((id) => drafts.has(String(id)))).toEqual([]);
});

test("entries fill the fields of their content type and all required ones", () => {
  for (const { sys, fields } of entries) {
    const definitions = contentTypes.find(({ sys: { id } }) => id === sys.contentType?.sys.id)?.fields ?? [];
    const required = definitions.filter((definition) => definition.required).map(({ id }) => id);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(required));
    expect(definitions.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(fields)));
  }
});

test("every asset's file has the size that the export states", () => {
  expect(assets.length).toBeGreaterThan(50);
  for (const { fields } of assets) {
    const { url, details } = fields.file["en-US"];
    const file = assetsDirectory + url.slice(2);
    expect([file, statSync(file).size]).toEqual([file, details.size]);
  }
});

test("every portrait belongs to one doctor", () => {
  const portraits = entries.flatMap((entry) => field<Link>(entry, "profilePic")?.sys.id ?? []);
  expect(new Set(portraits).size).toBe(portraits.length);
});

test("contact values are invented: mail under example.org, numbers from 0000, links to example.org", () => {
  const texts = [...textsIn([entries.map(({ fields }) => fields), assets.map(({ fields }) => fields.title)])];
  const found = (pattern: RegExp) => texts.flatMap((part) => part.match(pattern) ?? []);
  const mails = found(/[\w.+-]+@[\w.-]+/g);
  const numbers = found(/\+?\d[\d ]{6,}\d/g);
  const addresses = found(/https?:\/\/[^/\s]+/g);
  expect(mails.length).toBeGreaterThan(30);
  expect(numbers.length).toBeGreaterThan(50);
  expect(mails.filter((mail) => !mail.endsWith("@example.org"))).toEqual([]);
  expect(numbers.filter((number) => !number.startsWith("0000"))).toEqual([]);
  expect(new Set(addresses)).toEqual(new Set(["https://example.org"]));
});

test("the rich texts use every node and mark that pages show", () => {
  const types = new Set([...objectsIn(entries)].flatMap(({ nodeType, type }) => [nodeType, type]));
  const blocks = ["document", "paragraph", "heading-2", "heading-3", "heading-4", "blockquote", "hr", "hyperlink"];
  const lists = ["ordered-list", "unordered-list", "list-item", "text", "embedded-asset-block"];
  const tables = ["table", "table-row", "table-cell", "table-header-cell"];
  const marks = ["bold", "italic", "underline", "code", "superscript", "subscript", "strikethrough"];
  const entryNodes = ["entry-hyperlink", "embedded-entry-block", "embedded-entry-inline", "asset-hyperlink"];
  for (const type of [...blocks, ...lists, ...tables, ...entryNodes, ...marks]) expect(types).toContain(type);
});

test("list items hold lists of both kinds", () => {
  const items = [...objectsIn(entries)].filter(({ nodeType }) => nodeType === "list-item");
  const nested = items.flatMap(({ content }) => (content as { nodeType: string }[]).map(({ nodeType }) => nodeType));
  expect(nested).toEqual(expect.arrayContaining(["ordered-list", "unordered-list"]));
});
