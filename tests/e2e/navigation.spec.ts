import { holdRequests } from "../support/page-pace.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_kozhencherry";

test("following links loads no document again, updates the title and starts each page at its top", async ({ page }) => {
  await page.goto(BASE);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("contentinfo").getByRole("link", { name: "Doctors", exact: true }).click();
  await expect(page).toHaveTitle("Venmala Hospital | Kozhencherry | Doctors");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole("link", { name: "View more" }).click();
  await expect(page.locator("main a[href*='/doctors/details/']").nth(11)).toBeAttached();

  await page.locator("main a[href*='/doctors/details/']").first().click();
  await expect(page).toHaveTitle(/^Venmala Hospital \| Dr\. /);
  await page.goBack();
  await expect(page).toHaveTitle("Venmala Hospital | Kozhencherry | Doctors");
  expect(documents).toEqual([]);
});

test("a link opens a new tab when the visitor wants one, and a part of the page is reached on the page", async ({
  page,
  context,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const data: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && data.push(request.url()));
  const tab = context.waitForEvent("page");
  await page
    .getByRole("main")
    .locator(`a[href="${BASE}"]`)
    .filter({ visible: true })
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  await expect(await tab).toHaveURL(new RegExp(`${BASE}$`));
  await expect(page).toHaveURL(/\/$/);

  await page.locator('a[href="#main"]').focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
  expect(data.filter((url) => !url.includes(BASE))).toEqual([]);
});

test("a loader shows while the next page's data is on its way", async ({ page }) => {
  await page.goto(BASE);
  const release = await holdRequests(page, "**/news.data*");
  await page.getByRole("contentinfo").getByRole("link", { name: "News", exact: true }).click();
  await expect(page.getByText("loading...")).toBeAttached();
  await release();
  await expect(page).toHaveTitle("Venmala Hospital | Kozhencherry | News");
  await expect(page.getByText("loading...")).not.toBeAttached();
});

test("no loader shows for a page that is there at once", async ({ page }) => {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    // However slow this machine is.
    const slow = (run: () => void, ms?: number) => setTimeout(run, ms === 150 ? 60_000 : ms);
    Object.assign(window, { setTimeout: slow, texts: [] });
  });
  await page.goto(BASE);
  await page.evaluate(() => {
    const { texts } = window as unknown as { texts: unknown[] };
    const place = document.querySelector(".navigation-progress")!;
    new MutationObserver(() => texts.push(place.textContent)).observe(place, { childList: true });
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "News", exact: true }).click();
  await expect(page).toHaveTitle("Venmala Hospital | Kozhencherry | News");
  expect(await page.evaluate(() => (window as unknown as { texts: unknown[] }).texts)).toEqual([]);
});

test("moving to another hospital changes header, menus, numbers and icons", async ({ page }) => {
  await page.goto(BASE);
  await expect(page.getByRole("banner")).toContainText("Serving Kozhencherry");
  const numbers = () =>
    page.locator("a[href^='tel:+']").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const before = await numbers();
  await page.getByRole("navigation", { name: "Main" }).getByText("Our Hospitals").click();
  await page
    .getByRole("link", { name: /Punalur/ })
    .first()
    .click();
  await expect(page).toHaveTitle("Venmala Hospital | Punalur | Home");
  await expect(page.getByRole("banner")).toContainText("Serving Punalur");
  for (const number of await numbers()) expect(before).not.toContain(number);
});

test("a page that fails to load stays in its hospital, gives its numbers and offers to try again", async ({
  page,
  context,
}) => {
  await page.goto("/venmala_hospital/doctors", { waitUntil: "networkidle" });
  await context.setOffline(true);
  await page.getByRole("link", { name: "View more" }).click();
  await expect(page.getByRole("heading", { name: "This page did not load" })).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle("This page did not load");
  await expect(page.getByText("TypeError")).toHaveCount(0);
  const numbers = page.getByRole("main").locator("a[href^='tel:']");
  // Its own emergency first, then the other hospitals', the ambulance and its own reception.
  const urgent = ["0000 000 1003", "0000 000 2003", "0000 000 3003", "108"];
  await expect(numbers).toContainText([...urgent, "0000 000 1002"]);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  const buttons = await page
    .locator(".button__row > a")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
  expect(buttons).toHaveLength(6);
  for (const [index, { top }] of buttons.slice(1).entries())
    expect(top - buttons[index]!.bottom).toBeGreaterThanOrEqual(8);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText("12 of 18 doctors")).toBeVisible();
});

test("a page whose scripts cannot come, after others did, gives the numbers too, and the way back", async ({
  page,
  context,
}) => {
  await page.goto("/venmala_hospital/about_us", { waitUntil: "networkidle" });
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Doctors", exact: true }).click();
  await expect(page.getByText("6 of 18 doctors")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await menu.getByRole("link", { name: "Careers", exact: true }).click();
  await expect(page.getByRole("heading", { name: "This page did not load" })).toBeVisible();
  const numbers = page.getByRole("main").locator("a[href^='tel:']");
  await expect(numbers).toContainText(["0000 000 1003", "0000 000 2003", "0000 000 3003", "108", "0000 000 1002"]);
  await context.setOffline(false);
  await page.goBack();
  await expect(page.getByText("6 of 18 doctors")).toBeVisible();
  await menu.getByRole("link", { name: "Careers", exact: true }).click();
  await expect(page).toHaveTitle(/Careers/);
});

test("a network failure on the way to another hospital shows that hospital's numbers", async ({ page, context }) => {
  await page.goto(BASE, { waitUntil: "networkidle" });
  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Main" }).getByText("Our Hospitals").click();
  await page.getByRole("link", { name: "Venmala Hospital, Punalur" }).click();
  await expect(page.getByRole("heading", { name: "This page did not load" })).toBeVisible();
  await expect(page).toHaveTitle("This page did not load");
  await expect(page.getByRole("main").locator("a[href^='tel:']")).toContainText(["0000 000 3003", "0000 000 3002"]);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveTitle("Venmala Hospital | Punalur | Home");
});

const ROUTER = "**/assets/full-router-*.js";

test("the router comes at the first sign of a visitor, not with the page", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto(BASE, { waitUntil: "networkidle" });
  const isLoaded = () => scripts.some((url) => url.includes("/full-router-"));
  expect(scripts.some((url) => url.includes("/entry.client-"))).toBe(true);
  expect(isLoaded()).toBe(false);
  await page.mouse.move(200, 200);
  await page.locator("footer a").first().focus();
  await expect.poll(isLoaded).toBe(true);
});

test("Back works after a page was followed by a link and then reloaded", async ({ page }) => {
  await page.goto(BASE);
  await page.locator(`footer a[href="${BASE}/news"]`).click();
  await expect(page).toHaveTitle(/ \| News$/);
  await page.reload({ waitUntil: "networkidle" });
  await page.goBack();
  await expect(page).toHaveTitle("Venmala Hospital | Kozhencherry | Home");
});

test("a link is followed as a document where the router does not come", async ({ page }) => {
  await page.route(ROUTER, (route) => route.abort());
  await page.goto(BASE, { waitUntil: "networkidle" });
  const documents = page.waitForRequest((request) => request.isNavigationRequest());
  await page.locator(`footer a[href="${BASE}/news"]`).click();
  expect(new URL((await documents).url()).pathname).toBe(`${BASE}/news`);
  await expect(page).toHaveTitle(/ \| News$/);
});
