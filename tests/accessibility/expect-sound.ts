import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { findLayoutFaults } from "./layout-faults.ts";
import { findHeadingFaults, findTouchFaults } from "./page-faults.ts";

/** The success criteria of WCAG 2.2 at A and AA, and what axe holds for good practice beside. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const OPTIONS = {
  resultTypes: ["violations" as const],
  // Grounds are painted by pseudo-elements; axe would call every text before them undecided.
  checks: { "color-contrast": { options: { ignorePseudo: true } } },
};

/** Fails when the open page, which holds no frame, breaks a rule of accessibility as it stands. */
export async function expectNoViolation(page: Page, state: string) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(OPTIONS).withTags(RULES).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`),
    state,
  ).toEqual([]);
}

/** Fails when the open page breaks a rule of accessibility, cannot be touched or does not fit its screen. */
export async function expectSound(page: Page, state = "the page") {
  await expectNoViolation(page, state);
  expect.soft(await findHeadingFaults(page), state).toEqual([]);
  expect.soft(await findLayoutFaults(page), state).toEqual([]);
  expect.soft(await findTouchFaults(page), state).toEqual([]);
}
