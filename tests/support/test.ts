import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { findFreePorts } from "./free-port.ts";
import { openMailbox, type Mailbox } from "./mailbox.ts";
import { startSiteProcess } from "./site-process.ts";
import { pageWithoutViolations } from "./watch-violations.ts";

/** The built site as a process of its own, and the mailbox its mails reach. One for each test worker. */
export interface TestSite {
  origin: string;
  mailbox: Mailbox;
}

export const test = base.extend<object, { site: TestSite }>({
  site: [
    // Playwright wants the first parameter destructured even when a fixture needs no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "site-"));
      const mailbox = await openMailbox();
      const port = await findFreePorts();
      const site = await startSiteProcess({
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: dataDir,
        SMTP_URL: mailbox.url,
      });
      await use({ origin: `http://127.0.0.1:${port}`, mailbox });
      await site.end("SIGTERM");
      await mailbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  page: pageWithoutViolations,
});

export { expect } from "@playwright/test";
