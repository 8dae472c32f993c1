import type { Page } from "@playwright/test";
import { openPageType } from "../accessibility/page-types.ts";
import type { OwnSite } from "../support/start-own-site.ts";
import { expect, test } from "../support/worker-sites.ts";
import { findCardFaults, findCoveredParts, findStickyFaults } from "./box-faults.ts";
import { lengthenTexts } from "./change-texts.ts";
import { startHardSite, type HardSiteName } from "./hard-sites.ts";
import { findTextFaults } from "./text-faults.ts";

/**
 * Pages with other hospitals' data, at every size of screen and of letters. Some pages alone:
 * `npx playwright test tests/layout -g /doctors`.
 */
const A = "/venmala_hospital";
const K = "/venmala_hospital_kozhencherry";
const P = "/venmala_hospital_punalur";

/**
 * Pages whose layout depends on the data; one that ends in a slash is a list's first entry. The others are judged
 * with the sample's data in page-types.spec.ts.
 */
const PAGES: Record<HardSiteName, string[]> = {
  few: [
    "/",
    ...within(A, "", "/department/obstetrics_and_gynaecology"),
    ...within(A, "/doctors/details/", "/news/detail/", "/careers/detail/", "/testimonials/detail/"),
    ...within(`/ml${K}`, "", "/doctors/details/", "/contact_us", "/sits_today"),
    ...within(P, "", "/doctors", "/news", "/careers", "/testimonials"),
    ...within(P, "/facilities", "/facilities/emergency_/_casuality", "/search?q=heart", "/what_is_where?find=heart"),
    "/sits_today",
  ],
  nine: [
    ...["/", "/contact_us"],
    ...within(A, "", "/testimonials"),
    ...within(K, "/department/obstetrics_and_gynaecology"),
    ...within(P, "/doctors"),
  ],
  malayalam: ["/", ...within(K, "", "/doctors", "/news"), ...["/ml", `/ml${K}/appointment`]],
};

const PHONE = { width: 320, height: 800 };
/** As wide as a phone that is twice as narrow as it seems. */
const LARGE_PHONE = { width: 390, height: 800 };
const SIDEWAYS = { width: 844, height: 390 };
const DESK = { width: 1440, height: 900 };
/** Between any two of them the layout changes. */
const SIZES = [PHONE, SIDEWAYS, { width: 1024, height: 900 }, DESK];
/** Just below a change, and far above the last: the pages take turns. */
const TURNS = [
  { width: 639, height: 800 },
  { width: 1199, height: 900 },
  { width: 2560, height: 900 },
];

for (const [name, addresses] of Object.entries(PAGES) as [HardSiteName, string[]][]) {
  test.describe(name, () => {
    // One worker, for the site is one.
    test.describe.configure({ mode: "default" });
    let site: OwnSite;
    test.beforeAll(async () => {
      site = await startHardSite(name);
      // Busy with its own start, it may ask the first visitor to come again.
      await expect.poll(async () => (await fetch(site.origin)).status).toBe(200);
    });
    test.afterAll(() => site[Symbol.asyncDispose]());

    for (const [index, address] of addresses.entries()) {
      test(`${name} ${address} is seen whole at every size of screen and letters`, async ({ browser }) => {
        await using page = await browser.newPage({ baseURL: site.origin });
        await openPageType(page, address);
        await expect(page.locator("html")).toHaveAttribute("lang", address.startsWith("/ml") ? "ml" : "en");
        // Painting is half the work; what is not seen is laid out alike.
        await addSheet(page, "html { opacity: 0 !important; }");
        const faults = await findFaults(page, {
          sizes: [...SIZES, TURNS[index % TURNS.length]!],
          hasMenus: ["/", A, K, `/ml${K}`].includes(address),
          isLonger: name === "malayalam" && !address.startsWith("/ml"),
        });
        expect(faults).toEqual([]);
      });
    }
  });
}

/** Each fault once, with the sizes it shows at. */
async function findFaults(page: Page, { sizes = SIZES, hasMenus = false, isLonger = false }): Promise<string[]> {
  const found = new Map<string, string>();
  const note = (state: string, faults: string[]) =>
    new Set(faults).forEach((fault) => found.set(fault, [found.get(fault), state].filter(Boolean).join(", ")));
  for (const size of sizes) {
    await page.setViewportSize(size);
    note(`${size.width}`, [...(await findTextFaults(page)), ...(await findCardFaults(page))]);
    if (![PHONE, SIDEWAYS, DESK].includes(size)) continue;
    note(`${size.width}`, await findStickyFaults(page));
    // The bars that could cover something are every page's.
    if (size === PHONE || (size === SIDEWAYS && hasMenus)) note(`${size.width}`, await findCoveredParts(page));
    if (hasMenus) note(`${size.width} with an open menu`, await findMenuFaults(page));
  }
  await addSheet(page, WIDE_SPACES);
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    note(`${size.width} spaced`, await findTextFaults(page));
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  for (const size of hasMenus ? [LARGE_PHONE, SIDEWAYS, DESK] : [LARGE_PHONE, DESK]) {
    await page.setViewportSize(size);
    note(`${size.width} at 200 %`, [...(await findTextFaults(page)), ...(await findStickyFaults(page))]);
  }
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  if (isLonger) {
    await lengthenTexts(page);
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      const faults = await findTextFaults(page);
      note(
        `${size.width} with longer words`,
        faults.filter((fault) => !fault.includes("is broken")),
      );
    }
  }
  return [...found].map(([fault, states]) => `${fault} at ${states}`);
}

async function findMenuFaults(page: Page): Promise<string[]> {
  const menuButton = page.locator(".menu-button");
  const isPanel = await menuButton.isVisible();
  if (isPanel) await menuButton.press("Enter");
  const faults: string[] = [];
  for (const menu of await page.locator(".site-nav summary").all()) {
    await menu.press("Enter");
    faults.push(...(await findTextFaults(page)));
  }
  await page.keyboard.press("Escape");
  if (isPanel) await page.keyboard.press("Escape");
  return faults;
}

/** WCAG 1.4.12. */
const WIDE_SPACES = `
  * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }
  p { margin-bottom: 2em !important; }`;

/** A sheet of a script, which the site's policy allows. */
function addSheet(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

function within(base: string, ...paths: string[]): string[] {
  return paths.map((path) => base + path);
}
