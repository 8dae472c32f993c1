import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { openComponentPage, test } from "./component-page.ts";
import { photographExamples } from "./photograph-examples.ts";
import { reducePicture } from "./reduce-picture.ts";

const EXAMPLES = ".component-page__example";
const REFERENCES = join(import.meta.dirname, "references");
/** Width changes the layout and the scheme the colours, so that the wide dark pages would show nothing new. */
const VIEWS = [
  { width: 390, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
  { width: 1440, colorScheme: "light" },
] as const;

/** Few pixels may differ much: a missing icon or a moved edge does. Smoother letters do not. */
const SHAPE = { threshold: 0.2, maxDiffPixels: 6 };
/** Some pixels may differ a little: those at the edges of letters do, a ground of another colour is many more. */
const COLOUR = { threshold: 0.04, maxDiffPixelRatio: 0.03 };

// One development server for all of them.
test.describe.configure({ mode: "default" });
// The photographs are the trace.
test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en-IN", timezoneId: "Asia/Kolkata", trace: "off" });

for (const { width, colorScheme } of VIEWS) {
  test.describe(`in the ${colorScheme} at ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });
    const folder = `${width}-${colorScheme}`;

    test("every example looks as its reference does", async ({ page }, testInfo) => {
      await openComponentPage(page);
      const photographs = await photographReduced(page, testInfo.outputPath());
      for (const { name, picture } of photographs) {
        expect.soft(picture).toMatchSnapshot([folder, name], SHAPE);
        expect.soft(picture).toMatchSnapshot([folder, name], COLOUR);
      }
      const names = photographs.map(({ name }) => name);
      expect(names.toSorted(), "a reference without an example").toEqual(
        readdirSync(join(REFERENCES, folder)).toSorted(),
      );
    });
  });
}

test.describe("an unwanted change", () => {
  test.use({ viewport: { width: 390, height: 900 } });

  for (const [change, style, name, tolerance] of [
    ["a missing icon", ".button .icon { visibility: hidden !important }", "button-primary-with-an-icon", SHAPE],
    ["three pixels less room", ".card__body { padding: 21px !important }", "card-words-only", SHAPE],
    ["another colour of a button", ".button { background: #a64a2a !important }", "button-primary", COLOUR],
    ["another colour of the page", "body { background: #f3e8d2 !important }", "text-link-inside-the-site", COLOUR],
  ] as const) {
    test(`${change} is seen`, async ({ page }, testInfo) => {
      await openComponentPage(page);
      await page.addStyleTag({ content: style });
      const [changed] = await photographReduced(page, testInfo.outputPath(), name);
      expect(changed?.picture).not.toMatchSnapshot(["390-light", `${name}.png`], tolerance);
    });
  }
});

async function photographReduced(page: Page, folder: string, only?: string) {
  const photographs = await photographExamples(page, EXAMPLES, folder, only);
  return Promise.all(
    photographs.map(async ({ name, picture }) => ({ name: `${name}.png`, picture: await reducePicture(picture) })),
  );
}
