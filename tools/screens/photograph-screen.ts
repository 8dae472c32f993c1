import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { showPictures } from "#tests/support/show-pictures.ts";
import { pictureWidth, type View } from "./screen.ts";

const HEIGHT = 900;

/** Photographs a whole page in a window of this width; resolves to a small WebP. */
export async function photographScreen(browser: Browser, url: string, { width, scheme }: View) {
  const page = await browser.newPage({
    colorScheme: scheme,
    reducedMotion: "reduce",
    viewport: { width, height: HEIGHT },
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await showPictures(page);
  // In a window as high as the page, what is fixed to the window's foot stands at the page's.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await showPictures(page);
  const photograph = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  await page.close();
  return sharp(photograph).resize(pictureWidth(width)).webp({ quality: 45, effort: 6 }).toBuffer();
}
