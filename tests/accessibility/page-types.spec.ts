import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { expectSound, SHARED_PARTS } from "./expect-sound.ts";
import { findViolations } from "./find-violations.ts";
import { openPageType, PAGE_TYPES } from "./page-types.ts";

const HEIGHT = 900;
const OUTER_WIDTHS = [320, 1440];
const DARK_WIDTHS = [1440, 390];
const FORCED_WIDTH = 390;
const BASE = "/venmala_hospital_kozhencherry";
/** Pages that have parts which no page of `PAGE_TYPES` has. */
const OTHERS = [
  "/venmala_hospital/about_us",
  `${BASE}/department/general_surgery`,
  "/venmala_hospital_punalur/department/interventional_cardiology",
  `${BASE}/facilities/preventive_health_checkup`,
  "/venmala_hospital/contact_us",
  "/accessibility",
  // At 320 px find-service.spec.ts judges it whole.
  "/what_is_where?find=heart",
  `${BASE}/doctors?department=general_medicine`,
];
/** Rows like the first ones of the lists of what is where. */
const ALIKE = ".find-list__offers > li:nth-child(n + 9)";

/** On a busy machine a page has sometimes not taken its new width or colours yet; what stays is a fault. */
const judge = expect.configure({ soft: true, timeout: 5000 });

// Otherwise contrast would be measured in the middle of an entry animation.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const address of PAGE_TYPES) {
  test(`${address} breaks no rule at either width, and can be touched and read in the dark`, async ({ page }) => {
    await openPageType(page, address);
    const leftOut = [...leftOutOf(address), ALIKE];
    for (const width of [320, 1440, 390]) {
      await page.setViewportSize({ width, height: HEIGHT });
      if (OUTER_WIDTHS.includes(width)) await expectSound(page, `at ${width} px`, leftOut);
      if (DARK_WIDTHS.includes(width)) await expectSoundColours(page, width, leftOut);
    }
  });
}

/** Fails where text is faint in the dark, or links cannot be told where colours are the visitor's own. */
async function expectSoundColours(page: Page, width: number, leftOut: string[]) {
  await page.emulateMedia({ colorScheme: "dark" });
  // 7 to 1, or 4.5 where text is large.
  const findFaint = () => findViolations(page, { leftOut, rules: ["color-contrast-enhanced"] });
  await judge.poll(findFaint, `in the dark at ${width} px`).toEqual([]);
  if (width === FORCED_WIDTH) {
    // Of axe's rules, this one alone can break where colours are forced.
    await page.emulateMedia({ forcedColors: "active" });
    expect(await findViolations(page, { leftOut, rules: ["link-in-text-block"] }), "forced colours").toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}

for (const address of OTHERS) {
  test(`${address} breaks no rule, fits the screen and can be touched [S291]`, async ({ page }) => {
    await page.goto(address);
    for (const width of OUTER_WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expectSound(page, `at ${width} px`, leftOutOf(address));
    }
  });
}

for (const width of OUTER_WIDTHS) {
  test(`at ${width} px an open menu, an open photo and an open application form break no rule`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(`${BASE}/gallery`);
    const menuButton = page.getByRole("button", { name: "Open menu" });
    if (await menuButton.isVisible()) await menuButton.click();
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByText("Departments", { exact: true }).click();
    await expect(menu.getByRole("link", { name: "Anesthesiology" })).toBeVisible();
    expect(await findViolations(page), "menu").toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.locator("main li a:has(img)").first().click();
    await expect(page.getByRole("dialog", { name: "Picture" })).toBeVisible();
    expect(await findViolations(page), "photo").toEqual([]);

    await page.goto(`${BASE}/careers`);
    await page.locator('main a[href*="/careers/detail/"]').first().click();
    await page.getByRole("button", { name: "Apply Now" }).click();
    await expect(page.getByRole("button", { name: "Send application" })).toBeVisible();
    await expectSound(page, "application form");
  });
}

/** A hospital's inner pages have these parts like its home page. */
function leftOutOf(address: string): string[] {
  return address.startsWith("/venmala_hospital") && address !== BASE ? SHARED_PARTS : [];
}
