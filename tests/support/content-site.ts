import { test as base } from "./worker-sites.ts";

/** Tests of pages in every state of the content service. One site for each test worker; it keeps no pages. */
export const test = base.extend<{ freshContent: void }>({
  freshContent: [
    async ({ contentSite }, use) => {
      await contentSite.fail();
      await contentSite.forgetQueries();
      await use();
    },
    { auto: true },
  ],
  baseURL: async ({ contentSite }, use) => use(contentSite.origin),
});

export { expect } from "@playwright/test";
