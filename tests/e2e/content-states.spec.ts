import type { APIRequestContext, Page } from "@playwright/test";
import type { Hospital } from "#site/hospitals/site.ts";
import { expect, test } from "../support/content-site.ts";
import { listenForDialogs, loader, SLOW_MS } from "../support/page-states.ts";
import { hospitals } from "../support/sample-site.ts";

/** Pages that list content: the query they ask, where it lies, and the literal text of an empty one. */
const LISTS = [
  { query: "Doctors", path: "doctors", empty: "No doctors found" },
  { query: "News", path: "news", empty: "No news to view" },
  { query: "Careers", path: "careers", empty: "No Careers found" },
  { query: "Testimonials", path: "testimonials", empty: "No Reviews found" },
];

/** Pages of one entry, each reached from its list. */
const DETAILS = [
  { query: "Doctor", list: "doctors", path: "doctors/details" },
  { query: "NewsArticle", list: "news", path: "news/detail" },
  { query: "Career", list: "careers", path: "careers/detail" },
  { query: "Testimonial", list: "testimonials", path: "testimonials/detail" },
];

const UNAVAILABLE = "Sorry, we cannot show this page now. Try again in a few minutes, or call us.";

/** Hospitals take turns: what a state looks like is theirs in common. */
function inTurn(index: number): Hospital {
  return hospitals[index % hospitals.length] as Hospital;
}

for (const [index, { query, path, empty }] of LISTS.entries()) {
  test(`${path} of every hospital says '${empty}', without an alert, when there is nothing and when the service fails [S154 S155 S171 S176 S186 S280 S282]`, async ({
    request,
    contentSite,
  }) => {
    for (const kind of ["empty", "down", "garbage", "error"] as const) {
      await contentSite.fail({ kind, operation: query });
      for (const hospital of kind === "empty" ? hospitals : [inTurn(index)]) {
        const response = await request.get(`${hospital.basePath}/${path}`);
        expect(response.status(), kind).toBe(200);
        const html = await response.text();
        expect(html, kind).toContain(`<p>${empty}</p>`);
        expect(html, kind).not.toMatch(/role="alert"|Something went wrong/);
        // Nobody knows how many there are in an outage.
        if (path === "careers") expect(html.includes("We found 0 available job(s)"), kind).toBe(kind === "empty");
      }
    }
  });
}

test("news reached by a link show a loader, then their items; in an outage 'No news to view' and no dialog; all but what is unavailable; and an article does so [S155 S156 S171 S176 S186 S213]", async ({
  page,
  contentSite,
}) => {
  const { basePath } = inTurn(1);
  const empty = page.getByText("No news to view", { exact: true });
  const dialogs = listenForDialogs(page);
  await page.goto(`${basePath}/contact_us`);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "News", exact: true });
  // An entry under the pointer would be fetched ahead, and its query, under way before an outage, be shared.
  const follow = async () => {
    await link.click();
    await page.mouse.move(0, 0);
  };
  const items = page.locator(".news-list > li");
  const headings = items.getByRole("heading");
  await contentSite.fail({ kind: "slow", operation: "News", delayMs: SLOW_MS });
  await follow();
  await expect(loader(page)).toBeVisible();
  await expect(items.first()).toBeVisible();
  await expect(loader(page)).toHaveCount(0);
  await expect(empty).toHaveCount(0);
  const whole = await headings.allTextContents();

  await contentSite.fail({ kind: "down" });
  await follow();
  await expect(empty).toBeVisible();
  await expect(items).toHaveCount(0);
  await contentSite.fail();
  await follow();
  await expect(headings).toHaveText(whole);
  expect(dialogs).toEqual([]);

  await contentSite.fail({ kind: "partial", operation: "News" });
  await page.reload();
  const [first, , ...others] = whole;
  await expect(headings).toHaveText([first ?? "", ...others]);
  await expect(empty).toHaveCount(0);
  await expectNoBrokenPictures(page);

  await contentSite.fail({ kind: "slow", operation: "NewsArticle", delayMs: SLOW_MS });
  await page.locator(`main a[href^='${basePath}/news/detail/']`).first().click();
  await expect(loader(page)).toBeVisible();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).not.toHaveText("News");
  await expect(loader(page)).toHaveCount(0);
  const name = (await heading.textContent()) ?? "";
  await contentSite.fail({ kind: "partial", operation: "NewsArticle" });
  await page.reload();
  await expect(heading).toHaveText(name);
  await expectNoBrokenPictures(page);
});

for (const [index, { query, list, path }] of DETAILS.entries()) {
  test(`${path} is 200 without its files, 404 when it is gone, 503 when it is unavailable, without an alert but a doctor's [S280]`, async ({
    request,
    contentSite,
  }) => {
    const { basePath } = inTurn(index);
    const address = await firstEntry(request, basePath, list, path);
    const statusIn = async (kind: "partial" | "empty") => {
      await contentSite.fail({ kind, operation: query });
      return (await request.get(address)).status();
    };
    expect([await statusIn("partial"), await statusIn("empty")]).toEqual([200, 404]);
    for (const kind of ["down", "garbage", "error"] as const) {
      await contentSite.fail({ kind, operation: query });
      const response = await request.get(address);
      expect(response.status()).toBe(503);
      const html = await response.text();
      expect(html).toContain(UNAVAILABLE);
      expect(html).toMatch(new RegExp(`<main.*<a [^>]*href="${basePath}/${list}"`, "s"));
      if (query !== "Doctor") expect(html).not.toMatch(/role="alert"|Something went wrong/);
    }
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
