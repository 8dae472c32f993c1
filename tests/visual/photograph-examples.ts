import { mkdir } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";

export interface ExamplePhotograph {
  /** Made of the component's name and the example's own. */
  name: string;
  /** A PNG of the whole example. */
  picture: Buffer;
}

/**
 * Photographs each element of `selector`, or the one of that name alone, cut out of one picture of the page, which is
 * far quicker.
 */
export async function photographExamples(
  page: Page,
  selector: string,
  folder: string,
  only?: string,
): Promise<ExamplePhotograph[]> {
  await alignExamples(page, selector);
  const photograph = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  const areas = (await findAreas(page, selector)).filter(({ name }) => only === undefined || name === only);
  await mkdir(folder, { recursive: true });
  return Promise.all(
    areas.map(async ({ name, ...area }) => {
      const picture = await sharp(photograph).extract(area).png().toBuffer();
      await sharp(picture).toFile(`${folder}/${name}.png`);
      return { name, picture };
    }),
  );
}

/** Begins each example on a whole pixel, so that its picture does not change with the examples before it. */
function alignExamples(page: Page, selector: string): Promise<void> {
  return page.locator(selector).evaluateAll((examples) => {
    for (const example of examples) {
      const top = example.getBoundingClientRect().top + scrollY;
      // A margin would vanish in that of the heading above.
      const spacer = document.createElement("div");
      spacer.style.height = `${Math.ceil(top) - top}px`;
      example.before(spacer);
    }
  });
}

/** The name and the place of each example on the page. */
function findAreas(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((examples) => {
    scrollTo(0, 0);
    return examples.map((example) => {
      const { left, top, width, height } = example.getBoundingClientRect();
      const name = `${example.parentElement?.id} ${example.getAttribute("data-example")}`.replaceAll(
        /[^a-z0-9]+/gi,
        "-",
      );
      return {
        name,
        left: Math.floor(left),
        top: Math.floor(top),
        width: Math.floor(width),
        height: Math.floor(height),
      };
    });
  });
}
