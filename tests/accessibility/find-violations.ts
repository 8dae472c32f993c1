import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const OPTIONS: axe.RunOptions & { checks: object } = {
  // The success criteria of WCAG 2.2 at A and AA, and what axe holds for good practice beside.
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // Grounds are painted by pseudo-elements; axe would call every text before them undecided.
  checks: {
    "color-contrast": { options: { ignorePseudo: true } },
    "color-contrast-enhanced": { options: { ignorePseudo: true } },
  },
};

interface Scope {
  /** What is judged; the whole page when left out. */
  include?: string;
  /** Parts of it that are not judged. */
  leftOut?: string[];
  rulesOff?: string[];
  /** Judges by these rules alone. */
  rules?: string[];
}

/** Lists each accessibility rule that the open page breaks in its current state, and where; frames are not checked. */
export async function findViolations(
  page: Page,
  { include = "html", leftOut = [], rulesOff = [], rules: only }: Scope = {},
): Promise<string[]> {
  // Once a page: axe is many times larger than all that the page itself runs.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const options = only ? { ...OPTIONS, runOnly: { type: "rule" as const, values: only } } : OPTIONS;
  const rules = Object.fromEntries(rulesOff.map((rule) => [rule, { enabled: false }]));
  return page.evaluate(
    async ({ scope, settings }) => {
      // After a change of size, rules for the old width apply until the next frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(scope, settings);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
    },
    { scope: { include: [include], exclude: leftOut }, settings: { ...options, rules } },
  );
}
