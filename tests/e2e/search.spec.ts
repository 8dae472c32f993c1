import type { Page } from "@playwright/test";
import { expectSound } from "../accessibility/expect-sound.ts";
import { findViolations } from "../accessibility/find-violations.ts";
import { findTouchFaults } from "../accessibility/page-faults.ts";
import { holdRequests } from "../support/page-pace.ts";
import { expect, test } from "../support/test.ts";

const PHONE = { width: 390, height: 844 };
const KOZHENCHERRY = "/venmala_hospital_kozhencherry";

const LABEL = "What do you need?";

const searchIn = async (page: Page, text: string) => {
  const search = page.getByRole("main").getByRole("search");
  await search.getByLabel(LABEL).fill(text);
  await search.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: `Results for “${text}”` })).toBeVisible();
};

// What the server sends of these is the same with scripts.
test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test("'sugar' leads to the diabetes doctor, and booking has department and doctor chosen", async ({ page }) => {
    await page.goto(KOZHENCHERRY);
    await searchIn(page, "sugar");
    const first = page.getByRole("region", { name: "Departments" }).getByRole("listitem").first();
    await expect(first.getByRole("heading")).toHaveText("Diabetology");
    await first
      .getByRole("link", { name: /^Book: Dr\. / })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${KOZHENCHERRY}/appointment\\?department=diabetology&doctor=`));
    const selects = page.getByRole("main").locator("select");
    await expect(selects.nth(0).locator("option:checked")).toHaveText("Diabetology");
    await expect(selects.nth(1).locator("option:checked")).toHaveText(/^Dr\. /);
  });

  test("'nenju vedana' shows the emergency number and the way there above everything", async ({ page }) => {
    await page.goto("/");
    await searchIn(page, "nenju vedana");
    const alarm = page.getByRole("main").getByRole("region", { name: "This may be an emergency" });
    await expect(alarm.getByRole("link", { name: /^Emergency, Kozhencherry/ })).toHaveAttribute("href", /^tel:\+91/);
    await expect(alarm.getByRole("link", { name: /^The way to Punalur/ })).toHaveAttribute("href", /^https:/);
    const above = await alarm.evaluate((element) => element.getBoundingClientRect().bottom);
    const field = page.getByRole("main").getByLabel(LABEL);
    expect(above).toBeLessThan(await field.evaluate((element) => element.getBoundingClientRect().top));
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(alarm.getByRole("link").first()).toBeInViewport({ ratio: 1 });
    await page.goto(`${KOZHENCHERRY}/search?q=nenju+vedana`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole("banner").getByRole("link", { name: "Book Appointment" })).toBeHidden();
  });

  test("a misspelt name leads to that doctor", async ({ page }) => {
    await page.goto("/search?q=thangam+vadakedam+doctor");
    const first = page.getByRole("region", { name: "Doctors" }).getByRole("listitem").first();
    await first.getByRole("link", { name: "Dr. Thankam Vadakkedam" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dr. Thankam Vadakkedam");
  });

  test("before a search there are words to try, numbers, doctors and departments", async ({ page }) => {
    await page.goto(`${KOZHENCHERRY}/search`);
    const ways = page.getByRole("region", { name: "Other ways to find help" });
    await expect(ways.getByRole("link", { name: /^Emergency, Kozhencherry/ })).toHaveAttribute("href", /^tel:/);
    await expect(ways.getByRole("link", { name: "All doctors, Kozhencherry" })).toBeVisible();
    await expect(ways.getByRole("link", { name: "All departments, Kozhencherry" })).toBeVisible();
    const main = page.getByRole("main");
    for (const example of await main.getByText("For example:").getByRole("link").allTextContents()) {
      await page.goto(`${KOZHENCHERRY}/search`);
      await main.getByRole("link", { name: example, exact: true }).click();
      await expect(page.getByRole("heading", { name: `Results for “${example}”` })).toBeVisible();
      await expect(main.getByText("We do not know")).toHaveCount(0);
    }
  });

  test("what is not known is said, with the desk's number before what is nearest", async ({ page }) => {
    await page.goto(`${KOZHENCHERRY}/search?q=swimming+pool`);
    const main = page.getByRole("main");
    await expect(main.getByText("We do not know “swimming pool”.").locator("a[href^='tel:']")).toHaveCount(1);
    await expect(main.getByText("Nearest:")).toBeVisible();
  });

  test("'പട്ടി കടിച്ചു' shows our casualty, 112 and 108", async ({ page }) => {
    await page.goto(`${KOZHENCHERRY}/search?${new URLSearchParams({ q: "പട്ടി കടിച്ചു" })}`);
    const alarm = page.getByRole("main").getByRole("region", { name: "This may be an emergency" });
    await expect(alarm.getByRole("link").first()).toHaveText(/^Emergency, Kozhencherry/);
    for (const number of ["112", "108"]) await expect(alarm.locator(`a[href="tel:${number}"]`)).toHaveCount(1);
    const bar = page.getByRole("complementary", { name: "Quick contact" });
    const own = (await alarm.getByRole("link").first().getAttribute("href")) ?? "";
    for (const name of [/^Call/, "Emergency"])
      await expect(bar.getByRole("link", { name })).toHaveAttribute("href", own);
    await expect(bar.getByRole("link", { name: "Book Appointment" })).toHaveCount(0);
  });

  test("'uncle touches me' shows whom to call, Childline first, each with a line, and casualty", async ({ page }) => {
    await page.goto(`${KOZHENCHERRY}/search?q=uncle+touches+me`);
    const alarm = page.getByRole("main").getByRole("region", { name: "You are not alone" });
    await expect(alarm.getByRole("link").first()).toHaveText("Childline 1098");
    await expect(alarm.getByText("For a child who is hurt, touched or afraid. 24x7")).toBeVisible();
    for (const number of ["112", "181", "14567", "14416"])
      await expect(alarm.locator(`a[href="tel:${number}"]`)).toHaveCount(1);
    await expect(alarm.getByRole("link", { name: /^Emergency, Kozhencherry/ })).toBeVisible();
  });

  test("an address copied with a bracket and a full stop leads to its page", async ({ page }) => {
    await page.goto(`${KOZHENCHERRY}//doctors).`);
    await expect(page).toHaveURL(new RegExp(`${KOZHENCHERRY}/doctors$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("where nothing is found there are numbers and the departments", async ({ page }) => {
    await page.goto(`${KOZHENCHERRY}/search?q=qqxxzz`);
    const main = page.getByRole("main");
    await expect(main.getByText("We do not know “qqxxzz”.")).toBeVisible();
    await expect(main.locator("a[href^='tel:']").first()).toBeVisible();
    await main.getByRole("link", { name: "All departments, Kozhencherry" }).click();
    await expect(page).toHaveURL(new RegExp(`${KOZHENCHERRY}/department$`));
  });
});

test.describe("suggestions on a phone", () => {
  test.use({ viewport: PHONE });

  /** The field once scripts run, and what is announced while somebody types in it. */
  async function openField(page: Page, path: string) {
    await page.goto(path);
    const field = page.getByRole("main").getByRole("combobox", { name: LABEL });
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await field.focus();
    const status = page.getByRole("search").getByRole("status");
    await expect(status).toHaveText("");
    return { field, status, options: page.getByRole("listbox", { name: "Suggestions" }).getByRole("option") };
  }

  test("'sugar' leads by the arrows to the diabetes doctor, and on to booking", async ({ page }) => {
    const { field, status, options } = await openField(page, KOZHENCHERRY);
    await field.pressSequentially("sugar");
    await expect(options.first()).toHaveText(/^Diabetology Department, Kozhencherry/);
    await expect(status).toHaveText(`${await options.count()} suggestions`);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    expect(await field.getAttribute("aria-activedescendant")).toBeNull();
    await field.press("ArrowUp");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await field.press("ArrowDown");
    await field.press("ArrowDown");
    const doctor = options.nth(1);
    await expect(doctor).toHaveText(/^Dr\. .* Doctor, Kozhencherry/);
    expect(await field.getAttribute("aria-activedescendant")).toBe(await doctor.getAttribute("id"));
    await expect(field).toBeFocused();
    await field.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Dr\. /);
    await page
      .getByRole("main")
      .getByRole("link", { name: /appointment|book/i })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${KOZHENCHERRY}/appointment\\?.*doctor=`));
  });

  test("'nenju vedana' shows the emergency number first, and says so", async ({ page }) => {
    const { field, status, options } = await openField(page, KOZHENCHERRY);
    await field.pressSequentially("nenju vedana");
    await expect(options.first()).toHaveText("Emergency, Kozhencherry 0000 000 2003");
    await expect(options.first()).toHaveAttribute("href", /^tel:\+91/);
    await expect(status).toHaveText(/^This may be an emergency\. \d suggestions?$/);
    expect(await findViolations(page)).toEqual([]);
    expect(await findTouchFaults(page, "[role=listbox]")).toEqual([]);
  });

  test("suggestions lie above all else of each page that has the field", async ({ page }) => {
    for (const path of ["/", KOZHENCHERRY, `${KOZHENCHERRY}/doctors`]) {
      await page.goto(path);
      await page.getByRole("main").getByLabel(LABEL).first().pressSequentially("card");
      await expect(page.getByRole("option").nth(3)).toBeVisible();
      const covered = await page.getByRole("listbox", { name: "Suggestions" }).evaluate((list) => {
        list.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = list.getBoundingClientRect();
        const shares = [0.05, 0.2, 0.4, 0.6, 0.8, 0.95];
        const points = shares.flatMap((across) => shares.map((down) => [left + width * across, top + height * down]));
        const seen = points.map(([x, y]) => document.elementFromPoint(x!, y!));
        return seen.filter((element) => !list.contains(element)).map((element) => element?.outerHTML.slice(0, 100));
      });
      expect(covered, path).toEqual([]);
    }
  });

  test("a misspelt name is suggested and leads to that doctor by a tap", async ({ page }) => {
    const { field, options } = await openField(page, "/");
    await field.fill("thangam vadakedam");
    await options.filter({ hasText: "Dr. Thankam Vadakkedam" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dr. Thankam Vadakkedam");
  });

  test("Escape closes the list, then empties the field; Enter searches for what was typed", async ({ page }) => {
    const { field, status, options } = await openField(page, "/");
    await field.pressSequentially("sugar");
    await expect(options.first()).toBeVisible();
    await field.press("Escape");
    await expect(options).toHaveCount(0);
    await expect(status).toHaveText("");
    await expect(field).toHaveValue("sugar");
    await field.press("ArrowDown");
    await expect(options.first()).toBeVisible();
    await field.press("Escape");
    await field.press("Escape");
    await expect(field).toHaveValue("");
    await field.pressSequentially("qqxxzz");
    await expect(status).toHaveText("No suggestions.");
    await expect(page.getByText("No suggestions. Press Search to look further")).toBeVisible();
    await field.fill("knee pain");
    await expect(options.first()).toBeVisible();
    await field.press("Enter");
    await expect(page.getByRole("heading", { name: "Results for “knee pain”" })).toBeVisible();
    await expect(options).toHaveCount(0);
  });

  test("suggestions that are no longer wanted are cancelled and never shown", async ({ page }) => {
    const { field, options } = await openField(page, "/");
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/search/suggestions?q=kidney", async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    const cancelled = page.waitForEvent("requestfailed", (request) => request.url().endsWith("q=kidney"));
    const begun = page.waitForRequest("**/search/suggestions?q=kidney");
    await field.fill("kidney");
    await begun;
    await field.fill("sugar");
    await cancelled;
    release();
    await expect(options.first()).toHaveText(/^Diabetology/);
  });

  test("nothing of the list is loaded before the field is focused, and offline the form still stands", async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto("/", { waitUntil: "networkidle" });
    const suggestions = () => loaded.filter((url) => /\/assets\/suggestions-.*\.(?:js|css)$/.test(url));
    expect(suggestions()).toEqual([]);
    await page.route("**/search/suggestions?*", (route) => route.abort());
    const field = page.getByRole("main").getByRole("combobox", { name: LABEL });
    await field.focus();
    await expect.poll(() => suggestions().length).toBeGreaterThan(1);
    await field.fill("sugar");
    await expect(page.getByText("We cannot show suggestions now. Press Search to look further")).toBeVisible();
    await expectSound(page);
    await field.press("Enter");
    await expect(page.getByRole("heading", { name: "Results for “sugar”" })).toBeVisible();
  });
});

test("what is typed before the scripts ran is suggested too, with the alarm in it", async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  const field = page.getByRole("main").getByLabel("What do you need?");
  await field.click();
  await page.keyboard.type("chest pa");
  await release();
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.type("in");
  await expect(field).toHaveValue("chest pain");
  await expect(page.locator(".suggestions__alarm")).toBeVisible();
});

test("who looks for help at home leaves the page at once", async ({ page }) => {
  await page.route("https://www.google.com/", (route) => route.fulfill({ body: "elsewhere" }));
  await page.goto("/");
  await page.goto(`${KOZHENCHERRY}/search?q=husband+beats+me`);
  await page.getByRole("link", { name: "Leave this page" }).click();
  await expect(page).toHaveURL("https://www.google.com/");
  await page.goBack();
  await expect(page).not.toHaveURL(/search/);
});

test("the menu holds the field on a phone and leads to the hospital's search on a desk", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${KOZHENCHERRY}/news`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: /menu/i }).first().click();
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByLabel(LABEL).fill("knee pain");
  await nav.getByLabel(LABEL).press("Enter");
  await expect(page).toHaveURL(new RegExp(`${KOZHENCHERRY}/search\\?q=knee`));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${KOZHENCHERRY}/news`);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
});

test("results are hidden from search engines and never cached by others", async ({ request }) => {
  const response = await request.get("/search?q=sugar");
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
  expect(response.headers()["cache-control"]).toContain("no-store");
});

test("no state of the search has accessibility faults on a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const query of ["", "?q=suicide", "?q=qqxxzz"]) {
    await page.goto(`/search${query}`);
    await expectSound(page, query);
  }
});
