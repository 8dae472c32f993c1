import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/content-site.ts";
import { nodeTypes, plainTexts, sampleEntries } from "../support/sample-content.ts";
import { SPECIFIED } from "../support/specified-hospitals.ts";

const cards = (page: Page) => page.locator(".testimonial-grid > li");

/** Hospitals differ in nothing but their entries; these are the most unlike each other. */
const { base, contentName } = SPECIFIED[1]!;
const stories = sampleEntries("testimonials", contentName).toSorted((one, other) => (one.id < other.id ? 1 : -1));

test("testimonials are below heading and motto by descending id, each with its media and text, in three columns on wide screens [S180 S181 S182 S183 S184 S185 S186 S286]", async ({
  page,
  contentSite,
}) => {
  await page.goto(`${base}/testimonials`);
  const heading = page.getByRole("heading", { level: 1, name: "Testimonials" });
  await expect(heading).toBeVisible();
  await expect(heading.locator("xpath=following-sibling::p[1]")).toHaveText("We Care, We Serve");
  await expect(cards(page).getByRole("heading")).toHaveText(stories.map(({ fields }) => String(fields.reviewer)));
  for (const [index, { id, fields }] of stories.entries()) {
    const card = cards(page).nth(index);
    await expectMedia(card, fields);
    for (const words of plainTexts(fields.shortReview)) await expect(card).toContainText(words.trim());
    const links = card.locator(`a[href="${base}/testimonials/detail/${id}"]`);
    await expect(links).toHaveCount(fields.testimonialContent ? 1 : 0);
    if (!fields.testimonialContent) {
      const stops = await card.locator("a, button, [tabindex]").count();
      expect(stops, "nothing but a player can be reached by keyboard").toBe(0);
    }
  }
  for (const width of [1200, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
    expect(new Set(lefts.map(Math.round)).size, `${width} px`).toBe(3);
    const heights = await page
      .locator(".testimonial-grid .card__media")
      .evaluateAll((all) => all.map((media) => media.getBoundingClientRect().height));
    expect(heights).toEqual(stories.map(() => 200));
  }
  // As the site starts it asks for others, too.
  const queries = await contentSite.queries("Testimonials");
  const asked = queries.find(({ variables }) => variables.hospital === contentName);
  expect(asked?.variables).toEqual({ hospital: contentName });
  expect(asked?.query).toMatch(/\(where: \{ hospital: \$hospital \}, order: sys_id_DESC, limit: 1000\)/);
});

test("a testimonial plays its video only when started, 350 px high, and has no player without one [S187 S188 S189 S286]", async ({
  page,
}) => {
  for (const { id, fields } of stories.filter((story) => story.fields.testimonialContent)) {
    await page.goto(`${base}/testimonials/detail/${id}`);
    await expect(page).toHaveTitle(`Venmala Hospital | ${String(fields.reviewer)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(fields.reviewer));
    const video = page.locator("main video");
    await expect(video).toHaveCount(fields.video ? 1 : 0);
    if (fields.video) await expectStillVideo(video);
    await expectStory(page, fields.testimonialContent);
    const side = page.getByRole("complementary", { name: "Contact and appointments" });
    await expect(side.locator("a[href^='tel:']")).not.toHaveCount(0);
    await expect(side.locator("a[href^='mailto:']")).not.toHaveCount(0);
    await expect(side.getByRole("link", { name: "Book Appointment" })).toHaveAttribute("href", `${base}/appointment`);
  }
});

test("a testimonial is queried by its id, with the assets that its text links to [S188]", async ({
  request,
  contentSite,
}) => {
  await request.get(`/venmala_hospital/testimonials/detail/0MOV2hNMUKSmuhz35hRabw`);
  const [asked] = await contentSite.queries("Testimonial");
  expect(asked?.variables).toEqual({ id: "0MOV2hNMUKSmuhz35hRabw" });
  expect(asked?.query).toMatch(/testimonialContent \{\s*json\s+links \{\s*assets \{ block \{ sys \{ id \} \.\.\.Asset/);
  expect(asked?.query).toMatch(/fragment Asset on Asset \{[^}]*\burl\b/);
});

/** The video, else the poster, else a picture of the hospital. */
async function expectMedia(card: Locator, { video, reviewPoster }: Record<string, unknown>) {
  const player = card.locator(".card__media video");
  const picture = card.locator(".card__media img");
  await expect(player).toHaveCount(video ? 1 : 0);
  await expect(picture).toHaveCount(video ? 0 : 1);
  if (video) {
    await expect(player).toHaveAttribute("poster", /^\/media\/.*poster/);
    await expect(player).toHaveAttribute("controls");
    return;
  }
  await expect(picture).toHaveAttribute("src", reviewPoster ? /^\/media\// : /^\/pictures\//);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
}

async function expectStillVideo(video: Locator) {
  const state = await video.evaluate((element: HTMLVideoElement) => ({
    height: element.getBoundingClientRect().height,
    controls: element.controls,
    autoplay: element.autoplay,
    paused: element.paused,
  }));
  expect(state).toEqual({ height: 350, controls: true, autoplay: false, paused: true });
}

async function expectStory(page: Page, document: unknown) {
  const text = page.locator("article.testimonial > .rich-text");
  for (const words of plainTexts(document)) await expect(text).toContainText(words.trim());
  const assets = nodeTypes(document).filter((type) => type === "embedded-asset-block").length;
  await expect(text.locator("figure img")).toHaveCount(assets);
}
