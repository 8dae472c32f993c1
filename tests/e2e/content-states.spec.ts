import type { APIRequestContext, Page } from "@playwright/test";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { expect, test } from "../support/content-site.ts";
import { listenForDialogs, loader, SLOW_MS } from "../support/page-states.ts";

const { hospitals } = await loadSite({ dataDir: "data" });

/** Pages that list content: the query they ask, where it lies, and the literal text of an empty one. */
const LISTS = [
  { query: "Doctors", path: "doctors", items: ".doctor-grid > li", empty: "No doctors found", label: "Doctors" },
  { query: "News", path: "news", items: ".news-list > li", empty: "No news to view", label: "News" },
  { query: "Careers", path: "careers", items: ".job-list > li", empty: "No Careers found", label: "Careers" },
  {
    ...{ query: "Testimonials", path: "testimonials", items: ".testimonial-grid > li" },
    ...{ empty: "No Reviews found", label: "Testimonials" },
  },
];

/** Pages of one entry, each reached from its list. */
const DETAILS = [
  { query: "Doctor", list: "doctors", path: "doctors/details", title: "Doctors" },
  { query: "NewsArticle", list: "news", path: "news/detail", title: "News" },
  { query: "Career", list: "careers", path: "careers/detail", title: "Careers" },
  { query: "Testimonial", list: "testimonials", path: "testimonials/detail", title: "Testimonials" },
];

const UNAVAILABLE = "Sorry, we cannot show this page now. Try again in a few minutes, or call us.";

/** Hospitals take turns: what a state looks like is theirs in common, what they show in it is asked of each by HTTP. */
function inTurn(index: number): Hospital {
  return hospitals[index % hospitals.length] as Hospital;
}

for (const [index, { query, path, items, empty, label }] of LISTS.entries()) {
  const { place, basePath } = inTurn(index);

  test(`${path} of every hospital says '${empty}', without an alert, when there is nothing and when the service fails [S154 S155 S171 S176 S186 S280]`, async ({
    request,
    contentSite,
  }) => {
    for (const kind of ["empty", "down", "garbage", "error"] as const) {
      await contentSite.fail({ kind, operation: query });
      for (const hospital of hospitals) {
        const response = await request.get(`${hospital.basePath}/${path}`);
        expect(response.status(), kind).toBe(200);
        const html = await response.text();
        expect(html, kind).toContain(`<p>${empty}</p>`);
        expect(html, kind).not.toMatch(/role="alert"|Something went wrong/);
      }
    }
  });

  test(`${path} of ${place} reached by a link shows a loader, then its items; in an outage '${empty}' and no dialog; and all but what is unavailable [S155 S156 S171 S176 S186 S213]`, async ({
    page,
    contentSite,
  }) => {
    const dialogs = listenForDialogs(page);
    await page.goto(`${basePath}/contact_us`);
    const link = page.getByRole("contentinfo").getByRole("link", { name: label, exact: true });
    // An entry under the pointer would be fetched ahead, and its query, under way before an outage, be shared.
    const follow = async () => {
      await link.click();
      await page.mouse.move(0, 0);
    };
    const headings = page.locator(items).getByRole("heading");
    await contentSite.fail({ kind: "slow", operation: query, delayMs: SLOW_MS });
    await follow();
    await expect(loader(page)).toBeVisible();
    await expect(page.locator(items).first()).toBeVisible();
    await expect(loader(page)).toHaveCount(0);
    await expect(page.getByText(empty, { exact: true })).toHaveCount(0);
    const whole = await headings.allTextContents();

    await contentSite.fail({ kind: "down" });
    await follow();
    await expect(page.locator("main").getByText(empty, { exact: true })).toBeVisible();
    await expect(page.locator(items)).toHaveCount(0);
    await contentSite.fail();
    await follow();
    await expect(headings).toHaveText(whole);
    expect(dialogs).toEqual([]);

    await contentSite.fail({ kind: "partial", operation: query });
    await page.reload();
    const [first, , ...others] = whole;
    await expect(headings).toHaveText([first ?? "", ...others]);
    await expect(page.getByText(empty, { exact: true })).toHaveCount(0);
    await expectNoBrokenPictures(page);
  });
}

for (const [index, { query, list, path, title }] of DETAILS.entries()) {
  const { place, basePath } = inTurn(index);

  test(`${path} of ${place} shows a loader, then the entry, without its files where they are unavailable, and is 404 when it is gone`, async ({
    page,
    contentSite,
  }) => {
    await page.goto(`${basePath}/${list}`);
    await contentSite.fail({ kind: "slow", operation: query, delayMs: SLOW_MS });
    await page.locator(`main a[href^='${basePath}/${path}/']`).first().click();
    await expect(loader(page)).toBeVisible();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).not.toHaveText(title);
    await expect(loader(page)).toHaveCount(0);
    const name = (await heading.textContent()) ?? "";

    await contentSite.fail({ kind: "partial", operation: query });
    expect((await page.reload())?.status()).toBe(200);
    await expect(heading).toHaveText(name);
    await expectNoBrokenPictures(page);
    await contentSite.fail({ kind: "empty", operation: query });
    expect((await page.reload())?.status()).toBe(404);
    await expect(heading).not.toHaveText(name);
  });
}

for (const [index, { query, list, path }] of DETAILS.slice(1).entries()) {
  test(`${path} of every hospital that is unavailable says so without an alert, and is 503 [S280]`, async ({
    request,
    page,
    contentSite,
  }) => {
    const dialogs = listenForDialogs(page);
    for (const { basePath } of hospitals) {
      await contentSite.fail();
      const address = await firstEntry(request, basePath, list, path);
      for (const kind of ["down", "garbage", "error"] as const) {
        await contentSite.fail({ kind, operation: query });
        const response = await request.get(address);
        expect(response.status()).toBe(503);
        const html = await response.text();
        expect(html).toContain(UNAVAILABLE);
        expect(html).not.toMatch(/role="alert"|Something went wrong/);
      }
      if (basePath !== inTurn(index).basePath) continue;
      await page.goto(address);
      await page.locator("main").getByRole("link", { name: /^All / }).click();
      await expect(page).toHaveURL(new RegExp(`${basePath}/${list}$`));
    }
    expect(dialogs).toEqual([]);
  });
}

test("a doctor who is unavailable raises an alert with the errors, in a dialog and on the page [S163 S279]", async ({
  page,
  contentSite,
}) => {
  const { basePath } = inTurn(1);
  const address = await firstEntry(page.request, basePath, "doctors", "doctors/details");
  await contentSite.fail({ kind: "error", operation: "Doctor" });
  const dialogs = listenForDialogs(page);
  expect((await page.goto(address))?.status()).toBe(503);
  const text = 'Something went wrong, - possible reason :[{"message":"Query execution error. Internal server error"}]';
  await expect(page.getByRole("alert")).toHaveText(text);
  await expect.poll(() => dialogs).toEqual([text]);
  await page.locator("main").getByRole("link", { name: "All doctors" }).click();
  await expect(page.getByRole("heading", { name: "Our Doctors" })).toBeVisible();
});

test("a doctor with errors is shown below an alert with them [S163 S279]", async ({ page, contentSite }) => {
  const { basePath } = inTurn(0);
  const address = await firstEntry(page.request, basePath, "doctors", "doctors/details");
  await contentSite.fail({ kind: "partial", operation: "Doctor" });
  const dialogs = listenForDialogs(page);
  expect((await page.goto(address))?.status()).toBe(200);
  await expect(page.getByRole("alert")).toHaveText(/^Something went wrong, - possible reason :\[\{"message":/);
  await expect.poll(() => dialogs.length).toBe(1);
  await expect(page.getByRole("heading", { name: "Education" })).toBeVisible();
  await expect(page.getByText(UNAVAILABLE)).toHaveCount(0);
});

async function firstEntry(request: APIRequestContext, basePath: string, list: string, path: string): Promise<string> {
  const html = await (await request.get(`${basePath}/${list}`)).text();
  return new RegExp(`href="(${basePath}/${path}/[^"]+)"`).exec(html)?.[1] ?? "";
}

/** Pictures that were loaded and show nothing. */
async function expectNoBrokenPictures(page: Page) {
  const broken = await page.evaluate(() =>
    Array.from(document.images, ({ complete, naturalWidth, src }) => (complete && naturalWidth === 0 ? src : "")),
  );
  expect(broken.filter(Boolean)).toEqual([]);
}
