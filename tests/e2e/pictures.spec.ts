import type { Page } from "@playwright/test";
import { showPictures } from "../support/show-pictures.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_kozhencherry";
const VIEWS = [
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
];
/** Pages with pictures of the content service; of the two details, the first of their list. */
const PLACES = [
  ["the doctors list", `${BASE}/doctors`, undefined],
  ["a doctor's page", `${BASE}/doctors`, "/doctors/details/"],
  ["the news list", `${BASE}/news`, undefined],
  ["an article", `${BASE}/news`, "/news/detail/"],
  ["the testimonials", `${BASE}/testimonials`, undefined],
] as const;
/** The largest share of what is seen that may move (web.dev/articles/cls calls 0.1 good). */
const MAX_SHIFT = 0.02;

for (const { deviceScaleFactor, ...viewport } of VIEWS) {
  test.describe(`at ${viewport.width} px with ${deviceScaleFactor} pixels to one`, () => {
    test.use({ viewport, deviceScaleFactor });

    // The wide screen is asked of one page of each kind: a list and an entry.
    for (const [name, list, detail] of viewport.width < 500 ? PLACES : PLACES.slice(2, 4)) {
      test(`${name} fetches pictures as wide as they are shown, and nothing moves when they arrive`, async ({
        page,
      }) => {
        await countShifts(page);
        await page.goto(list);
        if (detail)
          await page.goto((await page.locator(`main a[href*="${detail}"]`).first().getAttribute("href")) ?? "");
        await showPictures(page);
        const pictures = await readPictures(page);
        expect(pictures.length).toBeGreaterThan(0);
        for (const picture of pictures) {
          expect(picture, picture.src).toMatchObject({ format: "avif", hasSize: true });
          expect(picture.loaded, picture.src).toBeGreaterThan(0);
          // As many pixels as the screen has, or all there are; at most one width in use more.
          expect(picture.loaded, picture.src).toBeGreaterThanOrEqual(Math.min(picture.needed, picture.own) * 0.9);
          expect(picture.loaded, picture.src).toBeLessThanOrEqual(Math.max(picture.needed * 1.8, 320));
        }
        expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(MAX_SHIFT);
      });
    }
  });
}

test("the main picture is requested first, those below when they come near; every picture has a text", async ({
  request,
}) => {
  for (const list of ["doctors", "news", "testimonials"]) {
    const html = await (await request.get(`${BASE}/${list}`)).text();
    const pictures = html.match(/<img\b[^>]*src="\/media\/[^>]*>/g) ?? [];
    expect(pictures.length, list).toBeGreaterThan(1);
    for (const picture of pictures) expect(picture).toMatch(/alt="Draw/);
    if (list !== "news") continue;
    expect(pictures[0]).toMatch(/fetchpriority="high"/i);
    expect(pictures.filter((picture) => !picture.includes('loading="lazy"'))).toEqual([pictures[0]]);
  }
});

test("a browser without AVIF gets WebP, and a rendition that no page uses is not made", async ({ page, request }) => {
  await page.goto(`${BASE}/doctors`);
  const src = (await page.locator('main img[src^="/media/"]').first().getAttribute("src")) ?? "";
  const response = await request.get(src);
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/webp"]);
  expect((await request.get(src.replace(/w=\d+/, "w=999"))).status()).toBe(404);
});

/** Bytes of all files with headers: 3 % more than measured, with 27 KB of HTML that is not yet compressed best. */
const FIRST_LOAD_BUDGET = 221_000;

test("a phone loads so many bytes of a hospital's home page before it is touched", async ({ browser, site }) => {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  // Slow 4G: on a faster line Chromium fetches pictures far below as well.
  const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...line });
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(site.origin + BASE, { waitUntil: "networkidle" });
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(FIRST_LOAD_BUDGET);
  await context.close();
});

async function countShifts(page: Page) {
  await page.addInitScript(() => {
    const counter = window as unknown as { shift: number };
    counter.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) counter.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

function readPictures(page: Page) {
  return page.locator('main img[src^="/media/"]').evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const own = { width: Number(image.getAttribute("width")), height: Number(image.getAttribute("height")) };
      const address = new URL(image.currentSrc);
      // A picture that fills its frame is as wide as its height makes it, where that is more.
      const shown = Math.max(width, (height * own.width) / own.height);
      return {
        src: image.currentSrc,
        format: address.searchParams.get("fm"),
        hasSize: own.width > 0 && own.height > 0,
        own: own.width,
        loaded:
          image.complete && image.naturalWidth > 0 ? Math.min(Number(address.searchParams.get("w")), own.width) : 0,
        needed: shown * devicePixelRatio,
      };
    }),
  );
}
