import { expect, test } from "vitest";
import { createMenu } from "#app/route-policy.ts";
import { createShell } from "#app/features/layout/shell.ts";
import type { PublishedEntries } from "#site/content/content.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { loadSearchWords } from "#site/search/search-words.server.ts";
import { createSiteSearch } from "#site/search/site-search.server.ts";
import { listSitePages } from "#server/sitemap/list-site-pages.ts";
import { isNoPage } from "#server/pages/page-address.ts";
import * as catalogue from "#site/texts/en.ts";
import { contentOfAll, resultOf } from "#tests/support/content-results.ts";
import { pageRoutes } from "#tests/support/page-routes.ts";
import type { OwnPage, OwnPages } from "./own-page.ts";

const site = { ...(await loadSite({ dataDir: "data" })), languages: ["en"] as const };
const [alappuzha, , punalur] = site.hospitals;
const page = { description: "", text: [], contents: [{ id: "part-0", heading: "Cash or card" }] };
const pages: OwnPage[] = [
  { ...page, address: "prices", title: "What it costs", place: "menu", hospitals: ["punalur"] },
  { ...page, address: "terms", title: "Terms of use", place: "footer", hospitals: [] },
];
const ownPages: OwnPages = { list: () => pages };

test("menu and footer have the pages of the hospital and of the group, and without any nothing is added", () => {
  const around = { now: new Date(0), menu: createMenu(pageRoutes.pages), catalogue };
  const shellOf = (hospital: typeof punalur) => createShell(site, hospital, { ...around, ownPages });
  expect(shellOf(punalur).menu.at(-1)).toMatchObject({ label: "What it costs", path: `${punalur?.basePath}/prices` });
  expect(shellOf(alappuzha).menu.map(({ label }) => label)).not.toContain("What it costs");
  const toComplain = { label: "Make a complaint", path: `${alappuzha?.basePath}/complaint` };
  expect(shellOf(alappuzha).inFooter).toEqual([toComplain, { label: "Terms of use", path: "/pages/terms" }]);
  const before = createShell(site, alappuzha, around);
  expect(createShell(site, alappuzha, { ...around, ownPages: { list: () => [] } })).toEqual(before);
  expect(before.inFooter).toEqual([toComplain]);
});

test("search finds them by title and heading, where they are", async () => {
  const nothing = async () => resultOf([]);
  const noDoctors = async () => resultOf({ total: 0, doctors: [] });
  const content = {
    ...{ fetchDoctors: noDoctors, fetchListedDoctors: noDoctors },
    ...{ fetchDepartmentListings: nothing, fetchNews: nothing },
  };
  const words = await loadSearchWords("data");
  const pageNames = { ...catalogue.pages.sections, insurance: "", sitsToday: "" };
  const search = createSiteSearch({ site, ownPages, words, pageNames, content, reportFailure: () => {} });
  const toPrices = `${punalur?.basePath}/prices`;
  expect((await search.suggest("what it costs", punalur)).items[0]).toMatchObject({ kind: "page", to: toPrices });
  expect((await search.suggest("cash or card")).items).toContainEqual(expect.objectContaining({ to: toPrices }));
  const [first] = (await search.answer("terms of use", alappuzha)).parts.flatMap(({ groups }) => groups);
  const place = site.group.name;
  expect(first).toEqual({
    kind: "page",
    items: [{ name: "Terms of use", places: [{ place, to: "/pages/terms" }] }],
  });
});

test("the sitemap lists them, and there is no page where another hospital's is", async () => {
  const entries: PublishedEntries = { doctors: [], news: [], careers: [], testimonials: [] };
  const content = { fetchPublishedEntries: async () => resultOf(entries) };
  const listed = await contentOfAll(listSitePages(site, content as never, pageRoutes, ownPages));
  const paths = listed.map(({ path }) => path);
  expect(paths.filter((path) => /prices|terms/.test(path))).toEqual(["/pages/terms", `${punalur?.basePath}/prices`]);
  const isNone = (path: string) =>
    isNoPage(new URL(path, "http://localhost"), { ...site, match: pageRoutes.match, ownPages });
  expect(isNone(`${punalur?.basePath}/Prices/`)).toBe(false);
  expect(isNone(`${alappuzha?.basePath}/prices`)).toBe(true);
  expect(isNone("/pages/terms")).toBe(false);
  expect(isNone("/pages/prices")).toBe(true);
});
