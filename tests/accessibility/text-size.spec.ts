import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../support/find-chromium.ts";
import { expect, test } from "../support/test.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { openPageType, PAGE_TYPES } from "./page-types.ts";
import { findBrokenWords, findStickyFaults } from "./text-size-faults.ts";

const PHONE = { width: 360, height: 640 };
for (const percent of [125, 150, 200]) {
  test(`with the browser's letters at ${percent} % no word breaks, nothing is covered, and little stays in place`, async ({
    site,
  }) => {
    test.slow();
    // The setting of the browser itself: lengths in rem and widths in media queries follow it, as on a visitor's phone.
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ["--no-sandbox", "--disable-gpu", `--blink-settings=imagesEnabled=false,defaultFontSize=${0.16 * percent}`],
    });
    const page = await browser.newPage({
      baseURL: site.origin,
      viewport: PHONE,
      hasTouch: true,
      reducedMotion: "reduce",
    });
    for (const address of PAGE_TYPES) {
      await openPageType(page, address);
      expect.soft(await findTextSizeFaults(page), address).toEqual([]);
    }
    await browser.close();
  });
}

test("broken words and thick bars are reported", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.setContent(`
    <p style="width: 60px; overflow-wrap: anywhere">Gastroenterology, well-known, anitha.kumari@example.org</p>
    <div style="position: fixed; inset: 0 0 auto; height: 100px"></div>
    <div style="position: fixed; inset: auto 0 0; height: 61px"></div>
    <div style="height: 3000px"></div>`);
  expect(await findTextSizeFaults(page)).toEqual([
    '"Gastroenterology" is broken in p.',
    "25 % of the screen stays in place",
  ]);
});

async function findTextSizeFaults(page: Page): Promise<string[]> {
  return [...(await findBrokenWords(page)), ...(await findLayoutFaults(page)), ...(await findStickyFaults(page))];
}
