import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../support/test.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { findHeadingFaults, findTouchFaults } from "./page-faults.ts";

const BASE = "/venmala_hospital_kozhencherry";
const PAGES = [
  "/",
  BASE,
  `${BASE}/about_us`,
  `${BASE}/doctors`,
  `${BASE}/department`,
  `${BASE}/department/general_surgery`,
  `${BASE}/facilities`,
  `${BASE}/facilities/preventive_health_checkup`,
  `${BASE}/gallery`,
  `${BASE}/news`,
  `${BASE}/careers`,
  `${BASE}/testimonials`,
  `${BASE}/contact_us`,
  `${BASE}/appointment`,
  "/no_such_page",
  "/accessibility",
];
/** Lists whose first detail page is looked at too. */
const DETAILS: [list: string, link: string][] = [
  ["doctors", "/doctors/details/"],
  ["news", "/news/detail/"],
  ["careers", "/careers/detail/"],
  ["testimonials", "/testimonials/detail/"],
];

// Entry animations would be measured half-way through.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [320, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const address of PAGES) {
      test(`${address} breaks no rule, fits the screen and can be touched`, async ({ page }) => {
        await page.goto(address);
        await expectSound(page);
      });
    }

    for (const [list, link] of DETAILS) {
      test(`a detail page of ${list} breaks no rule, fits the screen and can be touched`, async ({ page }) => {
        await page.goto(`${BASE}/${list}`);
        const address = await page.locator(`main a[href*="${link}"]`).first().getAttribute("href");
        await page.goto(address ?? "");
        await expectSound(page);
      });
    }
  });
}

async function expectSound(page: import("@playwright/test").Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`),
  ).toEqual([]);
  expect.soft(await findHeadingFaults(page)).toEqual([]);
  expect.soft(await findTouchFaults(page)).toEqual([]);
  expect.soft(await findLayoutFaults(page)).toEqual([]);
}
