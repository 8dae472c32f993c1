import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startContentService } from "contentful-emulator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Content, DraftContent } from "#site/content/content.ts";
import { createContent, createDraftContent } from "#site/content/create-content.server.ts";
import { DOCTOR_QUERY } from "#site/content/entries/doctors.server.ts";
import { NEWS_ARTICLE_QUERY } from "#site/content/entries/news.server.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { manageContentModel } from "#commands/content/manage-model.ts";
import { contentOf } from "#tests/support/content-results.ts";
import { compareModel, type ContentMap, loadContentMap, type SpaceType } from "./content-map.server.ts";
import { mapQueries } from "./map-queries.server.ts";

const MAP: ContentMap = {
  doctors: {
    type: "physician",
    fields: { name: "full_name", hospital: "branch", sittings: "weekly-times", skill: null },
  },
  departments: {
    type: "team-of-doctors",
    fields: { departments: "unit-OP", hospital: "branchHQ", doctors: "members" },
  },
  news: { type: "blogPost", fields: { headline: "title", hospitalName: "branch", content: "body" } },
  careers: { fields: { jobTitle: "position" } },
  testimonials: { type: "2wKn6yEnZewu2SCCkus4as", fields: { testimonialContent: "whole_story", hospital: "where" } },
};

type Item = { sys: { contentType: { sys: { id: string } } }; fields: Record<string, unknown> };
type Export = { contentTypes: (SpaceType & { displayField: string; name: string })[]; entries: Item[] };

const sample = await readFile("data/sample-content/export.json", "utf8");

/** The sample as a space has it that calls its types and fields otherwise. */
function renameExport(): Export {
  const space = JSON.parse(sample) as Export;
  const typeOf = (id: string) => MAP[id]?.type ?? id;
  const fieldOf = (type: string, id: string) => MAP[type]?.fields?.[id] ?? id;
  const isGone = (type: string, id: string) => MAP[type]?.fields?.[id] === null;
  for (const type of space.contentTypes) {
    const { id } = type.sys;
    type.fields = type.fields
      .filter((field) => !isGone(id, field.id))
      .map((field) => ({ ...field, id: fieldOf(id, field.id) }));
    type.displayField = fieldOf(id, type.displayField);
    type.sys.id = typeOf(id);
  }
  for (const entry of space.entries) {
    const { id } = entry.sys.contentType.sys;
    const fields = Object.entries(entry.fields).filter(([name]) => !isGone(id, name));
    entry.fields = Object.fromEntries(fields.map(([name, value]) => [fieldOf(id, name), value]));
    entry.sys.contentType.sys.id = typeOf(id);
  }
  return JSON.parse(
    JSON.stringify(space).replaceAll('"linkContentType":["doctors"]', '"linkContentType":["physician"]'),
  ) as Export;
}

const { hospitals } = await loadSite({ dataDir: "data" });
let folder: string;
let file: string;
const services: Awaited<ReturnType<typeof startContentService>>[] = [];

async function serve(path: string, map?: ContentMap) {
  const service = await startContentService({ exportFile: path, host: "127.0.0.1", port: 0 });
  services.push(service);
  const { graphqlUrl, deliveryToken, previewToken } = service;
  const translate = map && mapQueries(map);
  const content = createContent({ graphqlUrl, token: deliveryToken, translate });
  return {
    content,
    malayalam: content.inLanguage("ml"),
    drafts: createDraftContent({ graphqlUrl, token: previewToken, translate }),
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-map-"));
  file = join(folder, "export.json");
  await writeFile(file, JSON.stringify(renameExport()));
  await symlink(resolve("data/sample-content/assets"), join(folder, "assets"));
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.close()));
  await rm(folder, { recursive: true });
});

async function readAll(content: Content) {
  const read = [];
  for (const { contentName: name, departments } of hospitals) {
    const [listings, news, careers, testimonials, doctors] = [
      await contentOf(content.fetchDepartmentListings(name)),
      await contentOf(content.fetchNews(name)),
      await contentOf(content.fetchCareers(name)),
      await contentOf(content.fetchTestimonials(name)),
      await contentOf(content.fetchDoctors(name, 100)),
    ];
    read.push(listings, news, careers, testimonials, doctors, await contentOf(content.fetchPublishedEntries(name)));
    read.push(await contentOf(content.fetchDepartmentDoctors(name, departments[0]?.queryName ?? "")));
    for (const { id } of listings.slice(0, 2)) read.push(await contentOf(content.fetchListedDoctors(name, id, 20)));
    for (const { id } of news) read.push(await contentOf(content.fetchNewsArticle(name, id)));
    for (const { id } of careers.careers.slice(0, 2)) read.push(await contentOf(content.fetchCareer(name, id)));
    for (const { id } of testimonials.slice(0, 2)) read.push(await contentOf(content.fetchTestimonial(name, id)));
    for (const { id } of doctors.doctors.slice(0, 2)) read.push(await contentOf(content.fetchDoctor(name, id)));
  }
  return read;
}

/** Without the field that the renamed space has not, and which service it came from. */
const plain = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, one: unknown) => (key === "skill" ? undefined : one)));

test("a space that calls everything otherwise gives the same content, in each language and as drafts", async () => {
  const ours = await serve("data/sample-content/export.json");
  const theirs = await serve(file, MAP);
  const read = await readAll(theirs.content);
  expect(read.length).toBeGreaterThan(30);
  expect(plain(read)).toEqual(plain(await readAll(ours.content)));
  expect(plain(await readAll(theirs.malayalam))).toEqual(plain(await readAll(ours.malayalam)));
  const edited = async (drafts: DraftContent) => {
    const [{ contentName = "" } = {}] = hospitals;
    const [news] = await contentOf(drafts.fetchNews(contentName));
    return contentOf(drafts.fetchEditedEntry(news?.id ?? ""));
  };
  expect(await edited(theirs.drafts)).toEqual(await edited(ours.drafts));
}, 60_000);

test("a space without jobs has none, and everything else", async () => {
  const map = { ...MAP, careers: null };
  const { content } = await serve(file, map);
  const [{ contentName = "" } = {}] = hospitals;
  expect(await contentOf(content.fetchCareers(contentName))).toEqual({ total: 0, careers: [] });
  expect(await contentOf(content.fetchCareer(contentName, "x"))).toBeUndefined();
  const listed = await contentOf(content.fetchPublishedEntries(contentName));
  expect(listed.careers).toEqual([]);
  expect(listed.doctors.length).toBeGreaterThan(0);
});

test("what a space has not is not asked for, nor what nothing uses then", async () => {
  const sent: string[] = [];
  const send = mapQueries({ careers: null, doctors: { fields: { profilePic: null } } })(async (query) => {
    sent.push(query);
    return { data: {}, errors: [], isLasting: true };
  });
  await send(NEWS_ARTICLE_QUERY, { id: "x" });
  await send(DOCTOR_QUERY, { id: "x", hospital: "y" });
  expect(sent[0]).toMatch(/\.\.\. on Testimonials/);
  expect(sent[0]).not.toMatch(/Careers/);
  expect(sent[1]).not.toMatch(/profilePic|Asset/);
});

describe("content -- model --check", () => {
  const check = async (map?: object) => {
    const dir = await mkdtemp(join(folder, "data-"));
    if (map) await writeFile(join(dir, "content-map.json"), JSON.stringify(map));
    const said: string[] = [];
    const env = { SITE_DATA_DIR: dir };
    const run = manageContentModel({
      args: ["--check", file],
      env,
      print: (line: string) => said.push(line),
      note: () => {},
      ask: undefined,
    } as never);
    return { code: await run, said: said.join("\n") };
  };

  test("says what lacks without a map, and that all fits with one; the export stays as it is", async () => {
    const before = await readFile(file, "utf8");
    const without = await check();
    expect(without.code).toBe(1);
    expect(without.said).toMatch(/^doctors: lacks. The space has: .*physician/m);
    expect(without.said).toMatch(/^ {2}jobTitle: lacks: write the id of its field to content-map.json$/m);
    expect(without.said).toMatch(/^ {2}not used: position$/m);
    const fitting = await check(MAP);
    expect(fitting.said).toMatch(/^doctors \(physician\)$/m);
    expect(fitting.said).toMatch(/^ {2}name \(full_name\): fits$/m);
    expect(fitting.said).toMatch(/^ {2}skill: none, as content-map.json says$/m);
    expect(fitting.code).toBe(0);
    expect(await readFile(file, "utf8")).toBe(before);
  });

  test("names fields of another kind", () => {
    const types = renameExport().contentTypes;
    const news = types.find(({ sys }) => sys.id === "blogPost");
    for (const field of news?.fields ?? []) if (field.id === "body") field.type = "Text";
    const { lines, isFit } = compareModel(MAP, types);
    expect(isFit).toBe(false);
    expect(lines).toContain("  content (body): differs: it is Text, and must be RichText");
  });
});

test.each([
  [{ doctor: {} }, /content-map.json: doctor: is not a field known here/],
  [{ doctors: null }, /doctors/],
  [{ doctors: { fields: { name: null } } }, /doctors.fields.name/],
  [{ news: { fields: { title: "x" } } }, /news.fields.title: is not a field known here/],
  [{ news: { type: "../x" } }, /news.type: "..\/x" is no id of a content type or field/],
])("a map of %j is refused", async (map, message) => {
  const dir = await mkdtemp(join(folder, "data-"));
  await writeFile(join(dir, "content-map.json"), JSON.stringify(map));
  await expect(loadContentMap(dir)).rejects.toThrow(message);
});
