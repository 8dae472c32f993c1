import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/support/find-chromium.ts";

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  // One set of stored pictures for every machine; one that is missing is a failure, not a reason to store what is there.
  snapshotPathTemplate: "{testDir}/visual/references/{arg}{ext}",
  updateSnapshots: "none",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Two cores under load can miss a moment; a test that needs the second try is reported as flaky.
  retries: 1,
  timeout: 60_000,
  reporter: [["list"]],
  use: {
    // Containers run tests as root, where Chromium's own sandbox cannot start; only our own pages are opened.
    launchOptions: { executablePath: await findChromium(), args: ["--no-sandbox", "--disable-gpu"] },
    // Recording every test's steps takes a quarter of the time; a failed one is recorded when it is tried again.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
});
