import { group, hospitals } from "../support/sample-site.ts";
import { expect, test } from "../support/test.ts";

test("the landing page offers the three hospitals in order, the nursing college in a new tab and six facilities [S8 S17 S18 S19 S20 S21 S22 S23 S24]", async ({
  page,
}) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Our Hospitals" });
  await expect(section.getByRole("heading", { name: "Our Hospitals", exact: true })).toBeVisible();
  const cards = section.getByRole("listitem").filter({ has: page.getByRole("heading") });
  await expect(cards).toHaveText([/Alappuzha/, /Kozhencherry/, /Punalur/]);
  const targets = await cards.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(hospitals.flatMap(({ basePath, contact }) => [basePath, contact.emergencyPhone?.href ?? ""]));
  expect(hospitals.map(({ basePath }) => basePath)).toEqual([
    "/venmala_hospital",
    "/venmala_hospital_kozhencherry",
    "/venmala_hospital_punalur",
  ]);
  await expect(cards.first()).toContainText("Emergency");
  const card = page.getByRole("region", { name: "Our Institutions" }).getByRole("article");
  await expect(card).toContainText("College of Nursing");
  const link = card.getByRole("link");
  await expect(link).toHaveAttribute("href", group.nursingCollege?.url ?? "");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  const boxes = page.getByRole("region", { name: "Awesome Facilities" }).getByRole("listitem");
  await expect(boxes).toHaveCount(6);
  for (const [i, { title }] of group.awesomeFacilities.entries()) await expect(boxes.nth(i)).toContainText(title);
});

test("the header names the group and a year, and every hospital is one link away [S26 S123]", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(header).toContainText(`A Unit Of ${group.name}`);
  await expect(header).toContainText(/since (1988|1990)/);
  for (const { basePath, place } of hospitals) {
    await page.goto("/");
    await page.getByRole("region", { name: "Our Hospitals" }).getByRole("link", { name: place }).click();
    await expect(page).toHaveURL(new RegExp(`${basePath}$`));
  }
});

for (const width of [390, 1440]) {
  test(`at ${width} px the header is a fixed bar once the page's heading has left, and lets go on the way back [S25]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const header = page.getByRole("banner");
    const bar = header.locator(".site-header__bar");
    const heading = page.getByRole("heading", { name: "Our Hospitals", exact: true });
    await expect(bar).not.toHaveCSS("position", "fixed");
    const heightAtFirst = await pageHeight(page);

    await heading.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 10));
    await expect(bar).not.toHaveCSS("position", "fixed");
    const far = await heading.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY + 200);
    await page.evaluate((top) => window.scrollTo(0, top), far);
    await expect(bar).toHaveCSS("position", "fixed");
    await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
    expect(await pageHeight(page)).toBe(heightAtFirst);
    expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(far, -1);

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar).not.toHaveCSS("position", "fixed");
    expect(await pageHeight(page)).toBe(heightAtFirst);
  });
}

test("the landing menu's entries bring their section into view below the fixed bar", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Awesome Facilities" }).click();
  const heading = page.getByRole("heading", { name: "Awesome Facilities", exact: true });
  await expect(page.locator(".site-header__bar")).toHaveCSS("position", "fixed");
  const barBottom = await page.locator(".site-header__bar").evaluate((bar) => bar.getBoundingClientRect().bottom);
  await expect
    .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThan(barBottom);
  await expect(heading).toBeInViewport();
});

function pageHeight(page: import("@playwright/test").Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
