import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { findChromium } from "#tests/support/find-chromium.ts";
import { photographScreen, findScreenUrl, serveSite } from "./screens/photograph.ts";
import { listScreens, screenFile } from "./screens/list-screens.ts";

/**
 * Photographs every type of page, those that show the design light and dark and at the widths of phones, tablets and
 * desks: `npm run screens` builds the site and writes var/screens/. Malayalam needs a font on the machine, such as
 * Debian's fonts-noto-core.
 */
const PROJECT = join(import.meta.dirname, "..");
const FOLDER = join(PROJECT, "var/screens");

const screens = listScreens(await loadSite({ dataDir: join(PROJECT, "data") }));
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const server of ["built", "development"] as const) await serveSite(server, (origin) => draw(server, origin));
await browser.close();

async function draw(server: "built" | "development", origin: string) {
  for (const screen of screens.filter((one) => one.server === server)) {
    const url = await findScreenUrl(screen, origin);
    for (const view of screen.views) {
      const picture = await photographScreen(browser, url, view);
      const file = screenFile(screen, view);
      await writeFile(join(FOLDER, file), picture);
      console.log(`${file}: ${(picture.length / 1024).toFixed(1)} KB`);
    }
  }
}
