import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test as base } from "@playwright/test";
import { createContentFaults, type ContentFaults } from "#content-service/content-faults.ts";
import { startContentService } from "#content-service/start-content-service.ts";
import { findFreePorts } from "../support/free-port.ts";
import { startSiteProcess } from "../support/site-process.ts";

const BASE = "/venmala_hospital";
const SAMPLE = resolve(import.meta.dirname, "../../content-service/sample/export.json");

/** A site whose content service is another process's, and can be made to fail. */
const test = base.extend<{ site: { origin: string; faults: ContentFaults } }>({
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const faults = createContentFaults();
    const service = await startContentService({ exportFile: SAMPLE, host: "127.0.0.1", port: 0, faults });
    const dataDir = await mkdtemp(join(tmpdir(), "outage-"));
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
});

test("with the content service away from the start every page stands, with empty lists and a form that works", async ({
  page,
  request,
  site,
}) => {
  site.faults.outage();
  for (const [path, text] of [
    ["/doctors", "No doctors found"],
    ["/news", "No news to view"],
    ["/careers", "No Careers found"],
    ["/testimonials", "No Reviews found"],
    ["/facilities/ICU", "ICU"],
    ["/department/general_medicine", "Our Physicians"],
  ] as const) {
    const answer = await request.get(site.origin + BASE + path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["cache-control"], path).toBe(text === "ICU" ? "no-cache" : "no-store");
    expect(await answer.text(), path).toContain(text);
  }
  expect((await request.get(`${site.origin}${BASE}/doctors/details/any`)).status()).toBe(503);

  await page.goto(`${site.origin}${BASE}/department/general_medicine`);
  await expect(page.getByRole("heading", { name: "Your first visit" })).toBeVisible();
  await expect(page.locator("main .card")).toHaveCount(0);
  await expect(page.locator("main")).not.toContainText(/wrong|error|fail/i);

  await page.goto(`${site.origin}${BASE}/appointment`);
  const departments = page.locator("main form").getByLabel("Department", { exact: true }).locator("option");
  expect(await departments.count()).toBeGreaterThan(10);
});

test("a page that was seen before an outage is served through it, and lists come back after it", async ({
  request,
  site,
}) => {
  const read = async () => (await request.get(`${site.origin}${BASE}/doctors`)).text();
  expect(await read()).toContain("/doctors/details/");
  site.faults.outage();
  expect(await read()).toContain("/doctors/details/");
  expect(await (await request.get(`${site.origin}${BASE}/news`)).text()).toContain("No news to view");
  site.faults.clear();
  expect(await (await request.get(`${site.origin}${BASE}/news`)).text()).toContain("/news/detail/");
});

test("the doctor's page names the content service's errors, on the page and in an alert", async ({ page, site }) => {
  site.faults.answer({ status: 200, body: JSON.stringify({ errors: [{ message: "planted failure" }], data: null }) });
  const alert = page.waitForEvent("dialog").then(async (dialog) => {
    const text = dialog.message();
    await dialog.accept();
    return text;
  });
  await page.goto(`${site.origin}${BASE}/doctors/details/any`);
  expect(await alert).toMatch(/^Something went wrong, - possible reason :.*planted failure/);
  await expect(page.getByRole("alert")).toContainText("planted failure");
});
