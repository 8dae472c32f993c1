import type { Page } from "@playwright/test";
import { letPageSettle } from "../support/page-pace.ts";
import { expect, test } from "../support/test.ts";
import { expectSound, SHARED_PARTS } from "./expect-sound.ts";
import { moveFocus } from "./focus.ts";
import { findViolations } from "./find-violations.ts";
import { openPageType, PAGE_TYPES } from "./page-types.ts";

const SIZES = [
  { width: 320, height: 640 },
  { width: 1440, height: 800 },
];
const PHONE = SIZES[0]!;
const BASE = "/venmala_hospital_kozhencherry";
/** Pages that have parts which no page of `PAGE_TYPES` has. */
const OTHERS = [
  "/venmala_hospital/about_us",
  `${BASE}/department/general_surgery`,
  "/venmala_hospital_punalur/department/interventional_cardiology",
  `${BASE}/facilities/preventive_health_checkup`,
  "/venmala_hospital/contact_us",
  `${BASE}/doctors?department=general_medicine`,
];
/** Of axe's rules, those that a page which keeps the others on a phone can still break at another width. */
const RULES_OF_WIDTH = ["target-size", "scrollable-region-focusable", "color-contrast", "link-in-text-block"];
/** On a busy machine a page has sometimes not taken its new width or colours yet; what stays is a fault. */
const judge = expect.configure({ soft: true, timeout: 5000 });

for (const [index, address] of PAGE_TYPES.entries()) {
  test(`${address} breaks no rule at either width, and can be touched, read in the dark and walked with Tab [S292]`, async ({
    page,
  }) => {
    await openPageType(page, address);
    const leftOut = leftOutOf(address);
    for (const [place, size] of SIZES.entries()) {
      await page.setViewportSize(size);
      await expectSound(page, `at ${size.width} px`, leftOut, isNew(size, leftOut) ? [] : RULES_OF_WIDTH);
      // The colours are the same at both widths, and so is most of what Tab finds: they take turns.
      if (place === index % SIZES.length) await expectSoundColours(page, size.width, leftOut);
      else expect.soft(await findFocusFaults(page), `with Tab at ${size.width} px`).toEqual([]);
    }
  });
}

/** A hospital's header and footer, judged with its home page, show other parts on a wide screen. */
function isNew(size: typeof PHONE, leftOut: string[]): boolean {
  return size === PHONE || leftOut.length === 0;
}

/** Fails where text is faint in the dark, or links cannot be told where colours are the visitor's own. */
async function expectSoundColours(page: Page, width: number, leftOut: string[]) {
  await page.emulateMedia({ colorScheme: "dark" });
  // 7 to 1, or 4.5 where text is large.
  const findFaint = () => findViolations(page, { leftOut, rules: ["color-contrast-enhanced"] });
  await judge.poll(findFaint, `in the dark at ${width} px`).toEqual([]);
  // Of axe's rules, this one alone can break where colours are forced.
  await page.emulateMedia({ forcedColors: "active" });
  expect(await findViolations(page, { leftOut, rules: ["link-in-text-block"] }), "forced colours").toEqual([]);
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}

/** Walks through the page's main part with Tab; names the stops at which the focus is not seen whole. */
async function findFocusFaults(page: Page): Promise<string[]> {
  // A browser does not scroll to what is focused already when the change of size moves it.
  await letPageSettle(page);
  await page.locator("main").focus();
  const stops = new Set<string>();
  const faults: string[] = [];
  for (;;) {
    const { place, name, isInMain, faults: found } = await moveFocus(page);
    if (!isInMain || stops.has(place)) break;
    stops.add(place);
    faults.push(...found.map((fault) => `${name} ${fault}`));
  }
  expect(stops.size).toBeGreaterThan(0);
  return faults;
}

for (const address of OTHERS) {
  test(`${address} breaks no rule, fits the screen and can be touched [S291]`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await expectSound(page, address, leftOutOf(address));
  });
}

for (const size of SIZES) {
  test(`at ${size.width} px an open menu, an open photo and an open application form break no rule`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
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

    if (size !== PHONE) return;
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
