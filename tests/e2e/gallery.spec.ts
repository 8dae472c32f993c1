import type { Page } from "@playwright/test";
import { SPECIFIED } from "../support/specified-hospitals.ts";
import { showPictures } from "../support/show-pictures.ts";
import { expect, test } from "../support/test.ts";

const PICTURES = 33;
const [{ base: BASE = "" } = {}] = SPECIFIED;

const pictures = (page: Page) => page.locator("main .gallery__link");

test("the gallery shows its pictures, each loaded, entering 150 ms × (place + 3) after the page [S164 S166 S167]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(`${BASE}/gallery`);
  await expect(pictures(page)).toHaveCount(PICTURES);
  const delays = await page
    .locator(".gallery__item")
    .evaluateAll((items) => items.map((item) => parseFloat(getComputedStyle(item).animationDelay) * 1000));
  expect(delays.map(Math.round)).toEqual(Array.from({ length: PICTURES }, (_, index) => 150 * (index + 3)));
  await showPictures(page);
  const widths = await page
    .locator(".gallery__link img")
    .evaluateAll((images) => images.map((picture) => (picture as HTMLImageElement).naturalWidth));
  expect(widths.filter((width) => width > 0)).toHaveLength(PICTURES);
  for (const { base } of SPECIFIED.slice(1)) {
    const html = await (await page.request.get(`${base}/gallery`)).text();
    expect(html.match(/class="gallery__link /g)).toHaveLength(PICTURES);
  }
});

test("a picture below the window enters when its row comes into view, not five seconds later", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(`${BASE}/gallery`);
  const last = page.locator(".gallery__item").last();
  await expect.poll(() => last.evaluate((item) => item.getAnimations()[0]?.playState)).toBe("paused");
  await last.evaluate((item) => item.scrollIntoView());
  await expect(last).toHaveCSS("opacity", "1", { timeout: 3000 });
});

test("a click opens that picture in the one lightbox, its button closes it, and previous and next go round through all pictures [S165]", async ({
  page,
}) => {
  await page.goto(`${BASE}/gallery`);
  const lightbox = page.locator("dialog.lightbox");
  await expect(lightbox).toHaveCount(1);
  await expect(lightbox).toBeHidden();
  for (const index of [4, 0]) {
    const picture = pictures(page).nth(index);
    const description = (await picture.locator("img").getAttribute("alt")) ?? "";
    await picture.click();
    await expect(lightbox).toBeVisible();
    await expect(lightbox.getByRole("img")).toHaveAttribute("alt", description);
    await expect(lightbox.getByRole("img")).toHaveJSProperty("complete", true);
    // A modal lightbox leaves nothing behind it to be clicked, so there is never a second one.
    expect(await lightbox.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    await lightbox.getByRole("button", { name: "Close" }).click();
    await expect(lightbox).toBeHidden();
    await expect(picture).toBeFocused();
  }
  await pictures(page).first().click();
  await expect(lightbox).toContainText(`1 / ${PICTURES}`);
  await lightbox.getByRole("button", { name: "Previous picture" }).click();
  await expect(lightbox).toContainText(`${PICTURES} / ${PICTURES}`);
  await lightbox.getByRole("button", { name: "Next picture" }).click();
  await lightbox.getByRole("button", { name: "Next picture" }).click();
  await expect(lightbox).toContainText(`2 / ${PICTURES}`);
});

test("who prefers less motion sees the pictures at once; they fill their last row [S166]", async ({ page }) => {
  await page.goto(`${BASE}/gallery`);
  const names = await page
    .locator(".gallery__item")
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).animationName));
  expect(new Set(names)).toEqual(new Set(["none"]));
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const uncovered = await page.locator(".gallery").evaluate((list) => {
      const gap = parseFloat(getComputedStyle(list).columnGap);
      const area = (element: Element) => {
        const { width: across, height: down } = element.getBoundingClientRect();
        return (across + gap) * (down + gap);
      };
      return 1 - [...list.children].reduce((sum, picture) => sum + area(picture), 0) / area(list);
    });
    expect(Math.abs(uncovered), `${width} px`).toBeLessThan(0.002);
  }
});
