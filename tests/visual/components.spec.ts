import { expect, type Page } from "@playwright/test";
import { findViolations } from "../accessibility/find-violations.ts";
import { findTouchFaults } from "../accessibility/page-faults.ts";
import { openComponentPage, test } from "./component-page.ts";

const EXAMPLES = ".component-page__example";
/** Rules about a page as a whole: many examples on one page are no page of the site. */
const PAGE_RULES = ["heading-order", "landmark-unique", "landmark-no-duplicate-main", "page-has-heading-one", "region"];

// One development server for all of them.
test.describe.configure({ mode: "default" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const scheme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test.describe(`in the ${scheme} at ${width} px`, () => {
      test.use({ colorScheme: scheme, viewport: { width, height: 900 } });

      test("every example is accessible, large enough to press and within the width", async ({ page }) => {
        await openComponentPage(page);
        expect.soft(await findViolations(page, { include: EXAMPLES, rulesOff: PAGE_RULES })).toEqual([]);
        expect.soft(await findTouchFaults(page, EXAMPLES)).toEqual([]);
        expect.soft(await findWideExamples(page)).toEqual([]);
      });
    });
  }
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
