import { afterEach, expect, test, vi } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { pageRoutes } from "#tests/support/page-routes.ts";
import { pages as texts } from "#site/texts/en.ts";
import type { RoutePolicy } from "./route-policy.ts";

afterEach(() => vi.unstubAllEnvs());

async function pathsFor(environment: string): Promise<(string | undefined)[]> {
  vi.resetModules();
  vi.stubEnv("NODE_ENV", environment);
  const { default: routes } = (await import("./routes.ts")) as unknown as { default: RouteConfigEntry[] };
  return routes.map(({ path }) => path);
}

test("the component page exists while developing", async () => {
  expect(await pathsFor("development")).toContain("development/components");
});

test("a production build has no development page", async () => {
  const paths = await pathsFor("production");
  expect(paths).toContain(":basePath");
  expect(paths.filter((path) => path?.startsWith("development"))).toEqual([]);
});

/** What a route says of its address in few words, e.g. "menu 60, sitemap listOf doctors, ?limit". */
function describe(policy: RoutePolicy): string {
  const { menu, sitemap, isListed, parameters, isCached, isPrivate, isScriptless, isBare, isMissing, takesFile } =
    policy;
  return [
    ...(menu ? [`menu ${menu.order} ${menu.label(texts)}`] : []),
    ...(sitemap ? [`sitemap ${typeof sitemap === "string" ? sitemap : Object.entries(sitemap).flat().join(" ")}`] : []),
    ...(isListed ? ["not of every site"] : []),
    ...Object.entries(parameters ?? {}).map(
      ([name, { isEndless }]) => `?${name}${isEndless ? " (may be endless)" : ""}`,
    ),
    ...(isCached === false ? ["never cached"] : []),
    ...(isPrivate ? ["private"] : []),
    ...(isScriptless ? ["without scripts"] : []),
    ...(isBare ? ["bare"] : []),
    ...(isMissing ? ["no page"] : []),
    ...(takesFile ? ["takes a file"] : []),
  ].join(", ");
}

test("every address of the site, with what its route says of it", () => {
  const lines = pageRoutes.pages.map(({ path, policy }) => `${path}  ${describe(policy)}`.trim());
  expect(lines).toMatchInlineSnapshot(`
    [
      "/",
      "/  sitemap page, not of every site",
      "/",
      "/choose_hospital  sitemap page, not of every site",
      "/hospitals  sitemap page, not of every site, ?place, ?page",
      "/accessibility  sitemap page, not of every site",
      "/what_is_where  sitemap page, not of every site, ?find (may be endless), ?department, ?facility, ?place, ?page",
      "/search  ?q (may be endless)",
      "/pages/:page  sitemap each ownPages",
      "/sits_today  sitemap page, not of every site",
      "/check  never cached, without scripts",
      "/check/:code  never cached, without scripts",
      "/requests  never cached, private, bare",
      "/requests/csv  never cached, private",
      "/requests/:subject/:expires/:signature  never cached, private, without scripts, bare",
      "/emergency  sitemap page, not of every site, ?place",
      "/search/suggestions  ?q (may be endless)",
      "/redirect",
      "/fhir/:name",
      "/:basePath  menu 30 Our Hospitals, not of every site",
      "/:basePath",
      "/:basePath  menu 10 Home, sitemap page",
      "/:basePath/about_us  menu 20 About, sitemap page",
      "/:basePath/doctors  menu 60 Doctors, sitemap listOf doctors, ?limit, ?department, ?letter (may be endless)",
      "/:basePath/doctors/details/:doctorId  sitemap each doctors",
      "/:basePath/doctors/details/:doctorId/sits.ics",
      "/:basePath/sits_today  sitemap page, ?day, ?department, without scripts",
      "/:basePath/sits_today/print  ?day",
      "/:basePath/sits_today/board  ?day",
      "/:basePath/sits_today/picture.png  ?day",
      "/:basePath/department",
      "/:basePath/department  menu 40 Departments, sitemap page",
      "/:basePath/department/:slug  sitemap each departments",
      "/:basePath/facilities  menu 50 Facilities, sitemap page, not of every site",
      "/:basePath/facilities/*  sitemap each facilities",
      "/:basePath/gallery  menu 70 Gallery, sitemap page, not of every site",
      "/:basePath/news  menu 80 News, sitemap listOf news, ?page",
      "/:basePath/news/detail/:newsId  sitemap each news",
      "/:basePath/careers  menu 90 Careers, sitemap listOf careers, ?page",
      "/:basePath/careers/detail/:careerId  sitemap each careers, takes a file",
      "/:basePath/testimonials  menu 100 Testimonials, sitemap page, not of every site, ?page",
      "/:basePath/testimonials/detail/:id  sitemap each testimonials, not of every site",
      "/:basePath/contact_us  menu 110 Contact Us, sitemap page",
      "/:basePath/appointment  menu 120 Appointment, sitemap page, ?department, ?doctor",
      "/:basePath/appointment/doctors  ?listing",
      "/:basePath/open_book  sitemap page, not of every site",
      "/:basePath/open_book/print",
      "/:basePath/open_book/rates.csv",
      "/:basePath/call_me  sitemap page",
      "/:basePath/complaint  sitemap page",
      "/:basePath/sent/:kind  never cached",
      "/:basePath/answer/:subject/:expires/:signature  never cached, private, without scripts, bare",
      "/:basePath/request/:subject/:expires/:signature  never cached, private, without scripts",
      "/:basePath/request/:subject/:expires/:signature/code  never cached, private",
      "/:basePath/request/:subject/:expires/:signature/visit.ics  never cached, private",
      "/:basePath/requests  never cached, private, bare",
      "/:basePath/requests/csv  never cached, private",
      "/:basePath/requests/:subject/:expires/:signature  never cached, private, without scripts, bare",
      "/:basePath/sittings  never cached, private, without scripts, bare",
      "/:basePath/sittings/:subject/:expires/:signature  never cached, private, without scripts, bare",
      "/:basePath/numbers  never cached, private, without scripts, bare",
      "/:basePath/numbers/:subject/:expires/:signature  never cached, private, without scripts, bare",
      "/:basePath",
      "/:basePath/desk  never cached, private, without scripts, bare, takes a file",
      "/:basePath/desk/:tool  never cached, private, without scripts, bare, takes a file",
      "/:basePath/desk/import/:list",
      "/:basePath/desk/:subject/:expires/:signature  never cached, private, without scripts, bare, takes a file",
      "/:basePath/desk/:section/new  never cached, private, without scripts, bare, takes a file",
      "/:basePath/desk/:section/file  never cached, private",
      "/:basePath/desk/:section/:entryId  never cached, private, without scripts, bare, takes a file",
      "/:basePath/desk/:section/:entryId/versions  never cached, private, without scripts, bare, takes a file",
      "/:basePath/consent/:id/:key  never cached, private, without scripts",
      "/:basePath/emergency  sitemap page, not of every site, ?place",
      "/:basePath/privacy  sitemap page, ?language (may be endless)",
      "/:basePath/accessibility  sitemap page, not of every site",
      "/:basePath/what_is_where  sitemap page, not of every site, ?find (may be endless), ?department, ?facility, ?place, ?page",
      "/:basePath/search  ?q (may be endless)",
      "/:basePath/search/suggestions  ?q (may be endless)",
      "/:basePath/:page  sitemap each ownPages",
      "/:basePath/*  no page",
    ]
  `);
});
