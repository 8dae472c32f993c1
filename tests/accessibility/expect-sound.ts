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

/** What every page of a hospital has alike, and most of what a page holds: judged once, with the home page. */
export const SHARED_PARTS = [".site-nav__list", ".site-footer"];

/** Fails when the open page, which holds no frame, breaks a rule of accessibility as it stands, these parts left out. */
export async function expectNoViolation(page: Page, state: string, leftOut: string[] = []) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options(OPTIONS).withTags(RULES);
  for (const selector of leftOut) axe.exclude(selector);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`),
    state,
  ).toEqual([]);
}

/**
 * Fails when the open page breaks a rule of accessibility (apart from what is left out), cannot be touched or does not fit
 * its screen.
 */
export async function expectSound(page: Page, state = "the page", leftOut: string[] = []) {
  await expectNoViolation(page, state, leftOut);
  expect.soft(await findHeadingFaults(page), state).toEqual([]);
  expect.soft(await findLayoutFaults(page), state).toEqual([]);
  expect.soft(await findTouchFaults(page), state).toEqual([]);
}
