import { writeSpaceExport } from "contentful-emulator/fixtures";
import { crowdHospital } from "../support/crowded-hospital.ts";
import { hospitals } from "../support/sample-site.ts";
import { startOwnSite, type OwnSite } from "../support/start-own-site.ts";
import { isWiderThanScreen } from "./page-reading.ts";
import { expect, test } from "../support/test.ts";

const { basePath, contentName, phone } = hospitals.map((one) => ({ ...one, phone: one.contact.phone.printed }))[1]!;
const MAX_PAGE_BYTES = 14 * 1024;
const SCREENS = [
  { width: 1920, height: 1080, language: "" },
  { width: 1280, height: 720, language: "/ml" },
  { width: 1080, height: 1920, language: "" },
  { width: 1024, height: 768, language: "/ml", javaScriptEnabled: false },
];

let site: OwnSite;
let board: string;

// One worker, for the site is one.
test.describe.configure({ mode: "default", timeout: 120_000 });

test.beforeAll(async () => {
  await using written = await writeSpaceExport(crowdHospital(contentName));
  site = await startOwnSite({ CONTENT_EXPORT: written.file });
  board = `${site.origin}${basePath}/sits_today`;
});

test.afterAll(() => site[Symbol.asyncDispose]());

test("a patient finds who sits today, tomorrow and in one department, without scripts", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${site.origin}${basePath}/doctors`);
  await page.getByRole("main").getByRole("link", { name: "Who sits today" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who sits today");
  const main = page.getByRole("main");
  await expect(main.getByText("Not confirmed today: call before you travel")).toBeVisible();
  await expect(main.getByRole("link", { name: phone })).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: "am –" })).not.toHaveCount(0);
  await expect(main.locator(".sits__name")).toHaveCount(60);
  expect(await isWiderThanScreen(page)).toBe(false);

  await page.getByLabel("Day", { exact: true }).selectOption({ index: 1 });
  await page.getByLabel("Department", { exact: true }).selectOption({ label: "Cardiology" });
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d&department=cardiology$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Who sits on \w+day \d+ \w+$/);
  await expect(main.locator(".sits__name")).toHaveCount(5);
  await main.locator(".sits__name").first().click();
  await expect(page).toHaveURL(/\/doctors\/details\//);
  await page.close();
});

test("a page of sixty doctors travels in few bytes, and ends with its minute", async ({ request }) => {
  const response = await request.get(board, { headers: { "accept-encoding": "br" } });
  const { expires = "", date = "", "cache-control": cache, "content-length": bytes } = response.headers();
  expect(Number(bytes)).toBeLessThan(MAX_PAGE_BYTES);
  expect(cache).toBe("no-cache");
  const lifeMs = Date.parse(expires) - Date.parse(date);
  expect(lifeMs).toBeGreaterThanOrEqual(0);
  expect(lifeMs).toBeLessThanOrEqual(60_000);
});

test("sixty doctors stand on one sheet of paper, none cut off", async ({ page }) => {
  await page.goto(`${board}/print`);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".sits__name")).toHaveCount(60);
  await expect(page.getByText(/Code [2-9A-HJ-NP-Z]{6} at /)).toBeVisible();
});

for (const { language, javaScriptEnabled = true, ...size } of SCREENS) {
  test(`a screen of ${size.width} by ${size.height} shows every doctor in large letters, and scrolls nowhere`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: size, javaScriptEnabled });
    await page.goto(`${site.origin}${language}${basePath}/sits_today/board`);
    await page.evaluate(() => document.fonts.ready);
    // The pages pass in steps, each for its part of a minute; without scripts the list rolls.
    const turns = Array.from({ length: 60 }, (_, second) => second);
    const seen = await page.evaluate((seconds) => {
      const main = document.querySelector("main")!;
      const room = document.querySelector("header")!.getBoundingClientRect().bottom;
      const end = document.querySelector("footer")!.getBoundingClientRect().top;
      const [animation] = main.getAnimations();
      animation!.pause();
      const shown = new Set<string | null>();
      for (const second of seconds) {
        animation!.currentTime = second * 1000;
        for (const doctor of document.querySelectorAll("li")) {
          const { left, right, top, bottom } = doctor.getBoundingClientRect();
          const isWide = Array.from(
            doctor.querySelectorAll("*"),
            (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
          );
          const isWhole = left >= 0 && right <= innerWidth && top >= room && bottom <= end;
          if (isWhole && !isWide.includes(true)) shown.add(doctor.querySelector("a")!.pathname);
        }
      }
      return shown.size;
    }, turns);
    expect(seen).toBe(60);
    const name = page.locator(".sits__name").first();
    const letters = await name.evaluate((one) => getComputedStyle(one).fontSize);
    expect(Number.parseFloat(letters)).toBeGreaterThanOrEqual(Math.min(size.width, size.height) * 0.033);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(size.height);
    await page.close();
  });
}

test("without network a screen keeps its list and says of when it is, and goes on with the network", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto(`${board}/board`);
  const lost = page.getByRole("alert");
  await expect(lost).toBeHidden();
  const names = await page.locator(".sits__name").allTextContents();
  await context.setOffline(true);
  await page.clock.runFor(60_000);
  await expect(lost).toHaveText("No connection: this list stays as it was.");
  expect(await page.locator(".sits__name").allTextContents()).toEqual(names);
  await context.setOffline(false);
  await page.clock.runFor(60_000);
  await expect(lost).toBeHidden();
  expect(await page.locator(".sits__name").allTextContents()).toEqual(names);
});

test("who finds a list on paper learns whether it is still true", async ({ page }) => {
  await page.goto(`${board}/print`);
  const [, code = ""] = /Code (\w{6})/.exec(await page.locator("footer").innerText()) ?? [];
  await page.goto(`${site.origin}/check`);
  await page.getByLabel("Code").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("This list is ours and still true.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Who sits today" }).click();
  await expect(page).toHaveURL(board);
  await page.goto(`${site.origin}/check/ABCDEF`);
  await expect(page.getByText("No list of ours has this code.")).toBeVisible();
  await expect(page.getByLabel("Code")).toHaveValue("ABCDEF");
});
