import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { servicesContext, type PageServices } from "#app/context.ts";
import { createMenu } from "#app/route-policy.ts";
import { createHomeView } from "#app/features/home/home-sections.tsx";
import { listSitePages } from "#server/sitemap/list-site-pages.ts";
import type { Content } from "#site/content/content.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { contentOfAll, resultOf } from "#tests/support/content-results.ts";
import { NO_NOTICES } from "#tests/support/no-notices.ts";
import { pageRoutes } from "#tests/support/page-routes.ts";
import { loader as loadOne } from "./testimonial.tsx";
import { loader as loadAll } from "./testimonials.tsx";

test("a hospital that shows no testimonials has no page, menu entry, slide or line in the sitemap of any", async () => {
  await using copy = await copySampleData();
  await copy.set("hospitals/punalur/hospital.json", "showsTestimonials", false);
  const site = await loadSite({ dataDir: copy.dataDir });
  const [hidden, shown] = [site.hospitals.find(({ id }) => id === "punalur")!, site.hospitals[1]!];
  const context = new RouterContextProvider();
  context.set(servicesContext, { site, notices: NO_NOTICES } as unknown as PageServices);
  const args = { params: { basePath: hidden.basePath.slice(1), id: "t1" }, context } as never;
  await expect(loadAll(args)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(loadOne(args)).rejects.toMatchObject({ init: { status: 404 } });

  const entry = createMenu(pageRoutes.pages).find(({ path }) => path.endsWith("/testimonials"))!;
  expect([hidden, shown].map((hospital) => entry.isListed?.(site, hospital))).toEqual([false, true]);
  expect(createHomeView(site, hidden).testimonialPlaceholders).toEqual([]);
  const entries = { doctors: [], news: [], careers: [], testimonials: [{ id: "t1" }] };
  const content = { fetchPublishedEntries: async () => resultOf(entries) } as unknown as Content;
  const paths = (await contentOfAll(listSitePages(site, content, pageRoutes))).map(({ path }) => path);
  const listed = paths.filter((path) => path.includes("/testimonials"));
  expect(listed).toContain(`${shown.basePath}/testimonials/detail/t1`);
  expect(listed.filter((path) => path.startsWith(hidden.basePath))).toEqual([]);
});
