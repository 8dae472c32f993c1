import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { closeCasualty } from "../support/close-casualty.ts";
import { startOwnSite, type OwnSite } from "../support/start-own-site.ts";
import { isWiderThanScreen } from "./page-reading.ts";
import { expect, test } from "../support/test.ts";

const PUNALUR = "/venmala_hospital_punalur";
const ALAPPUZHA = "/venmala_hospital";
const PROMISES =
  /come to casualty|casualty is (always )?open|emergency, 24x7|emergency care|24x7 cardiac|cardiac care is|0000 000 3003/i;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

async function onSite(visit: (site: OwnSite) => Promise<void>) {
  await using copy = await copySampleData();
  await closeCasualty(copy, "punalur");
  await copy.set("site.json", "languages", ["en", "ml"]);
  await using site = await startOwnSite({
    SITE_DATA_DIR: copy.dataDir,
    CONTENT_EXPORT: "data/sample-content/export.json",
  });
  await visit(site);
}

test.describe.configure({ timeout: 120_000 });

test("a hospital without casualty promises none on any page, and says where the nearest is", async ({
  page,
  request,
}) => {
  await onSite(async ({ origin }) => {
    const starts = [PUNALUR, `${PUNALUR}/search?q=chest+pain`, `${PUNALUR}/search?q=zzqq`, `${PUNALUR}/no_such_page`];
    const seen = new Set(starts);
    const promises: string[] = [];
    for (const path of seen) {
      const html = await (await request.get(origin + path)).text();
      // Another hospital's page of the same place says what that hospital has.
      const own = path.endsWith("/what_is_where") ? "" : html.replace("Red Cross: Basic emergency care", "a book");
      const found = PROMISES.exec(own.replaceAll(/<script(?! type="application\/ld).*?<\/script>/gs, ""));
      if (found && !path.includes("search?")) promises.push(`${path}: ${found[0]}`);
      for (const [, link = ""] of html.matchAll(/<a\b[^>]*href="(\/[^"#?]*)/g))
        if (link.startsWith(`${PUNALUR}/`) && !/details?\//.test(link)) seen.add(link.replaceAll("&amp;", "&"));
    }
    expect(promises).toEqual([]);
    expect(seen.size).toBeGreaterThan(40);

    await page.goto(`${origin}${PUNALUR}/search?q=chest+pain`);
    const alarm = page.getByRole("region", { name: "This may be an emergency" });
    await expect(alarm).toContainText("go to the nearest casualty at once");
    const nearest = alarm.getByRole("link", { name: "Nearest casualty, Kozhencherry" });
    await expect(nearest).toHaveAttribute("href", "tel:+910000002003");
    for (const number of ["108", "112"])
      await expect(alarm.getByRole("link", { name: number })).toHaveAttribute("href", `tel:${number}`);
    await page.goto(`${origin}${PUNALUR}/department/orthopaedics`);
    const box = page.getByRole("region", { name: "Go to the nearest casualty or call 108 at once if you have" });
    await expect(box.getByRole("link")).toHaveText([/Kozhencherry 0000 000 2003/, "Ambulance 108", /ambulance 112/]);
    await page.goto(origin + PUNALUR);
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      await expect(page.locator(".quick-links__item")).toHaveCount(3);
      await expect(page.locator(".top-strip")).toContainText("OPD 9 am to 1 pm");
      await expect(page.locator(".top-strip").getByText("OPD 9 am to 1 pm")).toBeVisible();
      expect(await isWiderThanScreen(page)).toBe(false);
    }

    await page.setViewportSize(PHONE);
    await page.goto(`${origin}/ml${PUNALUR}/doctors`);
    expect(await isWiderThanScreen(page)).toBe(false);
    // The hours have room enough beside the way to English.
    expect((await page.locator(".top-strip").boundingBox())?.height).toBeLessThan(100);

    await page.goto(origin);
    await expect(page.getByText("Each of our hospitals has these.")).toHaveCount(0);
    await expect(page.locator(".icon-box", { hasText: "Emergency Care 24x7" })).toContainText(
      "In Alappuzha and Kozhencherry",
    );
    await expect(page.locator(".icon-box", { hasText: "Clinical Laboratory" })).not.toContainText("In Alappuzha");
    const suggestions = await request.get(`${origin}${PUNALUR}/search/suggestions?q=chest+pain`);
    const urgent = (await suggestions.json()).items.filter(({ isUrgent }: { isUrgent?: true }) => isUrgent);
    expect(urgent[0]).toMatchObject({ label: "Nearest casualty, Kozhencherry", to: "tel:+910000002003" });
    expect(urgent.map(({ to }: { to: string }) => to)).toEqual(expect.arrayContaining(["tel:108", "tel:112"]));
    const thing = await (await request.get(origin + PUNALUR)).text();
    expect(thing).not.toContain('"contactType":"emergency"');
  });
});

test("casualty's own pages ring casualty, from the page and from the bar, and show no OPD hours", async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ["facilities/emergency_/_casuality", "department/emergency_medicine"]) {
    await page.goto(`${ALAPPUZHA}/${path}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Call 0000 000 1003, 24x7" })).toHaveAttribute(
      "href",
      "tel:+910000001003",
    );
    await expect(main).not.toContainText("OPD hours");
    for (const number of ["108", "112"]) await expect(main.locator(`a[href="tel:${number}"]`)).toBeVisible();
    const bar = page.getByRole("complementary", { name: "Quick contact" });
    await expect(bar.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", "tel:+910000001003");
    await expect(main.locator(".visit a[href*=appointment]")).toHaveCount(0);
  }
});

test("a phone shows the emergency number however far the page is scrolled", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${ALAPPUZHA}/doctors`);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const number = page.getByRole("banner").getByRole("link", { name: /0000 000 1003/ });
  await expect(number).toBeInViewport({ ratio: 1 });
  await expect(number).toHaveAttribute("href", "tel:+910000001003");
});

test("the contact band is to be seen on News, the results, and where no page is, at both widths", async ({ page }) => {
  for (const path of ["news", "search?q=zzqq", "no_such_page", "sent/contact"]) {
    await page.goto(`${PUNALUR}/${path}`);
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      await expect(page.locator(".band").getByRole("link", { name: "Contact Us" })).toBeVisible();
    }
  }
});

test("who chooses the emergency department is told to call, and whoever sends a form whom to call", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${ALAPPUZHA}/appointment`);
  const form = page.locator("form.form-panel");
  const numbers = form.locator(".urgent-note a");
  await expect(numbers).toHaveCount(0);
  await form.getByLabel("Department", { exact: true }).selectOption("Emergency Medicine");
  await expect(form.getByText("Do not send this form. Come to casualty at once, or call:")).toBeVisible();
  const hrefs = ["tel:+910000001003", "tel:108", "tel:112"];
  expect(await numbers.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(hrefs);
  await form.getByLabel("Department", { exact: true }).selectOption("Orthopaedics");
  await expect(numbers).toHaveCount(0);
  await form.getByLabel("Name", { exact: true }).fill("Anu");
  await form.locator("[name=patientEmail]").fill("anu@example.org");
  await form.locator("[name=patientContactNumber]").fill("9847012345");
  await form.getByRole("button", { name: "Request appointment" }).click();
  await expect(form.getByText("If it is urgent, do not wait for our answer. Call now:")).toBeVisible();
  expect(await numbers.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(hrefs);

  const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  for (const [kind, count] of [
    ["appointment", 3],
    ["contact", 3],
    ["job", 0],
  ] as const) {
    await plain.goto(`${ALAPPUZHA}/sent/${kind}?reference=A-7F3K-9QXM`);
    await expect(plain.locator(".urgent-note a")).toHaveCount(count);
  }
  await plain.goto(`${ALAPPUZHA}/appointment?department=emergency_medicine`);
  await expect(plain.locator(".urgent-note a")).toHaveCount(3);
  await plain.close();
});
