import { describe, expect, test } from "vitest";
import type { Content, PublishedEntries } from "#site/content/content.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { contentOfAll, resultOf, UNAVAILABLE } from "#tests/support/content-results.ts";
import { pageRoutes } from "#tests/support/page-routes.ts";
import { listSitePages } from "./list-site-pages.ts";

const site = { ...(await loadSite({ dataDir: "data" })), languages: ["en"] as const };
const NO_ENTRIES: PublishedEntries = { doctors: [], news: [], careers: [], testimonials: [] };

function contentWith(fetchPublishedEntries: Content["fetchPublishedEntries"]): Content {
  return { fetchPublishedEntries } as Content;
}

async function listPaths(entries: Partial<PublishedEntries> = {}) {
  const content = contentWith(async () => resultOf({ ...NO_ENTRIES, ...entries }));
  return contentOfAll(listSitePages(site, content, pageRoutes));
}

describe("the pages of the site", () => {
  test("are the group's, and each hospital's sections, departments and facilities, slugs literal", async () => {
    const pages = await listPaths();
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !path.startsWith("/venmala_"))).toEqual([
      ...["/", "/choose_hospital", "/accessibility", "/what_is_where", "/sits_today", "/emergency"],
    ]);
    expect(paths.filter((path) => /_hospital.*\/(accessibility|what_is_where)$/.test(path))).toEqual([]);
    for (const { basePath, routedDepartments, routedFacilities } of site.hospitals) {
      expect(paths).toEqual(
        expect.arrayContaining([
          basePath,
          ...["about_us", "doctors", "gallery", "appointment", "contact_us"].map((name) => `${basePath}/${name}`),
          ...routedDepartments.map(({ slug }) => `${basePath}/department/${slug}`),
          ...routedFacilities.map(({ slug }) => `${basePath}/facilities/${slug}`),
        ]),
      );
    }
    expect(paths.filter((path) => path.endsWith("/accessibility"))).toEqual(["/accessibility"]);
    expect(pages.every((page) => !("lastModified" in page))).toBe(true);
  });

  test("are each hospital's own entries, with the day they were published", async () => {
    const content = contentWith(async (name) =>
      resultOf({
        ...NO_ENTRIES,
        doctors: [{ id: `doctor of ${name}`, publishedAt: "2026-01-02T08:00:00.000Z" }],
        testimonials: [{ id: "t1" }],
      }),
    );
    const pages = await contentOfAll(listSitePages(site, content, pageRoutes));
    for (const { basePath, contentName } of site.hospitals) {
      const path = `${basePath}/doctors/details/doctor of ${contentName}`;
      expect(pages).toContainEqual({ path, lastModified: "2026-01-02T08:00:00.000Z" });
      expect(pages).toContainEqual({ path: `${basePath}/testimonials/detail/t1` });
    }
  });

  test("are as new as their newest entry where they are lists", async () => {
    const pages = await listPaths({
      news: [
        { id: "a", publishedAt: "2026-01-02T08:00:00.000Z" },
        { id: "b", publishedAt: "2026-03-02T08:00:00.000Z" },
      ],
    });
    const news = pages.filter(({ path }) => path.endsWith("/news"));
    expect(news.map(({ lastModified }) => lastModified)).toEqual(site.hospitals.map(() => "2026-03-02T08:00:00.000Z"));
  });

  test("of a site in two languages are listed in both", async () => {
    const content = contentWith(async () => resultOf(NO_ENTRIES));
    const pages = await contentOfAll(listSitePages({ ...site, languages: ["en", "ml"] }, content, pageRoutes));
    const alternates = [
      { language: "en", path: "/" },
      { language: "ml", path: "/ml" },
    ];
    expect(pages.slice(0, 2)).toEqual(alternates.map(({ path }) => ({ path, alternates })));
    expect(pages.length).toBe(2 * (await listPaths()).length);
  });

  test("leave out invalid dates", async () => {
    const pages = await listPaths({ careers: [{ id: "c", publishedAt: "soon" }] });
    expect(pages.find(({ path }) => path.endsWith("/careers/detail/c"))).not.toHaveProperty("lastModified");
  });

  test("are not listed at all when one hospital's cannot be", async () => {
    const last = site.hospitals.at(-1)?.contentName;
    const content = contentWith(async (name) => (name === last ? UNAVAILABLE : resultOf(NO_ENTRIES)));
    await expect(contentOfAll(listSitePages(site, content, pageRoutes))).rejects.toThrow("no content: away");
  });
});
