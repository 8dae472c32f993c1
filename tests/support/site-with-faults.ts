import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createContentFaults, type ContentFaults } from "contentful-emulator/faults";
import { startContentService } from "contentful-emulator";
import { findFreePorts } from "./free-port.ts";
import { startSiteProcess } from "./site-process.ts";
import { pageWithoutViolations } from "./watch-violations.ts";
import { test as base } from "./worker-sites.ts";

const SAMPLE = resolve(import.meta.dirname, "../../data/sample-content/export.json");

interface SiteWithFaults {
  origin: string;
  /** Failures of the content service, none at first. */
  faults: ContentFaults;
}

/** A site of each test's own, whose content service is another process's and can be made to fail. */
export const test = base.extend<{ site: SiteWithFaults; isDownAtStart: boolean }>({
  isDownAtStart: [false, { option: true }],
  site: async ({ isDownAtStart }, use) => {
    const faults = createContentFaults();
    if (isDownAtStart) faults.set({ kind: "down" });
    const service = await startContentService({ exportFile: SAMPLE, host: "127.0.0.1", port: 0, faults });
    const dataDir = await mkdtemp(join(tmpdir(), "faults-"));
    const port = await findFreePorts();
    const site = await startSiteProcess({
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      CONTENT_GRAPHQL_URL: service.graphqlUrl,
      CONTENTFUL_DELIVERY_TOKEN: service.deliveryToken,
    });
    await use({ origin: `http://127.0.0.1:${port}`, faults });
    await site.end("SIGTERM");
    await service.close();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ site }, use) => use(site.origin),
  page: pageWithoutViolations,
});

export { expect } from "@playwright/test";
