import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import type { ReceivedQuery } from "contentful-emulator/control";
import type { Fault } from "contentful-emulator/faults";
import { findFreePorts } from "./free-port.ts";
import { startSiteProcess } from "./site-process.ts";
import { changedSite } from "./start-changed-site.ts";

/** The built site over its embedded content service, which fails as a test wants it and lists the requests it got. */
export interface ContentSite {
  origin: string;
  /** Makes these fail from now on, and everything else work. */
  fail(...faults: Fault[]): Promise<void>;
  /** What the service was asked since the test began, or since `forgetQueries`. */
  queries(operation: string): Promise<ReceivedQuery[]>;
  forgetQueries(): Promise<void>;
}

/** Tests of pages in every state of the content service. One site for each test worker; it keeps no pages. */
export const test = base.extend<{ freshContent: void }, { contentSite: ContentSite }>({
  contentSite: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "content-site-"));
      const port = await findFreePorts();
      const settings = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "silent" };
      const site = await startSiteProcess(settings, changedSite({ isDevelopment: true }));
      const controlUrl = /content service fail: (\S+)/.exec(site.output())?.[1] ?? "";
      await use({ origin: `http://127.0.0.1:${port}`, ...createControl(controlUrl) });
      await site.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
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

function createControl(controlUrl: string): Omit<ContentSite, "origin"> {
  async function send(path: string, init?: RequestInit): Promise<unknown> {
    const response = await fetch(controlUrl + path, init);
    if (!response.ok) throw new Error(`the control responded with ${response.status}: ${await response.text()}`);
    return response.json();
  }
  return {
    async fail(...faults) {
      await send("/faults", { method: "PUT", body: JSON.stringify(faults) });
    },
    async queries(operation) {
      const received = (await send("/queries")) as ReceivedQuery[];
      return received.filter((query) => query.operation === operation);
    },
    async forgetQueries() {
      await send("/queries", { method: "DELETE" });
    },
  };
}

export { expect } from "@playwright/test";
