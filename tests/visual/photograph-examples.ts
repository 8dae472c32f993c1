import { mkdir } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Writes a picture of each element of `selector` into `folder`, cut out of one picture of the page, which is far quicker. */
export async function photographExamples(page: Page, selector: string, folder: string): Promise<void> {
  const photograph = await page.screenshot({ fullPage: true, animations: "disabled" });
  await mkdir(folder, { recursive: true });
  for (const { name, ...area } of await findAreas(page, selector)) {
    await sharp(photograph).extract(area).toFile(`${folder}/${name}.png`);
  }
}

/** Where each example stands on the page, and a file name made of its component and its own name. */
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
