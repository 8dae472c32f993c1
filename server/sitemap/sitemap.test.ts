import fastify from "fastify";
import { expect, test } from "vitest";
import type { ContentResult } from "#site/content/content.ts";
import { resultOf, UNAVAILABLE } from "#tests/support/content-results.ts";
import { sendRequest } from "#tests/support/send-request.ts";
import type { SitePage } from "./list-site-pages.ts";
import { registerSitemap, renderSitemap } from "./sitemap.ts";

const ORIGIN = "https://www.example.org";
const HOUR_MS = 3_600_000;

function setUp() {
  const pages = resultOf([{ path: "/doctor" }]) as ContentResult<SitePage[]>;
  const state = { now: 0, listed: 0, error: undefined as Error | undefined, pages };
  const server = fastify();
  registerSitemap(server, {
    origin: ORIGIN,
    now: () => state.now,
    listPages: async function* () {
      state.listed += 1;
      if (state.error) throw state.error;
      yield state.pages;
    },
  });
  const send = (headers: Record<string, string> = {}, path = "/sitemap.xml") =>
    sendRequest(server, new Request(ORIGIN + path, { headers }));
  return { state, server, send };
}

test("the sitemap is XML, and a second request within minutes causes no query", async () => {
  const { state, send } = setUp();
  const response = await send();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(await response.text()).toContain("<loc>https://www.example.org/doctor</loc>");
  await send();
  expect(state.listed).toBe(1);
});

test("a search engine that has the sitemap already gets 304", async () => {
  const { send } = setUp();
  const etag = (await send()).headers.get("etag") ?? "";
  expect((await send({ "if-none-match": etag })).status).toBe(304);
});

test("without a complete list the response is 503 with a time to try again, and the next request tries", async () => {
  const { state, send } = setUp();
  const whole = state.pages;
  state.pages = UNAVAILABLE;
  const response = await send();
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("60");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).not.toContain("<urlset");
  state.pages = whole;
  expect((await send()).status).toBe(200);
});

test("while the content service is away the last complete sitemap is served, however old", async () => {
  const { state, send } = setUp();
  await send();
  state.pages = UNAVAILABLE;
  state.now = 100 * HOUR_MS;
  const response = await send();
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("/doctor</loc>");
});

test("a sitemap of hours ago is not served when a new one can be had", async () => {
  const { state, send } = setUp();
  await send();
  state.pages = resultOf([{ path: "/other" }]);
  state.now = 2 * HOUR_MS;
  expect(await (await send()).text()).toContain("/other</loc>");
});

test("a fault of ours is no outage", async () => {
  const { state, send } = setUp();
  state.error = new RangeError("mistake");
  expect((await send()).status).toBe(500);
});

test("robots.txt names the sitemap and keeps crawlers from what is no page", async () => {
  const { server } = setUp();
  const response = await sendRequest(server, new Request(`${ORIGIN}/robots.txt`));
  expect(response.headers.get("content-type")).toContain("text/plain");
  expect((await response.text()).split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /redirect",
    "",
    "Sitemap: https://www.example.org/sitemap.xml",
    "",
  ]);
});

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
  expect(xml).toContain("<loc>https://www.example.org/a/news/detail/%C3%A9%3C&#39;%3E</loc>");
});

test("a page of several languages names itself in each", () => {
  const alternates = [
    { language: "en", path: "/" },
    { language: "ml", path: "/ml" },
  ];
  const xml = renderSitemap(ORIGIN, [{ path: "/ml", alternates }]);
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(xml).toContain(
    '<loc>https://www.example.org/ml</loc><xhtml:link rel="alternate" hreflang="en" href="https://www.example.org/"/>' +
      '<xhtml:link rel="alternate" hreflang="ml" href="https://www.example.org/ml"/></url>',
  );
});

test("more than 10,000 pages come in parts, each as new as its newest entry, and the sitemap names the parts", async () => {
  const { state, send } = setUp();
  const dates = new Map([
    [0, "2026-03-02T08:00:00.000Z"],
    [1, "2026-01-02T08:00:00+05:30"],
  ]);
  const pages = Array.from({ length: 20_001 }, (_, index) => ({ path: `/${index}`, lastModified: dates.get(index) }));
  state.pages = resultOf(pages) as ContentResult<SitePage[]>;
  const index = await (await send()).text();
  expect(index.split("\n").slice(1, -1)).toEqual([
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    `<sitemap><loc>${ORIGIN}/sitemap-1.xml</loc><lastmod>2026-03-02T08:00:00.000Z</lastmod></sitemap>`,
    ...[2, 3].map((number) => `<sitemap><loc>${ORIGIN}/sitemap-${number}.xml</loc></sitemap>`),
    "</sitemapindex>",
  ]);
  const parts = await Promise.all([1, 2, 3].map(async (number) => (await send({}, `/sitemap-${number}.xml`)).text()));
  expect(parts.map((part) => part.match(/<url>/g)?.length)).toEqual([10_000, 10_000, 1]);
  expect(state.listed).toBe(1);
  expect((await send({}, "/sitemap-4.xml")).status).toBe(404);
  state.pages = UNAVAILABLE;
  expect((await send({}, "/sitemap-3.xml")).status).toBe(200);
});

test("10,000 pages are one file, which has no parts", async () => {
  const { state, send } = setUp();
  state.pages = resultOf(Array.from({ length: 10_000 }, (_, index) => ({ path: `/${index}` })));
  expect((await (await send()).text()).match(/<url>/g)).toHaveLength(10_000);
  expect((await send({}, "/sitemap-1.xml")).status).toBe(404);
});
