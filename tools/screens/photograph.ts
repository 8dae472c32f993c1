import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { showPictures } from "#tests/support/show-pictures.ts";
import { findFreePorts } from "#tests/support/free-port.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import type { View, Screen } from "./list-screens.ts";

const HEIGHT = 900;

/** Of a WebP; higher pages are drawn smaller. */
const HIGHEST = 16_383;

/** Photographs a whole page in a window of this width; resolves to a WebP. */
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
  return sharp(photograph)
    .resize({ height: HIGHEST, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}

/** The address a screen is at; throws when no link of its list leads to it. */
export async function findScreenUrl({ path, firstLinkBelow }: Screen, origin: string): Promise<string> {
  if (firstLinkBelow === undefined) return origin + path;
  const page = await fetch(origin + path);
  const links = (await page.text()).matchAll(/href="([^"?#]+)/g);
  const link = [...links].map(([, href = ""]) => href).find((href) => href.startsWith(firstLinkBelow));
  if (!link) throw new Error(`${path} has no link to a page below ${firstLinkBelow}`);
  return origin + link;
}

const PROGRAMS: Record<Screen["server"], string> = { built: "server/main.ts", development: "server/dev.ts" };

/** Runs the site with a store of its own while `use` works with its origin. */
export async function serveSite(server: Screen["server"], use: (origin: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "screens-"));
  const port = await findFreePorts();
  const settings = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir };
  const site = await startSiteProcess(settings, PROGRAMS[server]);
  try {
    await use(`http://127.0.0.1:${port}`);
  } finally {
    await site.end("SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
  }
}
