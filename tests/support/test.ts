import { pageWithoutViolations } from "./watch-violations.ts";
import { test as base, type TestSite } from "./worker-sites.ts";

export type { TestSite } from "./worker-sites.ts";

/** Tests of the built site over the sample's content, one site for each test worker. */
export const test = base.extend<{ site: TestSite }>({
  site: async ({ sampleSite }, use) => use(sampleSite),
  baseURL: async ({ sampleSite }, use) => use(sampleSite.origin),
  page: pageWithoutViolations,
});

export { expect } from "@playwright/test";
