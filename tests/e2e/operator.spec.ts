import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { findTextFaults } from "../layout/text-faults.ts";
import { findFreePorts } from "../support/free-port.ts";
import { runSiteProcess, startSiteProcess } from "../support/site-process.ts";
import { expect, test } from "../support/worker-sites.ts";

let dataDir: string;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "operator-"));
});

test.afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function freeSettings() {
  const port = await findFreePorts();
  return { origin: `http://127.0.0.1:${port}`, settings: { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir } };
}

test("a bad setting stops the start with one clear line, wherever it is noticed", async () => {
  const bad = {
    HOST: "192.0.2.1",
    CONTENT_EXPORT: "/nowhere/export.json",
    SITE_DATA_DIR: "/nowhere/data",
    DATA_DIR: "/dev/null/var",
  };
  for (const [name, value] of Object.entries(bad)) {
    const { settings } = await freeSettings();
    const site = runSiteProcess({ ...settings, LOG_LEVEL: "silent", [name]: value });
    expect(await site.exited, name).toBe(1);
    expect(site.output().trim().split("\n"), name).toHaveLength(1);
    expect(site.output()).toMatch(new RegExp(`${name}|${value}`));
  }
});

test("a folder added under data/hospitals is a fourth hospital at the next start, with its pages, in rows and receptions", async ({
  page,
}) => {
  const copy = await copySampleData();
  await copy.addHospital("ernakulam", "Ernakulam");
  const { origin, settings } = await freeSettings();
  const site = await startSiteProcess({ ...settings, SITE_DATA_DIR: copy.dataDir });
  try {
    await page.goto(origin);
    await page.locator('main a[href="/venmala_hospital_ernakulam"]').first().click();
    await expect(page).toHaveTitle(/Ernakulam \| Home$/);
    for (const path of ["about_us", "department", "facilities", "gallery", "contact_us", "appointment"]) {
      const response = await page.request.get(`${origin}/venmala_hospital_ernakulam/${path}`);
      expect(response.status(), path).toBe(200);
      expect(await response.text()).toContain("Ernakulam");
    }
    await page.goto(`${origin}/what_is_where`);
    const row = page.getByRole("group").filter({ hasText: /^Ayurvedam/ });
    await expect(row).toContainText("Punalur and Ernakulam");
    await expect(page.getByRole("region", { name: "Call and ask us" }).getByRole("listitem")).toHaveCount(4);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await findTextFaults(page), `at ${width} px`).toEqual([]);
    }
  } finally {
    await site.end("SIGTERM");
    await rm(copy.dataDir, { recursive: true, force: true });
  }
});

test("the brand part of the addresses is a setting [S1]", async ({ request }) => {
  const { origin, settings } = await freeSettings();
  const site = await startSiteProcess({ ...settings, GROUP_SLUG: "asha_care" });
  try {
    for (const branch of ["", "_kozhencherry", "_punalur"]) {
      for (const path of ["", "/doctors", "/department/general_medicine", "/facilities/ICU", "/appointment"]) {
        expect((await request.get(`${origin}/asha_care_hospital${branch}${path}`)).status(), branch + path).toBe(200);
        expect((await request.get(`${origin}/venmala_hospital${branch}${path}`)).status(), branch + path).toBe(404);
      }
    }
    const html = await (await request.get(origin)).text();
    expect(html).toContain('href="/asha_care_hospital"');
    expect(html).not.toContain('href="/venmala_hospital');
  } finally {
    await site.end("SIGTERM");
  }
});
