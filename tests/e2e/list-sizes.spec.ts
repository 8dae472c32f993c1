import { readFile } from "node:fs/promises";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test as base } from "@playwright/test";
import { findFreePorts } from "../support/free-port.ts";
import { startSiteProcess } from "../support/site-process.ts";

const SAMPLE = resolve(import.meta.dirname, "../../data/sample-content/export.json");
const BASES = {
  "Kayalora Hospital": "/venmala_hospital",
  "Venmala Hospital Kozhencherry": "/venmala_hospital_kozhencherry",
  "Venmala Hospital Punalur": "/venmala_hospital_punalur",
};
const [ALAPPUZHA, KOZHENCHERRY, PUNALUR] = Object.values(BASES) as [string, string, string];

/** How many entries of each type a hospital keeps, in the order of `BASES`. */
const COUNTS: Record<string, number[]> = { doctors: [7, 6, 0], careers: [1, 2, 0], news: [1, 0, 2] };

interface Entry {
  sys: { contentType: { sys: { id: string } }; publishedAt?: string };
  fields: Record<string, { "en-US": unknown }>;
}

/** A site whose hospitals have few entries, by an export of its own. */
const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "list-sizes-"));
      await symlink(join(dirname(SAMPLE), "assets"), join(folder, "assets"), "dir");
      await writeFile(join(folder, "export.json"), JSON.stringify(await readReducedExport()));
      const port = await findFreePorts();
      const site = await startSiteProcess({
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: join(folder, "var"),
        LOG_LEVEL: "silent",
        CONTENT_EXPORT: join(folder, "export.json"),
      });
      await use(`http://127.0.0.1:${port}`);
      await site.end("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ origin }, use) => use(origin),
});

test("'View more' does not show with six doctors, and shows once with seven [S153 S154]", async ({ page }) => {
  const cards = page.locator(".doctor-grid > li");
  const viewMore = page.locator("main").getByRole("link", { name: "View more", exact: true });
  await page.goto(`${KOZHENCHERRY}/doctors`);
  await expect(cards).toHaveCount(6);
  await expect(viewMore).toHaveCount(0);
  await page.goto(`${ALAPPUZHA}/doctors`);
  await expect(cards).toHaveCount(6);
  await viewMore.click();
  await expect(cards).toHaveCount(7);
  await expect(viewMore).toHaveCount(0);
  await page.goto(`${PUNALUR}/doctors`);
  await expect(page.getByText("No doctors found", { exact: true })).toBeVisible();
  await expect(viewMore).toHaveCount(0);
});

test("the heading counts the jobs: one, two or none [S174]", async ({ page }) => {
  for (const [address, count] of [
    [ALAPPUZHA, 1],
    [KOZHENCHERRY, 2],
    [PUNALUR, 0],
  ] as const) {
    await page.goto(`${address}/careers`);
    await expect(page.getByRole("heading", { name: `We found ${count} available job(s) for you` })).toBeVisible();
    await expect(page.locator(".job-list > li")).toHaveCount(count);
    await expect(page.getByText("No Careers found", { exact: true })).toHaveCount(count === 0 ? 1 : 0);
  }
});

test("one hospital's empty news does not affect the others", async ({ page }) => {
  for (const [address, count] of [
    [ALAPPUZHA, 1],
    [KOZHENCHERRY, 0],
    [PUNALUR, 2],
  ] as const) {
    await page.goto(`${address}/news`);
    await expect(page.locator(".news-list > li")).toHaveCount(count);
    await expect(page.getByText("No news to view", { exact: true })).toHaveCount(count === 0 ? 1 : 0);
  }
});

async function readReducedExport(): Promise<unknown> {
  const exported = JSON.parse(await readFile(SAMPLE, "utf8")) as { entries: Entry[] };
  const left = new Map<string, number>();
  const entries = exported.entries.filter(({ sys, fields }) => {
    const type = sys.contentType.sys.id;
    const counts = COUNTS[type];
    if (!counts || sys.publishedAt === undefined) return true;
    const hospital = String((fields.hospital ?? fields.hospitalName)?.["en-US"]);
    const key = `${type} ${hospital}`;
    const room = left.get(key) ?? counts[Object.keys(BASES).indexOf(hospital)] ?? 0;
    left.set(key, room - 1);
    return room > 0;
  });
  return { ...exported, entries };
}
