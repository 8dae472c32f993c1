import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import type { ReceivedQuery } from "contentful-emulator/control";
import type { Fault } from "contentful-emulator/faults";
import { findFreePorts } from "./free-port.ts";
import { openMailbox, type Mailbox } from "./mailbox.ts";
import { startSiteProcess } from "./site-process.ts";
import { changedSite } from "./start-changed-site.ts";
import { contextWithScripts } from "./wait-for-scripts.ts";

/** The built site as a process of its own, and the mailbox its mails reach. One for each test worker. */
export interface TestSite {
  origin: string;
  mailbox: Mailbox;
}

/** The built site over its embedded content service, which fails as a test wants it and lists the requests it got. */
export interface ContentSite {
  origin: string;
  /** Makes these fail from now on, and everything else work. */
  fail(...faults: Fault[]): Promise<void>;
  /** What the service was asked since the test began, or since `forgetQueries`. */
  queries(operation: string): Promise<ReceivedQuery[]>;
  forgetQueries(): Promise<void>;
}

/**
 * Sites that a test worker starts when a test first asks for one, and keeps for the tests after it. All are known to
 * every test, needed or not: Playwright begins a new worker, with a new browser, where the tests before know others.
 */
export const test = base.extend<object, { sampleSite: TestSite; contentSite: ContentSite }>({
  context: contextWithScripts,
  sampleSite: [
    // Playwright wants the first parameter destructured even when a fixture needs no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "site-"));
      const mailbox = await openMailbox();
      const port = await findFreePorts();
      const settings = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir, SMTP_URL: mailbox.url };
      const program = changedSite({ answerWaitMs: 1000 });
      const site = await startSiteProcess({ ...settings, TRUST_PROXY: "127.0.0.1" }, program);
      await use({ origin: `http://127.0.0.1:${port}`, mailbox });
      await site.end("SIGTERM");
      await mailbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
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
