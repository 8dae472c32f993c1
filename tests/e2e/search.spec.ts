import type { Page } from "@playwright/test";
import { expectSound } from "../accessibility/expect-sound.ts";
import { expect, test } from "../support/test.ts";

const PHONE = { width: 390, height: 844 };
const KOZHENCHERRY = "/venmala_hospital_kozhencherry";

const searchIn = async (page: Page, text: string) => {
  const search = page.getByRole("main").getByRole("search");
  await search.getByRole("searchbox").fill(text);
  await search.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: `Results for “${text}”` })).toBeVisible();
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "on a phone" : "on a phone without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: PHONE });

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
      const field = page.getByRole("main").getByRole("searchbox");
      expect(above).toBeLessThan(await field.evaluate((element) => element.getBoundingClientRect().top));
    });

    test("a misspelt name leads to that doctor", async ({ page }) => {
      await page.goto("/search?q=thangam+vadakedam+doctor");
      const first = page.getByRole("region", { name: "Doctors" }).getByRole("listitem").first();
      await first.getByRole("link", { name: "Dr. Thankam Vadakkedam" }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dr. Thankam Vadakkedam");
    });

    test("where nothing is found there are numbers and the departments", async ({ page }) => {
      await page.goto(`${KOZHENCHERRY}/search?q=qqxxzz`);
      const main = page.getByRole("main");
      await expect(main.getByText("We found nothing for these words.")).toBeVisible();
      await expect(main.locator("a[href^='tel:']").first()).toBeVisible();
      await main.getByRole("link", { name: "All departments, Kozhencherry" }).click();
      await expect(page).toHaveURL(new RegExp(`${KOZHENCHERRY}/department$`));
    });
  });
}

test("the menu holds the field on a phone and leads to the hospital's search on a desk", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${KOZHENCHERRY}/news`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: /menu/i }).first().click();
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("searchbox").fill("knee pain");
  await nav.getByRole("searchbox").press("Enter");
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

for (const query of ["", "?q=sugar", "?q=nenju+vedana", "?q=suicide", "?q=qqxxzz"]) {
  test(`/search${query} has no accessibility faults on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`/search${query}`);
    await expectSound(page);
  });
}
