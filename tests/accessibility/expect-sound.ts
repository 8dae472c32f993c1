import { expect, type Page } from "@playwright/test";
import { findViolations } from "./find-violations.ts";
import { findTextFaults } from "../layout/text-faults.ts";
import { findHeadingFaults, findTouchFaults } from "./page-faults.ts";

/** What every page of a hospital has alike, and most of what a page holds: judged once, with the home page. */
export const SHARED_PARTS = [".site-nav__list", ".site-footer"];

/**
 * Fails when the open page breaks a rule of accessibility (apart from what is left out), cannot be touched or does not
 * fit its screen.
 */
export async function expectSound(page: Page, state = "the page", leftOut: string[] = [], rules: string[] = []) {
  // Further down, the fixed header would cover part of what it has passed.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(page.locator(".site-header--fixed")).toHaveCount(0);
  expect(await findViolations(page, { leftOut, ...(rules.length > 0 && { rules }) }), state).toEqual([]);
  expect.soft(await findHeadingFaults(page), state).toEqual([]);
  expect.soft(await findTextFaults(page), state).toEqual([]);
  expect.soft(await findTouchFaults(page), state).toEqual([]);
}
