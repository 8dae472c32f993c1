import { createHash } from "node:crypto";
import { pageWithoutViolations } from "./watch-violations.ts";
import { test as base, type TestSite } from "./worker-sites.ts";

export type { TestSite } from "./worker-sites.ts";

/** Tests of the built site over the sample's content, one site for each test worker. */
export const test = base.extend<{ site: TestSite }>({
  site: async ({ sampleSite }, use) => use(sampleSite),
  baseURL: async ({ sampleSite }, use) => use(sampleSite.origin),
  page: pageWithoutViolations,
  // Each test is a network of its own: what one network sends too often is mailed later, in digests.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use, { testId, retry }) => use({ "x-forwarded-for": addressOf(`${testId}${retry}`) }),
});

/** An address of the network that is kept for tests of networks (RFC 2544). */
function addressOf(name: string): string {
  const digest = createHash("sha256").update(name).digest();
  return `198.18.${digest[0]}.${digest[1]}`;
}

export { expect } from "@playwright/test";
