import { expect, test } from "vitest";
import { renderSitemap } from "./render-sitemap.ts";

const ORIGIN = "https://www.example.org";

test("addresses are absolute and escaped once as addresses and once as XML", () => {
  const xml = renderSitemap(ORIGIN, [
    { path: "/" },
    { path: "/a/facilities/24_x_7_doctors,_nurses_&_paramedical_support", lastModified: "2026-01-02T08:00:00.000Z" },
    { path: "/a/news/detail/é<'>" },
  ]);
  expect(xml).toContain("<url><loc>https://www.example.org/</loc></url>");
  expect(xml).toContain(
    "<loc>https://www.example.org/a/facilities/24_x_7_doctors,_nurses_&amp;_paramedical_support</loc><lastmod>2026-01-02T08:00:00.000Z</lastmod>",
  );
  expect(xml).toContain("<loc>https://www.example.org/a/news/detail/%C3%A9%3C&apos;%3E</loc>");
});

test("more pages than one file may hold are refused, not cut", () => {
  const pages = Array.from({ length: 50_001 }, (_, index) => ({ path: `/${index}` }));
  expect(() => renderSitemap(ORIGIN, pages)).toThrow("50001 pages");
  expect(renderSitemap(ORIGIN, pages.slice(1)).match(/<url>/g)).toHaveLength(50_000);
});
