import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { loadSite } from "#hospitals/load-site.server.ts";
import { copySampleData } from "#hospitals/sample-data-copy.server.ts";
import { expectSound } from "../accessibility/expect-sound.ts";
import { findFreePorts } from "../support/free-port.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { expect, test } from "../support/test.ts";

const { hospitals } = await loadSite({ dataDir: "data" });
const PAGE = "/what_is_where";
const KOZHENCHERRY = "/venmala_hospital_kozhencherry";

const tableRow = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });

test("the landing page leads to it, and so does the footer of every page, inside the visitor's hospital", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Find a department or facility" }).first().click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.getByRole("heading", { level: 1, name: "Find a department or facility" })).toBeVisible();
  for (const { basePath, place } of hospitals) {
    await page.goto(`${basePath}/news`);
    await page.getByRole("contentinfo").getByRole("link", { name: "Find a department or facility" }).click();
    await expect(page).toHaveURL(new RegExp(`${basePath}${PAGE}$`));
    await expect(page.getByRole("banner")).toContainText(place === "Alappuzha" ? "A Unit Of" : place);
  }
});

test("it has a title, a description and one canonical address, in and outside the hospitals", async ({ request }) => {
  const titles = new Set<string>();
  for (const address of [PAGE, ...hospitals.map(({ basePath }) => basePath + PAGE), `${PAGE}?find=heart`]) {
    const html = await (await request.get(address)).text();
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${PAGE}"`));
  }
  expect(titles.size).toBe(1 + hospitals.length);
});

test("typing 'heart' shows at once where the heart doctors are, and booking has the department chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PAGE, { waitUntil: "networkidle" });
  await expect(page.getByRole("status").filter({ hasText: "43 departments and facilities" })).toBeVisible();
  await page.getByLabel("What are you looking for?").pressSequentially("heart");
  await expect(page.getByRole("status").filter({ hasText: "found for “heart”" })).toBeVisible();
  await expect(tableRow(page, "Dental")).toHaveCount(0);
  const row = tableRow(page, "Cardiology");
  await expect(row.getByRole("cell", { name: "Not here" })).toHaveCount(2);
  await expect(row.getByRole("link", { name: /^Here ?: Cardiology, Kozhencherry$/ })).toHaveAttribute(
    "href",
    `${KOZHENCHERRY}/department/cardiology`,
  );
  await row.getByRole("link", { name: "Book: Cardiology, Kozhencherry" }).click();
  await expect(page).toHaveURL(new RegExp(`${KOZHENCHERRY}/appointment\\?department=cardiology$`));
});

test("the search text goes into the address without a request, and Back restores it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of [PAGE, KOZHENCHERRY + PAGE]) {
    await page.goto(address, { waitUntil: "networkidle" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const field = page.getByLabel("What are you looking for?");
    await field.pressSequentially("kidney ", { delay: 5 });
    await expect(field).toHaveValue("kidney ");
    await field.press("Enter");
    await expect(page).toHaveURL(/\?find=kidney\+$/);
    await expect(tableRow(page, "Nephrology")).toBeVisible();
    await expect(tableRow(page, "Dental")).toHaveCount(0);
    expect(asked.filter((url) => url.includes("find="))).toEqual([]);
    await page
      .getByRole("link", { name: /^Here ?: Nephrology/ })
      .last()
      .click();
    await expect(page).toHaveURL(/department\/nephrology$/);
    await page.goBack();
    await expect(field).toHaveValue("kidney");
    await expect(tableRow(page, "Dental")).toHaveCount(0);
    await page.getByRole("link", { name: "Show all" }).click();
    await expect(field).toHaveValue("");
    await expect(tableRow(page, "Dental")).toBeVisible();
  }
});

test("the hospitals' row with their numbers stays in sight, and the keyboard's focus never hides below it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(PAGE, { waitUntil: "networkidle" });
  const head = page.getByRole("columnheader", { name: "Alappuzha" }).first();
  await tableRow(page, "Urology").scrollIntoViewIfNeeded();
  const bar = page.locator(".site-header__bar");
  const bottomOf = async (locator: typeof bar) => {
    const { y, height } = (await locator.boundingBox())!;
    return y + height;
  };
  await expect(bar).toHaveCSS("position", "fixed");
  await expect(head).toBeInViewport();
  await expect(head.getByRole("link", { name: hospitals[0]!.contact.phone.printed })).toHaveAttribute(
    "href",
    /^tel:\+91/,
  );
  expect((await head.boundingBox())!.y - (await bottomOf(bar))).toBeLessThanOrEqual(11);

  await tableRow(page, "Urology").getByRole("link").last().focus();
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press("Shift+Tab");
    const focused = page.locator(":focus");
    expect((await focused.boundingBox())!.y).toBeGreaterThanOrEqual((await bottomOf(head)) - 1);
  }
});

test.describe("on the smallest phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

  test("each entry says where it is and opens to its links, and nothing overflows the screen", async ({ page }) => {
    await page.goto(PAGE, { waitUntil: "networkidle" });
    await expect(page.getByRole("table")).toHaveCount(0);
    const dental = page.getByRole("listitem").filter({ hasText: "Kozhencherry and Punalur; not in Alappuzha" }).first();
    await expect(dental).toBeVisible();
    await expectSound(page);
    const cardiology = page.getByRole("group").filter({ hasText: /^Cardiology/ });
    await expect(cardiology).toContainText("Only in Kozhencherry");
    await cardiology.getByText("Only in Kozhencherry").tap();
    await expect(cardiology.getByRole("link", { name: /^Call 0000 000 2002/ })).toHaveAttribute(
      "href",
      "tel:+910000002002",
    );
    await expect(cardiology.getByRole("link", { name: "Book: Cardiology, Kozhencherry" })).toBeVisible();
    await cardiology.getByRole("link", { name: /^Kozhencherry ?: Cardiology/ }).tap();
    await expect(page).toHaveURL(new RegExp(`${KOZHENCHERRY}/department/cardiology$`));
  });

  test("the results of a search are open, right below it", async ({ page }) => {
    await page.goto(`${PAGE}?find=heart`, { waitUntil: "networkidle" });
    await expect(page.getByRole("link", { name: "Book: Cardiology, Kozhencherry" })).toBeVisible();
    const status = (await page.getByText("found for “heart”").boundingBox())!;
    const first = (await page.getByRole("group").first().boundingBox())!;
    expect(first.y - status.y).toBeLessThan(260);
    await expect(page.getByRole("heading", { name: "Emergency, 24x7" })).toHaveCount(1);
    await expectSound(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the form finds, entries open, and the whole is one link away", async ({ page }) => {
    await page.goto(`${KOZHENCHERRY}${PAGE}`);
    await page.getByLabel("What are you looking for?").fill("teeth");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page).toHaveURL(new RegExp(`${KOZHENCHERRY}${PAGE}\\?find=teeth$`));
    await expect(page.getByText("1 found for “teeth”")).toBeVisible();
    await expect(page.getByRole("link", { name: "Book: Dental, Punalur" })).toBeVisible();
    await page.getByRole("link", { name: "Show all" }).click();
    await expect(page.getByText("43 departments and facilities")).toBeVisible();
    const dental = page.getByRole("group").filter({ hasText: /^Dental/ });
    await expect(dental.getByRole("link")).toHaveCount(0);
    await dental.getByText("Dental", { exact: true }).click();
    await expect(dental.getByRole("link", { name: "Book: Dental, Punalur" })).toBeVisible();
  });
});

test("a response to free text is not cached, the whole page is", async ({ request }) => {
  for (const address of [PAGE, KOZHENCHERRY + PAGE]) {
    expect((await request.get(`${address}?find=heart`)).headers()["cache-control"]).toBe("no-store");
    expect((await request.get(address)).headers()["etag"]).toBeTruthy();
    const overlong = await request.get(`${address}?find=${"a".repeat(61)}`);
    expect(await overlong.text()).toContain("43 departments and facilities");
  }
});

test("on paper both tables fill sheets on their side, with numbers and without buttons", async ({ page }) => {
  await page.goto(PAGE);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table")).toHaveCount(2);
  await expect(page.getByRole("link", { name: /^Book: / })).toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: hospitals[1]!.contact.phone.printed }).first()).toBeVisible();
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = Array.from(sheets.matchAll(/MediaBox \[0 0 (\d+)[\d.]* (\d+)/g), ([, width, height]) => [
    width,
    height,
  ]);
  expect(boxes.length).toBeGreaterThan(0);
  expect(boxes.length).toBeLessThanOrEqual(4);
  for (const box of boxes) expect(box).toEqual(["841", "594"]);
});

test("a fourth hospital is a column more: the table scrolls in its own box, by keyboard too", async ({ page }) => {
  const copy = await copySampleData();
  await copy.addHospital("thiruvananthapuram", "Thiruvananthapuram");
  const port = await findFreePorts();
  const site = await startSiteProcess({
    ...{ HOST: "127.0.0.1", PORT: String(port), DATA_DIR: `${copy.dataDir}/store`, SITE_DATA_DIR: copy.dataDir },
  });
  try {
    await page.setViewportSize({ width: 800, height: 700 });
    await page.goto(`http://127.0.0.1:${port}${PAGE}`, { waitUntil: "networkidle" });
    const box = page.getByRole("region", { name: "Departments and the hospitals that have them" });
    await expect(box.getByRole("columnheader", { name: "Thiruvananthapuram" })).toBeAttached();
    await box.focus();
    for (let i = 0; i < 12; i += 1) await page.keyboard.press("ArrowRight");
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
    const name = (await box.getByRole("rowheader", { name: "Cardiology", exact: true }).boundingBox())!;
    expect(Math.abs(name.x - (await box.boundingBox())!.x)).toBeLessThanOrEqual(2);
    await expectSound(page);
  } finally {
    await site.end("SIGTERM");
    await rm(copy.dataDir, { recursive: true, force: true });
  }
});
