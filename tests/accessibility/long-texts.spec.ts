import type { Page } from "@playwright/test";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { startOwnSite } from "../support/start-own-site.ts";
import { expect, test } from "../support/test.ts";
import { giveLongNames } from "../support/few-and-many.ts";
import { findLayoutFaults, lengthenTexts } from "./layout-faults.ts";
import { openPageType, PAGE_TYPES } from "./page-types.ts";
import { findBrokenWords } from "./text-size-faults.ts";

const BASE = "/venmala_hospital_kozhencherry";
const PUNALUR = "/venmala_hospital_punalur";
const WIDTHS = [320, 390, 1024, 1200, 1440];

for (const path of [
  "/",
  BASE,
  `${BASE}/department/cardiology`,
  `${BASE}/doctors`,
  `${BASE}/contact_us`,
  `${BASE}/appointment`,
  "/no_such_page",
]) {
  test(`${path} holds texts that are half as long again`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await lengthenTexts(page);
    await expectWhole(page);
  });
}

test("common long names stay whole on every page, and a doctor alone is no larger than beside others", async ({
  browser,
}) => {
  test.slow();
  await using copy = await copySampleData();
  const file = await giveLongNames(copy);
  await using site = await startOwnSite({ SITE_DATA_DIR: copy.dataDir, CONTENT_EXPORT: file });
  await using page = await browser.newPage({ baseURL: site.origin });
  for (const address of PAGE_TYPES) {
    await openPageType(page, address.replace(BASE, PUNALUR));
    await page.waitForLoadState("networkidle");
    for (const width of [320, 360, 640, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = [...(await findLayoutFaults(page)), ...(await findBrokenWords(page))];
      expect.soft(faults, `${address} at ${width} px`).toEqual([]);
    }
  }
  await page.goto(PUNALUR);
  const card = (await page.getByRole("region", { name: "Our Doctors" }).getByRole("listitem").boundingBox())!;
  expect([card.width < 330, card.height < 550]).toEqual([true, true]);
});

test("text is set in the fonts that the tests bring, whatever the machine has", async ({ page }) => {
  await page.setContent('<p>A → b</p><p style="font-family: Georgia, serif">c</p><p>കോഴഞ്ചേരി</p><code>d</code>');
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeIds } = await browser.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "p, code" });
  const fonts = await Promise.all(nodeIds.map((nodeId) => browser.send("CSS.getPlatformFontsForNode", { nodeId })));
  expect(fonts.map((set) => set.fonts.map(({ familyName }) => familyName).join())).toEqual([
    "DejaVu Sans",
    "DejaVu Serif",
    "Noto Sans Malayalam",
    "DejaVu Sans Mono",
  ]);
});

test("the site holds Malayalam names", async ({ page }) => {
  await using copy = await copySampleData();
  await copy.set("site.json", "text.en.name", "വെണ്മല ആശുപത്രികളുടെ കൂട്ടായ്മ");
  await copy.set("site.json", "text.en.motto", "ഞങ്ങൾ പരിചരിക്കുന്നു, ഞങ്ങൾ സേവിക്കുന്നു");
  await copy.set("hospitals/kozhencherry/hospital.json", "text.en.name", "വെണ്മല സൂപ്പർസ്പെഷ്യാലിറ്റി ആശുപത്രി");
  await copy.set("hospitals/kozhencherry/hospital.json", "text.en.place", "കോഴഞ്ചേരി");
  await copy.set("hospitals/kozhencherry/hospital.json", "text.en.headerTitle", "{place} നിവാസികളെ സേവിച്ചുകൊണ്ട്");
  await copy.set("departments/medical_gastroenterology.json", "text.en.name", "ഉദരരോഗചികിത്സാവിഭാഗം");
  await copy.set("departments/obstetrics_and_gynaecology.json", "text.en.name", "പ്രസവചികിത്സയും സ്ത്രീരോഗചികിത്സയും");
  await using site = await startOwnSite({ SITE_DATA_DIR: copy.dataDir });
  for (const path of ["/", BASE]) {
    await page.goto(site.origin + path);
    await expectWhole(page);
  }
});

/** Looks at every width, and at the menus where they are a panel and where they are a bar. */
async function expectWhole(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findLayoutFaults(page), `${width} px`).toEqual([]);
    const menuButton = page.locator(".menu-button");
    const isPanel = await menuButton.isVisible();
    if (isPanel) await menuButton.press("Enter");
    for (const menu of await page.locator(".site-nav summary").all()) {
      await menu.press("Enter");
      expect.soft(await findLayoutFaults(page), `${width} px, ${await menu.innerText()}`).toEqual([]);
    }
    await page.keyboard.press("Escape");
    if (isPanel) await page.keyboard.press("Escape");
  }
}
