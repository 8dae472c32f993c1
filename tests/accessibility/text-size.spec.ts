import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { openPageType, PAGE_TYPES } from "./page-types.ts";
import { findBrokenNumbers, findBrokenWords, findCutControls, findStickyFaults } from "./text-size-faults.ts";

const PHONE = { width: 360, height: 640 };
/** The largest first: a page is loaded with it. */
const PERCENTS = [200, 150, 125];

test.use({ viewport: PHONE, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

test("with the browser's letters at 125, 150 and 200 % no word breaks, nothing is covered, and little stays in place", async ({
  page,
}) => {
  test.slow();
  const browser = await page.context().newCDPSession(page);
  // The setting of the browser itself: lengths in rem and widths in media queries follow it, as on a visitor's phone.
  const setLetters = (percent: number) =>
    browser.send("Page.setFontSizes", { fontSizes: { standard: 0.16 * percent, fixed: Math.round(0.13 * percent) } });
  for (const address of PAGE_TYPES) {
    await setLetters(PERCENTS[0]!);
    await openPageType(page, address);
    for (const percent of PERCENTS) {
      await setLetters(percent);
      const state = `${address} at ${percent} %`;
      await expect(page.locator("html"), state).toHaveCSS("font-size", `${0.16 * percent}px`);
      expect.soft(await findTextSizeFaults(page), state).toEqual([]);
    }
  }
});

test("with letters at 200 % the list of hospitals fits the screen", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto("/");
  await page.getByRole("complementary", { name: "Quick contact" }).getByRole("link", { name: "Call" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect([...(await findBrokenNumbers(page)), ...(await findCutControls(page))]).toEqual([]);
});

test("broken words and numbers, cut buttons and thick bars are reported", async ({ page }) => {
  await page.setContent(`
    <p style="width: 60px; overflow-wrap: anywhere">Gastroenterology, well-known, anitha.kumari@example.org</p>
    <a href="tel:+910000000002" style="display: block; width: 60px">0000 000 0002</a>
    <button style="position: absolute; left: -9px">Next</button>
    <div style="position: fixed; inset: 0 0 auto; height: 100px"></div>
    <div style="position: fixed; inset: auto 0 0; height: 61px"></div>
    <div style="height: 3000px"></div>`);
  expect(await findTextSizeFaults(page)).toEqual([
    '"Gastroenterology" is broken in p.',
    '"0000 000 0002" is broken in a.',
    "button. is cut off",
    "25 % of the screen stays in place",
  ]);
});

async function findTextSizeFaults(page: Page): Promise<string[]> {
  // Waits until a change of size has settled.
  const layout = await findLayoutFaults(page);
  return [
    ...(await findBrokenWords(page)),
    ...(await findBrokenNumbers(page)),
    ...layout,
    ...(await findCutControls(page)),
    ...(await findStickyFaults(page)),
  ];
}
