import type { APIRequestContext, Page } from "@playwright/test";
import { copySampleData, type SampleDataCopy } from "#site/hospitals/test-support/copy-sample-data.ts";
import { findViolations } from "../accessibility/find-violations.ts";
import { tabTo } from "../accessibility/focus.ts";
import { leaveOneHospital, makeNineHospitals } from "../support/few-and-many.ts";
import { makeLargeGroup } from "../support/large-group.ts";
import { startOwnSite } from "../support/start-own-site.ts";
import { isWiderThanScreen } from "./page-reading.ts";
import { expect, test } from "../support/worker-sites.ts";

/** Runs the built site on changed data while `visit` looks at it. */
async function onData(change: (copy: SampleDataCopy) => Promise<void>, visit: (origin: string) => Promise<void>) {
  await using copy = await copySampleData();
  await change(copy);
  await using site = await startOwnSite({ SITE_DATA_DIR: copy.dataDir, CONTENT_EXPORT: EXPORT });
  await visit(site.origin);
}

const EXPORT = "data/sample-content/export.json";
const PUNALUR = "/venmala_hospital_punalur";

/** Opens these pages and those below `below` that they lead to; asks for every other address of the site once. */
async function findFaults(request: APIRequestContext, origin: string, starts: string[], below: string) {
  const faults: string[] = [];
  const seen = new Set(starts);
  for (const path of seen) {
    const response = await request.get(origin + path);
    if (!response.ok()) faults.push(`${path}: ${response.status()}`);
    if (!starts.includes(path) && !path.startsWith(below)) continue;
    const html = await response.text();
    for (const [list] of html.matchAll(/<(ul|ol|dl|nav|section)\b[^>]*><\/\1>/g)) faults.push(`${path}: ${list}`);
    for (const [, json = "{}"] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
      if (/:(null|""|\[\]|\{\})/.test(json)) faults.push(`${path}: ${json}`);
    for (const [, link = ""] of html.matchAll(/<a\b[^>]*href="(\/[^"#?]*)/g)) seen.add(link.replaceAll("&amp;", "&"));
  }
  return { faults, paths: [...seen] };
}

async function findLooks(page: Page, addresses: string[]): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize({ width: 390, height: 900 });
  for (const address of addresses) {
    await page.goto(address);
    if (await isWiderThanScreen(page)) faults.push(`${address} is wider than a phone`);
    faults.push(...(await findViolations(page)).map((violation) => `${address}: ${violation}`));
  }
  return faults;
}

test.describe.configure({ timeout: 180_000 });

test("one hospital with nothing beside it has its home page at '/', no chooser and no dead link", async ({
  page,
  request,
}) => {
  await onData(leaveOneHospital, async (origin) => {
    for (const [path, target] of [
      ["/", PUNALUR],
      ["/what_is_where?find=bone", `${PUNALUR}/what_is_where?find=bone`],
      ["/accessibility", `${PUNALUR}/accessibility`],
    ] as const) {
      const response = await request.get(origin + path, { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([302, target]);
    }
    const { faults, paths } = await findFaults(request, origin, [PUNALUR], PUNALUR);
    expect(faults).toEqual([]);
    expect(paths.length).toBeGreaterThan(30);
    const sitemap = await (await request.get(`${origin}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = ""]) => address.slice(origin.length));
    expect(listed.filter((path) => !path.startsWith(PUNALUR) || /gallery|facilities/.test(path))).toEqual([]);
    expect(listed).toContain(`${PUNALUR}/what_is_where`);
    for (const path of ["/gallery", "/facilities", "/facilities/ICU"])
      expect((await request.get(origin + PUNALUR + path)).status(), path).toBe(404);

    const manifest = await (await request.get(`${origin}/site.webmanifest`)).json();
    expect(manifest.description).toMatch(/^Our hospital in the hills/);

    await page.goto(origin);
    await expect(page.getByText("Our Hospitals")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: /Facilities|What We Do Best|numbers/ })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /slide/i })).toHaveCount(2);
    await expect(page.locator(".carousel__controls")).toHaveCount(0);
    await page.goto(`${origin}/no_such_page`);
    await expect(page.getByRole("link", { name: "Go to Venmala Hospital" })).toHaveAttribute("href", PUNALUR);
    expect(await findLooks(page, [origin, `${origin}/no_such_page`])).toEqual([]);
  });
});

test("nine hospitals are each one link away, on the landing page and in the menu", async ({ page, request }) => {
  await onData(makeNineHospitals, async (origin) => {
    const starts = ["/", "/venmala_hospital_sulthan_bathery", "/no_such_page"];
    const { faults, paths } = await findFaults(request, origin, starts, "/none");
    expect(faults).toEqual(["/no_such_page: 404"]);
    expect(paths.filter((path) => /^\/venmala_hospital[a-z_]*$/.test(path))).toHaveLength(9);

    await page.goto(origin);
    await expect(page.getByText("We have 9 hospitals")).toBeVisible();
    const cards = page.getByRole("region", { name: "Our Hospitals" }).getByRole("heading", { level: 3 });
    await expect(cards).toHaveCount(9);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${origin}/venmala_hospital`);
      if (width === 390) await page.getByRole("button", { name: "Open menu" }).click();
      const menu = page.getByRole("navigation", { name: "Main" });
      await menu.getByText("Our Hospitals", { exact: true }).click();
      const last = menu.getByRole("link", { name: "Venmala Hospital, Sulthan Bathery" });
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      await last.click();
      await expect(page).toHaveURL(/_sulthan_bathery$/);
    }
  });
});

test("forty hospitals are found by place with the keys alone, on pages that break no rule", async ({ page }) => {
  const byPlace = [
    "/",
    "/ml/hospitals",
    "/hospitals?place=Town",
    "/what_is_where",
    "/ml/what_is_where?department=dental",
  ];
  await onData(
    (copy) => makeLargeGroup(copy, 40),
    async (origin) => {
      await page.goto(`${origin}/hospitals`);
      await tabTo(page, /^input Town, district or PIN code/);
      await page.keyboard.type("Town 17");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/place=Town\+17$/);
      await expect(page.locator("tbody tr").first()).toContainText("Town 17");
      expect(
        await findLooks(
          page,
          byPlace.map((path) => origin + path),
        ),
      ).toEqual([]);
    },
  );
});
