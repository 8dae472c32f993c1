import { defineConfig } from "@playwright/test";
import { quickFolder } from "./outbox/test-support/test-disks.ts";
import { findChromium } from "./tests/support/find-chromium.ts";

// It is unpacked where the machine keeps such files; the workers find it by its path.
const executablePath = (process.env.CHROMIUM_PATH = await findChromium());
// Where sites, browsers and tests make their folders.
process.env.TMPDIR = quickFolder();

/** Has a server of its own, and looks at one page for long: begun first, it runs beside the others. */
const COMPONENTS = "**/tests/visual/appearance.spec.ts";

/** Specs that look at pictures, or at all that a page fetches. The others leave pictures out, a fifth of the work. */
const WITH_PICTURES = [
  "visual/*.spec.ts",
  "faults/*.spec.ts",
  "e2e/{content-*,department-doctors,doctors,gallery,hostile-content,mail-appearance,news,pictures,shared-links,testimonials}.spec.ts",
];

const launchOptions = {
  executablePath,
  // Containers run tests as root, where Chromium's own sandbox cannot start; only our own pages are opened, so one
  // process may hold them all.
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--renderer-process-limit=1",
    "--disable-site-isolation-trials",
  ],
};

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  // Node reads types itself, in a quarter of the time.
  build: { external: ["**/*.ts"] },
  outputDir: "test-results",
  // One set of stored pictures for every machine; one that is missing is a failure, not a reason to store what is
  // there.
  snapshotPathTemplate: "{testDir}/visual/references/{arg}{ext}",
  updateSnapshots: "none",
  fullyParallel: true,
  // One more than two cores have: every second moment a worker waits.
  workers: 3,
  forbidOnly: true,
  // Two cores under load can miss a moment; a test that needs the second try is reported as flaky.
  retries: 1,
  // Only what hangs takes so long; a busy machine is no fault.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  projects: [
    { name: "components", testMatch: COMPONENTS, use: { launchOptions } },
    {
      name: "pages",
      testIgnore: WITH_PICTURES.map((files) => `**/tests/${files}`),
      use: { launchOptions: withoutPictures() },
    },
    {
      name: "pictures",
      testMatch: WITH_PICTURES.map((files) => `**/tests/${files}`),
      testIgnore: COMPONENTS,
      use: { launchOptions },
    },
  ],
  use: {
    // A request that a worker passes on is not seen by `page.route`.
    serviceWorkers: "block",
    // Recording every test's steps takes a quarter of the time; a failed one is recorded when it is tried again.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    // Movement is an eighth of the work; the tests of movement ask for it.
    contextOptions: { reducedMotion: "reduce" },
  },
});

function withoutPictures() {
  return { ...launchOptions, args: [...launchOptions.args, "--blink-settings=imagesEnabled=false"] };
}
