import type { Page } from "@playwright/test";
import { findBrokenWords } from "../accessibility/text-size-faults.ts";
import { expect, test } from "../support/test.ts";

const FACILITIES = "/venmala_hospital/facilities";

const sideList = (page: Page) => page.getByRole("navigation", { name: "All facilities" });

test("the side list fits, in one column below the page and beside it, and in three between", async ({ page }) => {
  await page.goto(`${FACILITIES}/ICU`);
  for (const [width, columns] of [
    [390, 1],
    [768, 3],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    // Folded where it stands below the page.
    await page.locator("details").evaluateAll((all) => all.forEach((fold) => fold.setAttribute("open", "")));
    const links = sideList(page).getByRole("link");
    const lefts = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("none of the nine departments on the home page is left alone in its row", async ({ page }) => {
  await page.goto("/venmala_hospital");
  for (const [width, columns] of [
    // Two rows that are moved with a finger.
    [360, 5],
    [768, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tiles = page.getByRole("region", { name: "Our Departments" }).getByRole("listitem");
    const boxes = await tiles.evaluateAll((all) =>
      all.map((tile) => [tile.getBoundingClientRect().left, tile.getBoundingClientRect().width].map(Math.round)),
    );
    expect(boxes).toHaveLength(9);
    expect(new Set(boxes.map(([left]) => left)).size, `${width} px`).toBe(columns);
    expect(new Set(boxes.map(([, size]) => size)).size).toBeLessThanOrEqual(2);
  }
});

test("no word breaks on the landing page at any width; at 360 px three facts are in one row, and the fixed bar on one line", async ({
  page,
}) => {
  await page.goto("/");
  for (const width of [320, 360, 390, 640, 768, 844, 1024, 1200, 1440, 1536, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findBrokenWords(page), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 700 });
  for (const facts of await page.locator(".hospital-facts").all()) {
    const tops = await facts.locator("dd").evaluateAll((all) => all.map((fact) => fact.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  }
  await page.goto("/venmala_hospital/about_us");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  const bar = page.locator(".site-header__bar");
  await expect(bar).toHaveCSS("position", "fixed");
  expect((await bar.boundingBox())!.height).toBeLessThan(80);
});
