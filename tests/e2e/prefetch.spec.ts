import type { Page } from "@playwright/test";
import { holdRequests, letPageSettle } from "../support/page-pace.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_kozhencherry";
/** Longer than a pointer has to stay on a link. */
const LONG_HOVER_MS = 200;

/** The addresses of data that the page has asked for so far. */
function watchData(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data")) paths.push(pathname);
  });
  return paths;
}

const toNews = (page: Page) => page.locator(`footer a[href="${BASE}/news"]`);

test("a link that is pointed at fetches its page's data and scripts, which following it uses once", async ({
  page,
}) => {
  const data = watchData(page);
  await page.goto(BASE);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await toNews(page).hover();
    expect(data).toEqual([`${BASE}/news.data`]);
  }).toPass();
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await expect.poll(loaded).toContainEqual(expect.stringMatching(/\/assets\/news-/));
  await toNews(page).click();
  await expect(page).toHaveTitle(/ \| News$/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  expect(data).toHaveLength(1);
  // Away from the link, which Back shows under the pointer again.
  await page.mouse.move(0, 0);
  await page.goBack();
  await expect(page).not.toHaveTitle(/ \| News$/);
  await page.goForward();
  await expect(page).toHaveTitle(/ \| News$/);
  expect(data.filter((path) => path.endsWith("/news.data"))).toHaveLength(2);
});

test("a page on its way is not fetched ahead as well, to be shown when its link is followed once more", async ({
  page,
}) => {
  await page.clock.install();
  const data = watchData(page);
  await page.goto(BASE);
  const letGo = await holdRequests(page, "**/news.data*");
  await toNews(page).click();
  await expect.poll(() => data).toHaveLength(1);
  // Its link comes under the pointer again, as when the page moves below it.
  await page.mouse.move(0, 0);
  await toNews(page).hover();
  await page.clock.runFor(LONG_HOVER_MS);
  await letPageSettle(page);
  expect(data).toHaveLength(1);
  await letGo();
  await expect(page).toHaveTitle(/ \| News$/);
});

test("data that could not be fetched ahead is asked for when its link is followed", async ({ page }) => {
  const data = watchData(page);
  await page.goto(BASE);
  // A route that ends by itself may hold requests that are under way.
  await page.route("**/news.data*", (route) => (data.length === 1 ? route.abort() : route.continue()));
  await expect(async () => {
    await page.mouse.move(0, 0);
    await toNews(page).hover();
    expect(data).toHaveLength(1);
  }).toPass();
  await toNews(page).click();
  await expect(page).toHaveTitle(/ \| News$/);
  expect(data).toHaveLength(2);
});

test("nothing is fetched ahead with data saver", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.clock.install();
  const data = watchData(page);
  await page.goto(BASE, { waitUntil: "networkidle" });
  await toNews(page).hover();
  await toNews(page).focus();
  await page.clock.runFor(LONG_HOVER_MS);
  await letPageSettle(page);
  expect(data).toEqual([]);
});

test("the answer to a search is not fetched ahead, nor is another site", async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(BASE, { waitUntil: "networkidle" });
  const link = page.getByRole("contentinfo").getByRole("link", { name: "News", exact: true });
  const pointAt = async (href: string) => {
    await page.mouse.move(0, 0);
    await link.evaluate((element, to) => element.setAttribute("href", to), href);
    await link.hover();
    await page.clock.runFor(LONG_HOVER_MS);
  };
  for (const href of ["/search?q=sugar", `${BASE}/doctors?department=cardiology`, "https://example.org/x"])
    await pointAt(href);
  await expect(async () => {
    await pointAt(`${BASE}/news`);
    expect(asked.filter((url) => url.includes("/news.data"))).toHaveLength(1);
  }).toPass();
  expect(asked.filter((url) => /search|doctors(\.data|\?)|example\.org/.test(url))).toEqual([]);
});

test("the page stays when a script that is fetched ahead does not come", async ({ page }) => {
  await page.goto(BASE, { waitUntil: "networkidle" });
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const failed = page.waitForEvent("requestfailed");
  await page.route("**/assets/news-*.js", (route) => route.abort());
  await toNews(page).hover();
  await failed;
  await letPageSettle(page);
  expect(documents).toEqual([]);
});

const toDoctors = (page: Page) => page.locator(`header a[href="${BASE}/doctors"]`);

/** The state of each page that the browser itself fetches ahead, as it changes. */
async function watchPrefetches(page: Page): Promise<string[]> {
  const states: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on("Preload.prefetchStatusUpdated", ({ status }) => states.push(status));
  await browser.send("Preload.enable");
  return states;
}

test("before the page's scripts run, the browser fetches a page when its link in the menu is pressed", async ({
  page,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(BASE, { waitUntil: "networkidle" });
  const states = await watchPrefetches(page);
  await toDoctors(page).hover();
  await page.mouse.down();
  await expect.poll(() => states).toContain("Ready");
  await page.mouse.up();
  await expect(page).toHaveTitle(/ \| Doctors$/);
  const [document] = await page.evaluate(() =>
    performance.getEntriesByType("navigation").map((entry) => entry.toJSON()),
  );
  expect(document).toMatchObject({ deliveryType: "navigational-prefetch" });
});

test("once the page's own script loads ahead, the browser does not", async ({ page }) => {
  const data = watchData(page);
  await page.goto(BASE, { waitUntil: "networkidle" });
  const states = await watchPrefetches(page);
  await toDoctors(page).hover();
  await page.mouse.down();
  await expect.poll(() => data).toHaveLength(1);
  await page.mouse.up();
  await expect(page).toHaveTitle(/ \| Doctors$/);
  expect(states).toEqual([]);
});
