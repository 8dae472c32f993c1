import { expect, type Page } from "@playwright/test";

/** What the page's documents report against their Content-Security-Policy, as directive, address and sample. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    const { noteViolation } = globalThis as unknown as { noteViolation: (violation: string) => void };
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      noteViolation([effectiveDirective, blockedURI, sample].join(" ")),
    );
  });
  return violations;
}

/** A `page` whose test fails when anything it did was against the Content-Security-Policy. */
export async function pageWithoutViolations({ page }: { page: Page }, use: (page: Page) => Promise<void>) {
  const violations = await watchViolations(page);
  await use(page);
  expect(violations, "violations of the Content-Security-Policy").toEqual([]);
}
