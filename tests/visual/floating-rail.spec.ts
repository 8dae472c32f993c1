import { expect, test } from "../support/test.ts";

test("in a window of any height the whole rail is below the header, its words inside its tab", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/venmala_hospital_kozhencherry");
  await page.evaluate(() => document.fonts.ready);
  for (const height of [900, 700, 630]) {
    await page.setViewportSize({ width: 1440, height });
    // The tab shows once the header's own button is out of sight.
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await expect(page.locator(".site-header--fixed")).toBeVisible();
    await expect(page.locator(".floating__book")).toBeVisible();
    const header = await page.locator(".site-header__bar").boundingBox();
    const { rail, tab, words } = await page.locator(".floating").evaluate((element) => {
      const book = element.querySelector(".floating__book")!;
      const range = document.createRange();
      range.selectNodeContents(book);
      const edges = ({ top, bottom }: DOMRect) => ({ top, bottom });
      const [inner, outer] = [range.getBoundingClientRect(), book.getBoundingClientRect()];
      return { rail: edges(element.getBoundingClientRect()), tab: edges(outer), words: edges(inner) };
    });
    expect(rail.top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(rail.bottom).toBeLessThanOrEqual(height);
    expect(words.top).toBeGreaterThan(tab.top);
    expect(words.bottom).toBeLessThan(tab.bottom);
  }
});

test("on a phone on its side the bar covers no field: it is at the page's end", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/search");
  await expect(page.locator(".floating")).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(page.locator(".floating")).toBeInViewport({ ratio: 1 });
});
