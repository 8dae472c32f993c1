import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp, { type OutputInfo, type Region } from "sharp";
import { findViolations } from "../accessibility/find-violations.ts";
import { findTouchFaults } from "../accessibility/page-faults.ts";
import { openComponentPage, test } from "./component-page.ts";

const EXAMPLES = ".component-page__example";
const REFERENCES = join(import.meta.dirname, "references");
/** Rules about a page as a whole: many examples on one page are no page of the site. */
const PAGE_RULES = ["heading-order", "landmark-unique", "landmark-no-duplicate-main", "page-has-heading-one", "region"];

/**
 * Width changes the layout and the scheme the colours, so that wide dark pages would show nothing new; nor would rules
 * of accessibility that look at neither.
 */
const VIEWS: { width: number; colorScheme: "light" | "dark"; rules: string[] | undefined }[] = [
  { width: 390, colorScheme: "light", rules: undefined },
  { width: 390, colorScheme: "dark", rules: ["color-contrast"] },
  { width: 1440, colorScheme: "light", rules: ["target-size", "scrollable-region-focusable"] },
];

/** Few pixels may differ much: a missing icon or a moved edge does. Smoother letters do not. */
const SHAPE = { threshold: 0.2, maxDiffPixels: 6 };
/** Some pixels may differ a little: those at the edges of letters do, a ground of another colour is many more. */
const COLOUR = { threshold: 0.04, maxDiffPixelRatio: 0.03 };

// One development server for all of them.
test.describe.configure({ mode: "default" });
test.use({ locale: "en-IN", timezoneId: "Asia/Kolkata", trace: "off" });

for (const { width, colorScheme, rules } of VIEWS) {
  test.describe(`in the ${colorScheme} at ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });
    const folder = `${width}-${colorScheme}`;

    test("every example looks as its reference does, is accessible, large enough to press and within the width", async ({
      page,
    }) => {
      await openComponentPage(page);
      const pictures = await photographExamples(page);
      for (const { name, picture } of pictures) {
        expect.soft(picture).toMatchSnapshot([folder, name], SHAPE);
        expect.soft(picture).toMatchSnapshot([folder, name], COLOUR);
      }
      const names = pictures.map(({ name }) => name);
      expect(names.toSorted(), "a reference without an example").toEqual(
        readdirSync(join(REFERENCES, folder)).toSorted(),
      );
      const scope = { include: EXAMPLES, ...(rules ? { rules } : { rulesOff: PAGE_RULES }) };
      expect.soft(await findViolations(page, scope)).toEqual([]);
      expect.soft(await findTouchFaults(page, EXAMPLES)).toEqual([]);
      expect.soft(await findWideExamples(page)).toEqual([]);
    });
  });
}

/** The examples that widen the page. */
async function findWideExamples(page: Page): Promise<string[]> {
  return page
    .locator(EXAMPLES)
    .evaluateAll((examples) =>
      examples
        .filter((example) => example.scrollWidth > document.documentElement.clientWidth)
        .map((example) => example.getAttribute("data-example") ?? ""),
    );
}

/** A reduced picture of each example, cut out of one picture of the page, which is far quicker than one of each. */
async function photographExamples(page: Page): Promise<{ name: string; picture: Buffer }[]> {
  await alignExamples(page);
  const photograph = sharp(await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" }));
  const whole = await photograph.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const examples = await findExamples(page);
  return Promise.all(
    examples.map(async ({ name, ...area }) => ({ name: `${name}.png`, picture: await reducePicture(whole, area) })),
  );
}

/** Begins each example on a whole pixel, so that its picture does not change with the examples before it. */
function alignExamples(page: Page): Promise<void> {
  return page.locator(EXAMPLES).evaluateAll((examples) => {
    for (const example of examples) {
      const top = example.getBoundingClientRect().top + scrollY;
      // A margin would vanish in that of the heading above.
      const spacer = document.createElement("div");
      spacer.style.height = `${Math.ceil(top) - top}px`;
      example.before(spacer);
    }
  });
}

/** The place of each example on the page, and a name made of the component's name and its own. */
function findExamples(page: Page): Promise<({ name: string } & Region)[]> {
  return page.locator(EXAMPLES).evaluateAll((examples) => {
    scrollTo(0, 0);
    return examples.map((example) => {
      const { left, top, width, height } = example.getBoundingClientRect();
      const name = `${example.parentElement?.id} ${example.getAttribute("data-example")}`;
      return {
        name: name.replaceAll(/[^a-z0-9]+/gi, "-"),
        left: Math.floor(left),
        top: Math.floor(top),
        width: Math.floor(width),
        height: Math.floor(height),
      };
    });
  });
}

/** The step between two levels of a colour channel that a reduced picture can hold. */
const STEP = 8;

/**
 * Cuts out an area, halves its width and rounds its colours, into a PNG a fourth as large. Rounding each pixel by
 * itself leaves a small difference small; a palette of its own for each picture would not.
 */
async function reducePicture(whole: { data: Buffer; info: OutputInfo }, area: Region): Promise<Buffer> {
  const { data: pixels, info: raw } = whole;
  const { data, info } = await sharp(pixels, { raw })
    .extract(area)
    .resize(Math.ceil(area.width / 2))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rounded = data.map((level) => Math.min(255, Math.round(level / STEP) * STEP));
  return sharp(rounded, { raw: info }).png().toBuffer();
}
