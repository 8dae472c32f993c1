import { test } from "../support/test.ts";
import { expectSound } from "./expect-sound.ts";

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
  "/accessibility",
  `${BASE}/accessibility`,
  "/what_is_where",
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
