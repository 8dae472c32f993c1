import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { expectSound, SHARED_PARTS } from "./expect-sound.ts";
import { findViolations } from "./find-violations.ts";

const WIDTHS = [320, 1440];
const HEIGHT = 900;
const BASE = "/venmala_hospital_kozhencherry";
/** Every kind of page, and those of other hospitals that have parts of their own. */
const PAGES = [
  "/",
  BASE,
  `${BASE}/about_us`,
  "/venmala_hospital/about_us",
  `${BASE}/doctors`,
  `${BASE}/department`,
  `${BASE}/department/general_surgery`,
  "/venmala_hospital_punalur/department/interventional_cardiology",
  `${BASE}/facilities`,
  `${BASE}/facilities/preventive_health_checkup`,
  `${BASE}/facilities/emergency_/_casuality`,
  `${BASE}/gallery`,
  `${BASE}/news`,
  `${BASE}/careers`,
  `${BASE}/testimonials`,
  `${BASE}/contact_us`,
  "/venmala_hospital/contact_us",
  `${BASE}/appointment`,
  `${BASE}/privacy`,
  "/accessibility",
  `${BASE}/accessibility`,
  "/what_is_where",
  `${BASE}/what_is_where`,
  `${BASE}/doctors?department=general_medicine`,
];
/** Lists whose first detail page is looked at too. */
const DETAILS: [list: string, link: string][] = [
  ["doctors", "/doctors/details/"],
  ["news", "/news/detail/"],
  ["careers", "/careers/detail/"],
  ["testimonials", "/testimonials/detail/"],
];

// Otherwise contrast would be measured in the middle of an entry animation.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const address of PAGES) {
  test(`${address} breaks no rule, fits the screen and can be touched`, async ({ page }) => {
    await page.goto(address);
    const isInnerPage = address.startsWith("/venmala_hospital") && address !== BASE;
    await expectSoundAtEachWidth(page, isInnerPage ? SHARED_PARTS : []);
  });
}

for (const [list, link] of DETAILS) {
  test(`a detail page of ${list} breaks no rule, fits the screen and can be touched`, async ({ page }) => {
    await page.goto(`${BASE}/${list}`);
    const address = await page.locator(`main a[href*="${link}"]`).first().getAttribute("href");
    await page.goto(address ?? "");
    await expectSoundAtEachWidth(page, SHARED_PARTS);
  });
}

for (const width of WIDTHS) {
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
    await expect(page.getByRole("dialog", { name: "Photo" })).toBeVisible();
    expect(await findViolations(page), "photo").toEqual([]);

    await page.goto(`${BASE}/careers`);
    await page.locator('main a[href*="/careers/detail/"]').first().click();
    await page.getByRole("button", { name: "Apply Now" }).click();
    await expect(page.getByRole("button", { name: "Send application" })).toBeVisible();
    await expectSound(page, "application form");
  });
}

async function expectSoundAtEachWidth(page: Page, leftOut: string[]) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectSound(page, `at ${width} px`, leftOut);
  }
}
