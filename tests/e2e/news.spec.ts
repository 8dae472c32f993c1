import type { Locator } from "@playwright/test";
import { expect, test } from "../support/content-site.ts";
import { nodeTypes, plainTexts, sampleEntries, type SampleEntry } from "../support/sample-content.ts";
import { showPictures } from "../support/show-pictures.ts";
import { SPECIFIED } from "../support/specified-hospitals.ts";

/** What a rich text's node becomes on the page. */
const ELEMENTS: Record<string, string> = {
  "heading-2": "h2",
  "heading-3": "h2, h3",
  "ordered-list": "ol",
  "unordered-list": "ul",
  table: "table",
  blockquote: "blockquote",
  hr: "hr",
  hyperlink: "a[href]",
  "embedded-asset-block": "figure img",
};

const newestFirst = (one: SampleEntry, other: SampleEntry) => other.publishedAt.localeCompare(one.publishedAt);

/** Hospitals differ in nothing but their entries. */
const [{ base, contentName }] = SPECIFIED as [(typeof SPECIFIED)[number]];
const articles = sampleEntries("news", contentName).toSorted(newestFirst);

test("the news come newest first, each with its thumbnail, lines, date and link, beside important numbers [S168 S169 S170]", async ({
  page,
  contentSite,
}) => {
  await page.goto(`${base}/news`);
  const items = page.locator(".news-list > li");
  await expect(items).toHaveCount(articles.length);
  await showPictures(page);
  for (const [index, { id, publishedAt, fields }] of articles.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole("heading")).toHaveText(String(fields.headline));
    await expect(item).toContainText(String(fields.subHeadline));
    await expect(item.locator("time")).toHaveText(dayInKerala(publishedAt));
    await expect(item.getByRole("link", { name: /^Read More/ })).toHaveText(`Read More: ${String(fields.headline)}`);
    await expect(item.getByRole("link", { name: /^Read More/ })).toHaveAttribute("href", `${base}/news/detail/${id}`);
    expect(await naturalWidth(item.locator("img"))).toBeGreaterThan(0);
  }
  // As the site starts it asks for others, too.
  const queries = await contentSite.queries("News");
  const asked = queries.find(({ variables }) => variables.hospital === contentName);
  expect(asked?.variables).toEqual({ hospital: contentName });
  expect(asked?.query).toMatch(/\(where: \{ hospitalName: \$hospital \}, order: sys_publishedAt_DESC, limit: 1000\)/);
  const side = page.getByRole("complementary", { name: "Contact and appointments" });
  await expect(side.getByRole("heading", { name: "Important Numbers" })).toBeVisible();
  expect(await side.locator("a[href^='tel:']").count()).toBeGreaterThanOrEqual(2);
  await side.getByRole("link", { name: "Book Appointment" }).click();
  await expect(page).toHaveURL(new RegExp(`${base}/appointment$`));
});

test("an article shows its whole rich text, with contact links and an appointment box beside it [S172 S173]", async ({
  page,
}) => {
  for (const { id, publishedAt, fields } of articles.slice(0, 4)) {
    await page.goto(`${base}/news/detail/${id}`);
    const article = page.locator("article.news-article");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(fields.headline));
    await expect(page.locator("main")).toContainText(String(fields.subHeadline));
    await expect(article.locator("time").first()).toHaveText(dayInKerala(publishedAt));
    await expect(article.getByRole("navigation", { name: "Next story" }).getByRole("link")).toHaveCount(1);
    await expectRichText(article.locator(".rich-text"), fields.content);
    const side = page.getByRole("complementary", { name: "Contact and appointments" });
    await expect(side.locator("a[href^='tel:']")).not.toHaveCount(0);
    await expect(side.locator("a[href^='mailto:']")).not.toHaveCount(0);
    await expect(side.getByRole("link", { name: "Book Appointment" })).toHaveAttribute("href", `${base}/appointment`);
  }
});

test("bold and italic words of an article are marked as such [S172]", async ({ page }) => {
  await page.goto(`${base}/news/detail/LD8xcoiB4MUdZk29S2rIQC`);
  await expect(page.locator(".rich-text strong", { hasText: "free heart check" })).toBeVisible();
  await expect(page.locator(".rich-text em", { hasText: "come early" })).toBeVisible();
});

test("an article is queried by its id, with the assets that its text links to", async ({ request, contentSite }) => {
  await request.get(`${base}/news/detail/LD8xcoiB4MUdZk29S2rIQC`);
  const [asked] = await contentSite.queries("NewsArticle");
  expect(asked?.variables).toEqual({ id: "LD8xcoiB4MUdZk29S2rIQC" });
  expect(asked?.query).toMatch(/content \{\s*json\s+links \{\s*assets \{ block \{ sys \{ id \} \.\.\.Asset/);
  expect(asked?.query).toMatch(/fragment Asset on Asset \{[^}]*\burl\b/);
});

async function expectRichText(text: Locator, document: unknown) {
  for (const words of plainTexts(document)) await expect(text).toContainText(words.trim());
  for (const [type, selector] of Object.entries(ELEMENTS)) {
    const count = nodeTypes(document).filter((node) => node === type).length;
    if (count > 0) expect(await text.locator(selector).count(), type).toBeGreaterThanOrEqual(count);
  }
  for (const picture of await text.locator("figure img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => naturalWidth(picture)).toBeGreaterThan(0);
  }
}

function naturalWidth(picture: Locator): Promise<number> {
  return picture.evaluate((element) => (element as HTMLImageElement).naturalWidth);
}

function dayInKerala(publishedAt: string): string {
  const parts = { day: "numeric", month: "long", year: "numeric", timeZone: "Asia/Kolkata" } as const;
  return new Date(publishedAt).toLocaleDateString("en-GB", parts);
}
