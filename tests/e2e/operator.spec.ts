import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
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
    PORT: "http",
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

test("a folder added under data/hospitals is a fourth hospital at the next start", async ({ page }) => {
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

test("without a mail server each mail is a file, and the last lines say so before the address", async ({ request }) => {
  const { origin, settings } = await freeSettings();
  const site = await startSiteProcess(settings);
  try {
    const [mails, ready] = site.output().trim().split("\n").slice(-2);
    expect(mails).toBe(`Mails are not sent but written to ${dataDir}/mail: set SMTP_URL to send them`);
    expect(ready).toBe(`The site is ready: ${origin}`);
    const response = await request.post(`${origin}/api/v1/service/contact_us`, {
      data: {
        name: "Written Down",
        email: "w@example.org",
        subject: "Parking",
        contactNumber: 9_000_000_004,
        hospital: "Punalur",
      },
    });
    expect(response.status()).toBe(201);
    await expect.poll(() => writtenMails()).toEqual([expect.stringContaining("Written Down")]);
    expect((await writtenMails())[0]).toContain("To: punalur-office@example.org");
  } finally {
    await site.end("SIGTERM");
  }
});

async function writtenMails(): Promise<string[]> {
  const folder = join(dataDir, "mail");
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => /^(?!.*-SITTINGS-).*(?<!-receipt)\.eml$/.test(name));
  return Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
}
