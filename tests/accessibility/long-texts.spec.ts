import { rm, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { copySampleData } from "#hospitals/sample-data-copy.server.ts";
import { findFreePorts } from "../support/free-port.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { expect, test } from "../support/test.ts";
import { findLayoutFaults, lengthenTexts } from "./layout-faults.ts";

const BASE = "/venmala_hospital_kozhencherry";
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

test("the site holds Malayalam names", async ({ page }) => {
  await using copy = await copySampleData();
  const dataDir = await mkdtemp(join(tmpdir(), "site-"));
  await copy.set("site.json", "text.en.name", "വെണ്മല ആശുപത്രികളുടെ കൂട്ടായ്മ");
  await copy.set("site.json", "text.en.motto", "ഞങ്ങൾ പരിചരിക്കുന്നു, ഞങ്ങൾ സേവിക്കുന്നു");
  await copy.set("hospitals/kozhencherry/hospital.json", "text.en.name", "വെണ്മല സൂപ്പർസ്പെഷ്യാലിറ്റി ആശുപത്രി");
  await copy.set("hospitals/kozhencherry/hospital.json", "text.en.place", "കോഴഞ്ചേരി");
  await copy.set("hospitals/kozhencherry/hospital.json", "text.en.headerTitle", "{place} നിവാസികളെ സേവിച്ചുകൊണ്ട്");
  await copy.set("departments/medical_gastroenterology.json", "text.en.name", "ഉദരരോഗചികിത്സാവിഭാഗം");
  await copy.set("departments/obstetrics_and_gynaecology.json", "text.en.name", "പ്രസവചികിത്സയും സ്ത്രീരോഗചികിത്സയും");
  const port = await findFreePorts();
  const site = await startSiteProcess({
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    SITE_DATA_DIR: copy.dataDir,
  });
  try {
    for (const path of ["/", BASE]) {
      await page.goto(`http://127.0.0.1:${port}${path}`);
      await expectWhole(page);
    }
  } finally {
    await site.end("SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
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
