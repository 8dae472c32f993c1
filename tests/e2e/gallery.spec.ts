import type { Page } from "@playwright/test";
import { SPECIFIED } from "../support/specified-hospitals.ts";
import { showPictures } from "../support/show-pictures.ts";
import { expect, test } from "../support/test.ts";

const PHOTOS = 33;
const [{ base: BASE = "" } = {}] = SPECIFIED;

const photos = (page: Page) => page.locator("main .gallery__link");

for (const { place, base } of SPECIFIED) {
  test(`the gallery of ${place} shows its photos, each loaded, entering 150 ms × (place + 3) after the page [S164 S166 S167]`, async ({
    page,
  }) => {
    await page.goto(`${base}/gallery`);
    await expect(photos(page)).toHaveCount(PHOTOS);
    const delays = await page
      .locator(".gallery__item")
      .evaluateAll((items) => items.map((item) => parseFloat(getComputedStyle(item).animationDelay) * 1000));
    expect(delays.map(Math.round)).toEqual(Array.from({ length: PHOTOS }, (_, index) => 150 * (index + 3)));
    await showPictures(page);
    const widths = await page
      .locator(".gallery__link img")
      .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).naturalWidth));
    expect(widths.filter((width) => width > 0)).toHaveLength(PHOTOS);
  });
}

test("a photo below the window enters when its row comes into view, not five seconds later", async ({ page }) => {
  await page.goto(`${BASE}/gallery`);
  const last = page.locator(".gallery__item").last();
  await expect.poll(() => last.evaluate((item) => item.getAnimations()[0]?.playState)).toBe("paused");
  await last.evaluate((item) => item.scrollIntoView());
  await expect(last).toHaveCSS("opacity", "1", { timeout: 3000 });
});

test("a click opens that photo in the one lightbox, its button closes it, and previous and next go round through all photos [S165]", async ({
  page,
}) => {
  await page.goto(`${BASE}/gallery`);
  const lightbox = page.locator("dialog.lightbox");
  await expect(lightbox).toHaveCount(1);
  await expect(lightbox).toBeHidden();
  for (const index of [4, 0]) {
    const photo = photos(page).nth(index);
    const description = (await photo.locator("img").getAttribute("alt")) ?? "";
    await photo.click();
    await expect(lightbox).toBeVisible();
    await expect(lightbox.getByRole("img")).toHaveAttribute("alt", description);
    await expect(lightbox.getByRole("img")).toHaveJSProperty("complete", true);
    // A modal lightbox leaves nothing behind it to be clicked, so there is never a second one.
    expect(await lightbox.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    await lightbox.getByRole("button", { name: "Close" }).click();
    await expect(lightbox).toBeHidden();
    await expect(photo).toBeFocused();
  }
  await photos(page).first().click();
  await expect(lightbox).toContainText(`1 / ${PHOTOS}`);
  await lightbox.getByRole("button", { name: "Previous picture" }).click();
  await expect(lightbox).toContainText(`${PHOTOS} / ${PHOTOS}`);
  await lightbox.getByRole("button", { name: "Next picture" }).click();
  await lightbox.getByRole("button", { name: "Next picture" }).click();
  await expect(lightbox).toContainText(`2 / ${PHOTOS}`);
});

test("who prefers less motion sees the photos at once; they fill their last row at any width, whatever their number [S166]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${BASE}/gallery`);
  const names = await page
    .locator(".gallery__item")
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).animationName));
  expect(new Set(names)).toEqual(new Set(["none"]));
  for (const width of [390, 600, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const uncovered = await page.locator(".gallery").evaluate((list) => {
      const gap = parseFloat(getComputedStyle(list).columnGap);
      const area = (element: Element) => {
        const { width: across, height: down } = element.getBoundingClientRect();
        return (across + gap) * (down + gap);
      };
      const shares: number[] = [];
      const all = [...list.children];
      while (list.children.length >= 24) {
        const covered = [...list.children].reduce((sum, photo) => sum + area(photo), 0);
        shares.push(1 - covered / area(list));
        list.lastElementChild?.remove();
      }
      list.append(...all);
      return shares;
    });
    expect(uncovered).toHaveLength(PHOTOS - 23);
    for (const share of uncovered) expect(Math.abs(share), `${width} px`).toBeLessThan(0.002);
  }
});
