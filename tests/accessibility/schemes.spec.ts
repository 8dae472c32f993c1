import { expect, test } from "../support/test.ts";
import { findViolations } from "./find-violations.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { openPageType, PAGE_TYPES } from "./page-types.ts";

const WIDTHS = [320, 390, 768, 1024, 1440];

/** On a busy machine a page has sometimes not taken its new width yet; what stays is a fault. */
const judge = expect.configure({ soft: true, timeout: 5000 });

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("every type of page fits every width; its dark text has a contrast of 7 to 1, or 4.5 where it is large; in forced colours links are told from text", async ({
  page,
}) => {
  test.slow();
  for (const address of PAGE_TYPES) {
    await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
    await openPageType(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await judge.poll(() => findLayoutFaults(page), `${address} at ${width} px`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: "dark" });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await findViolations(page, { rules: ["color-contrast-enhanced"] });
      expect.soft(faults, `${address} at ${width} px`).toEqual([]);
    }
    // Of axe's rules, this one alone can break where colours are the visitor's own.
    await page.emulateMedia({ forcedColors: "active" });
    expect.soft(await findViolations(page, { rules: ["link-in-text-block"] }), address).toEqual([]);
  }
});

test("text with 6 to 1 is reported where 7 is asked for", async ({ page }) => {
  await page.setContent('<html lang="en"><title>Words</title><p style="color: #666; background: #fff">grey</p></html>');
  expect(await findViolations(page, { rules: ["color-contrast-enhanced"] })).toHaveLength(1);
  expect(await findViolations(page, { rules: ["color-contrast"] })).toEqual([]);
});
