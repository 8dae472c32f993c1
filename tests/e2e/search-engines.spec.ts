import { groupPaths, hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { checkStructuredData, type CheckedData } from "../support/check-structured-data.ts";
import { readLinks, readPageHead, unescapeHtml, type ReadHead } from "../support/read-page-head.ts";
import { hospitals } from "../support/sample-site.ts";
import { expect, test as base } from "../support/test.ts";

interface ReadPage {
  status: number;
  head: ReadHead;
  data: CheckedData;
  links: string[];
  heading: string;
}

let read: Promise<Map<string, ReadPage>> | undefined;
/** Every page of the sitemap by its path, read once. */
const test = base.extend<{ pages: Map<string, ReadPage> }>({
  pages: async ({ site }, use) => use(await (read ??= readPages(site.origin))),
});

// One process for the whole file, so that the pages are read once.
test.describe.configure({ mode: "default" });

async function readPages(origin: string): Promise<Map<string, ReadPage>> {
  const pages = new Map<string, ReadPage>();
  const waiting = [...(await readSitemap(origin)).keys()];
  const readNext = async (): Promise<void> => {
    const path = waiting.shift();
    if (path === undefined) return;
    pages.set(path, await readPage(origin, path));
    await readNext();
  };
  await Promise.all(Array.from({ length: 4 }, readNext));
  return pages;
}

async function readPage(origin: string, path: string): Promise<ReadPage> {
  const response = await fetch(origin + path);
  const html = await response.text();
  const head = readPageHead(html);
  const [json = '{"@graph":[]}'] = head.jsonLd;
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "";
  return { status: response.status, head, data: checkStructuredData(json), links: readLinks(html), heading };
}

/** Path and date of each page in the sitemap; every address in it must be ours. */
async function readSitemap(origin: string): Promise<Map<string, string | undefined>> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const urls = Array.from(
    xml.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?(?:<xhtml:link[^>]*>)*<\/url>/g),
  );
  expect(urls.filter(([, address = ""]) => !address.startsWith(`${origin}/`))).toEqual([]);
  return new Map(urls.map(([, address = "", date]) => [unescapeHtml(address).slice(origin.length), date]));
}

test("every address of the sitemap responds with 200 and is its own canonical", ({ pages, site }) => {
  expect(pages.size).toBeGreaterThan(200);
  const problems = [...pages].flatMap(([path, { status, head }]) => [
    ...(status === 200 ? [] : [`${path} returns ${status}`]),
    ...(head.canonical === site.origin + path ? [] : [`${path} names ${head.canonical}`]),
    ...(head.robots === undefined ? [] : [`${path} is ${head.robots}`]),
  ]);
  expect(problems).toEqual([]);
});

test("every page that is linked to is in the sitemap, under its canonical address", async ({ pages, site }) => {
  const links = new Set([...pages.values()].flatMap((page) => page.links));
  expect(links.size).toBeGreaterThan(200);
  const beside = [...links].filter((link) => !pages.has(link) && !/^\/(pictures|media)\/|\.(ics|png|csv)$/.test(link));
  const missing: string[] = [];
  // One form is prefilled for each doctor and department: two queries of a path tell whether it leaves them out.
  const ofPaths = Map.groupBy(beside, (link) => link.split("?")[0]);
  for (const link of [...ofPaths.values()].flatMap((all) => all.slice(0, 2))) {
    const { status, head } = await readPage(site.origin, link);
    const isListed = head.canonical !== undefined && pages.has(head.canonical.replace(site.origin, ""));
    // The search asks not to be listed.
    if (status === 200 && head.robots?.includes("noindex")) continue;
    if (status !== 200 || !isListed) missing.push(`${link} (${status}, ${head.canonical})`);
  }
  expect(missing).toEqual([]);
});

test("every page has a description of its own that search engines can show whole", ({ pages }) => {
  const pathsByText = Map.groupBy(pages.keys(), (path) => pages.get(path)?.head.description ?? "");
  const unfit = [...pathsByText].filter(([{ length }]) => length < 50 || length > 160);
  expect(unfit).toEqual([]);
  expect([...pathsByText].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test("dates in the sitemap are those of the entries, and static pages have none", async ({ site }) => {
  const dates = await readSitemap(site.origin);
  for (const hospital of hospitals) {
    const paths = hospitalPaths(hospital);
    expect(dates.get(paths.toAboutUs)).toBeUndefined();
    const entries = [...dates].filter(([path]) => path.startsWith(`${paths.toNews}/`));
    expect(entries.length).toBeGreaterThan(3);
    for (const [path, date] of entries) expect(date, path).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const newest = entries.map(([, date]) => date ?? "").toSorted();
    expect(dates.get(paths.toNews)).toBe(newest.at(-1));
  }
});

test("the structured data of every page holds what each of its types requires", ({ pages }) => {
  // The emergency pages have no byte to spare.
  const described = [...pages].filter(([path]) => !path.endsWith("/emergency"));
  const problems = described.flatMap(([path, { head, data }]) => [
    ...(head.jsonLd.length === 1 ? [] : [`${path} has ${head.jsonLd.length} scripts of data`]),
    ...data.problems.map((problem) => `${path}: ${problem}`),
  ]);
  expect(problems).toEqual([]);
});

test("every address of ours that structured data names is there", async ({ pages, site }) => {
  const named = new Set([...pages.values()].flatMap(({ data }) => data.addresses));
  const ours = [...named].filter((address) => address.startsWith(`${site.origin}/`));
  const files = ours.filter((address) => !pages.has(address.slice(site.origin.length)));
  expect(files.length).toBeGreaterThan(20);
  const missing: string[] = [];
  for (const address of files) {
    const { status } = await fetch(address, { method: "HEAD" });
    if (status !== 200) missing.push(`${status} ${address}`);
  }
  expect(missing).toEqual([]);
});

for (const hospital of hospitals) {
  const paths = hospitalPaths(hospital);

  for (const [kind, start, types] of [
    ["home page", paths.toHome, "Hospital"],
    ["about page", paths.toAboutUs, "Hospital, BreadcrumbList"],
    ["contact page", paths.toContactUs, "Hospital, BreadcrumbList"],
    ["list of doctors", paths.toDoctors, "BreadcrumbList"],
    ["department index", paths.toDepartments, "BreadcrumbList"],
    ["facility index", paths.toFacilities, "BreadcrumbList"],
    ["gallery", paths.toGallery, "BreadcrumbList"],
    ["news list", paths.toNews, "BreadcrumbList"],
    ["job list", paths.toCareers, "BreadcrumbList"],
    ["appointment page", paths.toAppointment, "BreadcrumbList"],
    ["department", `${paths.toDepartments}/`, "MedicalWebPage, BreadcrumbList"],
    ["facility", `${paths.toFacilities}/`, "MedicalWebPage, BreadcrumbList"],
    ["doctor", paths.toDoctor(""), "Physician, BreadcrumbList"],
    ["news item", paths.toNewsArticle(""), "NewsArticle, BreadcrumbList"],
  ] as const) {
    test(`each ${kind} of ${hospital.place} has structured data of: ${types}`, ({ pages }) => {
      const found = findPages(pages, start);
      expect(found.length).toBeGreaterThan(0);
      for (const [path, { data }] of found) expect(data.types.join(", "), path).toBe(types);
    });
  }

  test(`a job of ${hospital.place} has structured data exactly where there is a vacancy`, ({ pages }) => {
    const found = findPages(pages, paths.toCareer(""));
    const isVacant = ({ heading }: ReadPage) => /\d Vacanc(y|ies)/.test(heading);
    expect(new Set(found.map(([, page]) => isVacant(page)))).toEqual(new Set([true, false]));
    for (const [path, page] of found) {
      expect(page.data.types, path).toEqual([...(isVacant(page) ? ["JobPosting"] : []), "BreadcrumbList"]);
    }
  });

  test(`films of ${hospital.place} have structured data where they are played`, ({ pages }) => {
    const filmsOf = ({ data }: ReadPage) => data.types.filter((type) => type === "VideoObject").length;
    expect(findPages(pages, paths.toTestimonials).map(([, page]) => filmsOf(page))).toEqual([2]);
    const details = findPages(pages, paths.toTestimonial(""));
    expect(details.filter(([, page]) => filmsOf(page) === 1)).toHaveLength(1);
  });
}

/** The page at that address, or all below one that ends in a slash. */
function findPages(pages: Map<string, ReadPage>, start: string): [string, ReadPage][] {
  return [...pages].filter(([path]) => (start.endsWith("/") ? path.startsWith(start) : path === start));
}

test("the landing page describes the group and the site, the group's other pages their breadcrumbs", ({ pages }) => {
  const { toLanding, toSearch: _search, toEmergency: _emergency, ...others } = groupPaths;
  expect(pages.get(toLanding)?.data.types).toEqual(["Organization", "WebSite"]);
  for (const path of Object.values(others)) expect(pages.get(path)?.data.types, path).toEqual(["BreadcrumbList"]);
});

test("robots.txt names the sitemap and disallows no page in it", async ({ pages, site }) => {
  const lines = (await (await fetch(`${site.origin}/robots.txt`)).text()).split("\n");
  expect(lines).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  const closed = lines.flatMap((line) => /^Disallow: (\/.*)$/.exec(line)?.[1] ?? []);
  expect(closed).toEqual(["/api/", "/redirect"]);
  expect([...pages.keys()].filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
});

const BASE = "/venmala_hospital";

for (const [asked, canonical] of [
  [`${BASE}/doctors?limit=12`, `${BASE}/doctors`],
  [`${BASE}/appointment?department=Cardiology&doctor=Anu`, `${BASE}/appointment`],
  [`${BASE}/Doctors/?utm_source=x`, `${BASE}/doctors`],
  [`${BASE}/accessibility`, "/accessibility"],
  [`${BASE}/what_is_where?find=eye`, "/what_is_where"],
  [`${BASE}/facilities/icu`, `${BASE}/facilities/ICU`],
  [`${BASE}/facilities/emergency_%2F_casuality`, `${BASE}/facilities/emergency_/_casuality`],
] as const) {
  test(`${asked} names ${canonical} as its address`, async ({ site }) => {
    expect((await readPage(site.origin, asked)).head.canonical).toBe(site.origin + canonical);
  });
}

for (const [path, status] of [
  ["/no_such_page", 404],
  [`${BASE}/no_such_page`, 404],
  [`${BASE}/department/no_such`, 404],
  [`${BASE}/facilities/blood_bank`, 404],
  [`${BASE}/doctors/details/no_such`, 404],
  ["/redirect", 200],
  [`${BASE}/sent/contact`, 200],
] as const) {
  test(`search engines must not index ${path}`, async ({ site }) => {
    const page = await readPage(site.origin, path);
    expect(page.status).toBe(status);
    expect(page.head).toMatchObject({ robots: "noindex", canonical: undefined, jsonLd: [] });
  });
}

test("search engines must not index the result of a form", async ({ site }) => {
  const body = new URLSearchParams({ name: "" });
  const response = await fetch(`${site.origin}${BASE}/contact_us`, { method: "POST", body });
  expect(response.status).toBe(400);
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
});

test("following links changes the structured data with the page", async ({ page }) => {
  const typesOf = async () => {
    const scripts = await page.locator('head script[type="application/ld+json"]').allTextContents();
    return scripts.map((json) => checkStructuredData(json).types.join(", "));
  };
  await page.goto(`${BASE}/doctors`);
  expect(await typesOf()).toEqual(["BreadcrumbList"]);
  await page.locator("main a[href*='/doctors/details/']").first().click();
  await expect(page).toHaveTitle(/\| Dr\. /);
  expect(await typesOf()).toEqual(["Physician, BreadcrumbList"]);
  await page.goBack();
  await expect(page).toHaveTitle(/Doctors$/);
  expect(await typesOf()).toEqual(["BreadcrumbList"]);
});

test("an address in capitals and with a slash at its end is the same page, in the browser too", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(`${BASE.toUpperCase()}/Doctors/`);
  await page.getByRole("link", { name: "View more" }).click();
  await expect(page.locator("main .doctor-card")).toHaveCount(12);
  expect(problems).toEqual([]);
});
