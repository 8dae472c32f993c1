import type { Page } from "@playwright/test";

/** Waits until the page's fonts and all its pictures can be seen, also those that load only when scrolled to. */
export async function showPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    const pictures = Array.from(document.images).filter((picture) => picture.checkVisibility());
    // A picture replaced by another size meanwhile is decoded again.
    const decoded = pictures.map((picture) => picture.decode().catch(() => picture.decode()));
    await Promise.all([document.fonts.ready, ...decoded]);
  });
}
