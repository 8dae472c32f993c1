import type { Page } from "@playwright/test";
import { expectSound } from "../accessibility/expect-sound.ts";
import { hospitals } from "../support/sample-site.ts";
import { expect, test } from "../support/test.ts";

const PAGE = "/what_is_where";
const KOZHENCHERRY = "/venmala_hospital_kozhencherry";

const rowOf = (page: Page, name: string) => page.getByRole("group").filter({ hasText: new RegExp(`^${name}`) });

test("the landing page leads to it, and so does the footer of every page, inside the visitor's hospital", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Find a department or facility" }).first().click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.getByRole("heading", { level: 1, name: "Find a department or facility" })).toBeVisible();
  await page.goto(`${KOZHENCHERRY}/news`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Find a department or facility" }).click();
  await expect(page).toHaveURL(new RegExp(`${KOZHENCHERRY}${PAGE}$`));
  await expect(page.getByRole("banner")).toContainText("Kozhencherry");
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

test("a link with 'heart' shows where the heart doctors are, and booking has the department chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PAGE, { waitUntil: "networkidle" });
  await expect(page.getByRole("status").filter({ hasText: "43 departments and facilities" })).toBeVisible();
  await page.goto(`${PAGE}?find=heart`);
  await expect(page.getByRole("status").filter({ hasText: "found for “heart”" })).toBeVisible();
  await expect(rowOf(page, "Dental")).toHaveCount(0);
  const row = rowOf(page, "Cardiology");
  await expect(row).toContainText("Only in Kozhencherry");
  await expect(row.getByRole("link", { name: /^Kozhencherry ?: Cardiology, Kozhencherry$/ })).toHaveAttribute(
    "href",
    `${KOZHENCHERRY}/department/cardiology`,
  );
  await row.getByRole("link", { name: "Book: Cardiology, Kozhencherry" }).click();
  await expect(page).toHaveURL(new RegExp(`${KOZHENCHERRY}/appointment\\?department=cardiology$`));
});

test("departments and facilities are side by side where there is room; a phone shows the ones chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(PAGE, { waitUntil: "networkidle" });
  const departments = page.getByRole("region", { name: /^Departments/ });
  const facilities = page.getByRole("region", { name: /^Facilities/ });
  const [left, right] = [(await departments.boundingBox())!, (await facilities.boundingBox())!];
  expect(left.y).toBe(right.y);
  expect(left.x + left.width).toBeLessThanOrEqual(right.x);
  await expect(page.getByRole("radio")).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(facilities).toBeHidden();
  await page.getByRole("radio", { name: "Departments 25" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Facilities 18" })).toBeChecked();
  await expect(facilities).toBeVisible();
  await expect(departments).toBeHidden();
});

test.describe("on the smallest phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test("each entry says where it is and opens to its links, and nothing overflows the screen", async ({ page }) => {
    await page.goto(PAGE, { waitUntil: "networkidle" });
    await expect(rowOf(page, "Dental")).toContainText("Kozhencherry and Punalur");
    await expectSound(page);
    const cardiology = rowOf(page, "Cardiology");
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

  test("the form asks the one search, entries open, and the whole is one link away", async ({ page }) => {
    await page.goto(`${KOZHENCHERRY}${PAGE}`);
    await page.getByRole("main").getByLabel("What do you need?").fill("teeth");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(new RegExp(`${KOZHENCHERRY}/search\\?q=teeth$`));
    await page.goto(`${KOZHENCHERRY}${PAGE}?find=teeth`);
    await expect(page.getByText("1 found for “teeth”")).toBeVisible();
    await expect(page.getByRole("link", { name: "Book: Dental, Punalur" })).toBeVisible();
    await page.getByRole("link", { name: "Show all" }).click();
    await expect(page.getByText("43 departments and facilities")).toBeVisible();
    const dental = rowOf(page, "Dental");
    await expect(dental.getByRole("link")).toHaveCount(0);
    await dental.getByText("Dental", { exact: true }).click();
    await expect(dental.getByRole("link", { name: "Book: Dental, Punalur" })).toBeVisible();
    await expect(rowOf(page, "ICU")).toBeHidden();
    await page.getByRole("radio", { name: "Facilities 18" }).click();
    await expect(rowOf(page, "ICU")).toBeVisible();
    await expect(dental).toBeHidden();
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

test("on paper both lists stand whole, with the numbers of the receptions and without buttons", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  await page.emulateMedia({ media: "print" });
  for (const name of ["Urology", "Radiology Imaging"]) await expect(rowOf(page, name)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Book: / })).toHaveCount(0);
  await expect(page.getByRole("link", { name: hospitals[1]!.contact.phone.printed }).last()).toBeVisible();
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)!;
  expect(sheets.length).toBeLessThanOrEqual(2);
});
