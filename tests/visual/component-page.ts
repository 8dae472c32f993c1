import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { findFreePorts } from "../support/free-port.ts";
import { showPictures } from "../support/show-pictures.ts";
import { startSiteProcess } from "../support/site-process.ts";

const PATH = "/development/components";

/** The development server, which alone knows the component page; one for each test worker. */
export const test = base.extend<object, { developmentOrigin: string }>({
  developmentOrigin: [
    // Playwright wants the first parameter destructured even when a fixture needs no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "site-"));
      const port = await findFreePorts();
      const settings = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir };
      const site = await startSiteProcess(settings, "server/dev.ts");
      await use(`http://127.0.0.1:${port}`);
      await site.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  // Without the screen's hints, letters are as wide on every machine, and pictures of them can be compared.
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--font-render-hinting=none"] });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ developmentOrigin }, use) => use(developmentOrigin),
});

/** Opens the component page and waits until scripts, fonts and pictures are there. */
export async function openComponentPage(page: Page): Promise<void> {
  await page.goto(PATH);
  await page.locator("#slider .carousel__controls").waitFor();
  await page.waitForLoadState("networkidle");
  await showPictures(page);
}
