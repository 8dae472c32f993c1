import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_kozhencherry";

test.describe("in dark mode", () => {
  test.use({ colorScheme: "dark" });

  test("the page is dark, and the browser's own bars take the scheme's colour", async ({ page }) => {
    await page.goto("/");
    expect(await luminanceOf(page, "body")).toBeLessThan(0.2);
    const metas = page.locator('meta[name="theme-color"]');
    await expect(metas).toHaveCount(2);
    await expect(metas.last()).toHaveAttribute("media", "(prefers-color-scheme: dark)");
  });
});

test("in forced colours, edges and the current page have lines", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${BASE}/doctors`);
  await expect(page.locator(".doctor-card").first()).toHaveCSS("border-top-width", "1px");
  await expect(page.locator('.site-nav__link[aria-current="page"]')).toHaveCSS("text-decoration-line", "underline");
});

test("with more contrast, soft words are in ink and edges have lines", async ({ page }) => {
  await page.goto(`${BASE}/doctors`);
  const role = (name: string) => page.evaluate((of) => getComputedStyle(document.body).getPropertyValue(of), name);
  expect(await role("--text-soft")).not.toBe(await role("--text"));
  await page.emulateMedia({ contrast: "more" });
  await expect.poll(() => role("--text-soft")).toBe(await role("--text"));
  await expect(page.locator(".site-header__bar")).toHaveCSS("border-bottom-width", "1px");
});

test("with reduced motion nothing moves under the pointer", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(BASE);
  const card = page.locator(".card--link").first();
  await card.hover();
  await expect(card).toHaveCSS("transform", "matrix(1, 0, 0, 1, 0, -4)");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(card).toHaveCSS("transform", "matrix(1, 0, 0, 1, 0, 0)");
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
});

/** From 0 for black to 1 for white. */
function luminanceOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => {
    const channels = getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [];
    return Math.max(...channels.slice(0, 3).map(Number)) / 255;
  });
}
