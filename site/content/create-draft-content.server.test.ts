import { afterAll, beforeAll, expect, test } from "vitest";
import { contentOf } from "#tests/support/content-results.ts";
import { hospitalSpace, NORTH, SOUTH } from "#tests/support/hospital-space.ts";
import { createEntry, linkTo, writeSpaceExport } from "contentful-emulator/fixtures";
import type { WrittenExport } from "contentful-emulator/fixtures";
import { startContentService } from "contentful-emulator";
import type { ContentService } from "contentful-emulator";
import type { Content, DraftContent } from "./content.ts";
import { createContent, createDraftContent } from "./create-content.server.ts";

const DRAFT = { published: false };
const drafts = [
  createEntry("departments", "urology", { departments: "Urology", hospital: NORTH, doctors: [link("draft")] }, DRAFT),
  createEntry("news", "planned", { headline: "Planned", hospitalName: NORTH }, DRAFT),
  createEntry("careers", "porter", { jobTitle: "Porter", hospital: SOUTH }, DRAFT),
  createEntry("testimonials", "short", { reviewer: "Few words", hospital: NORTH }, DRAFT),
  createEntry("doctors", "nowhere", { name: "Not placed yet" }, DRAFT),
];

let written: WrittenExport;
let service: ContentService;
let published: Content;
let draft: DraftContent;

function link(id: string) {
  return linkTo("Entry", id);
}

beforeAll(async () => {
  written = await writeSpaceExport({ ...hospitalSpace, entries: [...hospitalSpace.entries, ...drafts] });
  service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0 });
  const { graphqlUrl, deliveryToken, previewToken } = service;
  published = createContent({ graphqlUrl, token: deliveryToken });
  draft = createDraftContent({ graphqlUrl, token: previewToken });
});

afterAll(async () => {
  await service.close();
  await written[Symbol.asyncDispose]();
});

test("drafts are returned alone, in lists and as linked entries", async () => {
  expect(await contentOf(draft.fetchDoctor(NORTH, "draft"))).toMatchObject({
    name: "Draft",
    departments: ["E N T", "Urology"],
  });
  expect((await contentOf(draft.fetchDoctors(NORTH, 18))).total).toBe(14);
  expect((await contentOf(draft.fetchDepartmentDoctors(NORTH, "Urology"))).map(({ id }) => id)).toEqual(["draft"]);
  expect((await contentOf(draft.fetchListedDoctors(NORTH, "ent", 300))).doctors.map(({ id }) => id)).toContain("draft");
  expect((await contentOf(draft.fetchNews(NORTH))).map(({ id }) => id)).toContain("planned");
  expect(await contentOf(draft.fetchNewsArticle(NORTH, "planned"))).toMatchObject({
    headline: "Planned",
    publishedAt: "",
  });
  expect((await contentOf(draft.fetchCareers(SOUTH))).total).toBe(2);
});

test("who asks for published content sees no draft, also after editors have", async () => {
  expect(await contentOf(published.fetchDoctor(NORTH, "draft"))).toBeUndefined();
  expect((await contentOf(published.fetchDoctors(NORTH, 18))).total).toBe(13);
  expect(await contentOf(published.fetchDepartmentDoctors(NORTH, "Urology"))).toEqual([]);
  expect((await contentOf(published.fetchNews(NORTH))).map(({ id }) => id)).not.toContain("planned");
  expect((await contentOf(published.fetchCareers(SOUTH))).total).toBe(1);
});

test("drafts need the preview token", async () => {
  const { graphqlUrl, deliveryToken } = service;
  const withoutToken = createDraftContent({ graphqlUrl, token: deliveryToken });
  expect((await withoutToken.fetchNewsArticle(NORTH, "planned")).status).toBe("unavailable");
});

test.each([
  ["draft", { kind: "doctor", hospitals: [NORTH] }],
  ["young", { kind: "news", hospitals: [NORTH] }],
  ["porter", { kind: "career", hospitals: [SOUTH] }],
  ["urology", { kind: "listing", department: "Urology", hospitals: [NORTH] }],
  ["t1", { kind: "testimonial", isShort: false, hospitals: [NORTH] }],
  ["short", { kind: "testimonial", isShort: true, hospitals: [NORTH] }],
  ["nowhere", { kind: "doctor", hospitals: [] }],
])("the entry %s decides on which page it is shown", async (id, place) => {
  expect(await contentOf(draft.fetchEditedEntry(id))).toEqual({ id, locale: "en-US", ...place });
});

test.each(["nobody", "portrait", ""])("%j is not an entry", async (id) => {
  expect(await contentOf(draft.fetchEditedEntry(id))).toBeUndefined();
});
