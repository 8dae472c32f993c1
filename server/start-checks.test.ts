import { resolve, join } from "node:path";
import { readdir, readFile, stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { startContentService } from "contentful-emulator";
import type { Content, ContentResult } from "#site/content/content.ts";
import { createContent } from "#site/content/create-content.server.ts";
import { resultOf, UNAVAILABLE } from "#tests/support/content-results.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { listPhones } from "#site/hospitals/phones.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { parseConfig } from "./config.server.ts";
import { renderOutagePage } from "./pages/plain-page.ts";
import { saveOutagePage, savePrivacyNotices, warnOfContentGaps, warnOfSamples } from "./start-checks.ts";

const PROJECT_DIR = resolve(import.meta.dirname, "..");
const site = await loadSite({ dataDir: resolve(PROJECT_DIR, "data") });
const [alappuzha] = site.hospitals;
const MENU = alappuzha?.departments.map(({ queryName }) => queryName) ?? [];

/** What is logged when Alappuzha's listings are these and the other hospitals' are whole. */
async function warningsFor(listed: string[] | ContentResult<never> | Error) {
  const fetchDepartmentListings: Content["fetchDepartmentListings"] = async (hospital) => {
    if (listed instanceof Error) throw listed;
    if ("status" in listed) return listed;
    const menu = site.hospitals.find((one) => one.contentName === hospital)?.departments ?? [];
    const names = hospital === alappuzha?.contentName ? listed : menu.map(({ queryName }) => queryName);
    return resultOf(names.map((department, index) => ({ id: String(index), department })));
  };
  return collect({ fetchDepartmentListings });
}

async function collect(content: Pick<Content, "fetchDepartmentListings">) {
  const logged: [facts: object, message: string][] = [];
  const log = (facts: object, message: string) => void logged.push([facts, message]);
  await warnOfContentGaps(site, content, { warn: log, error: log } as never);
  return logged;
}

test("the sample content and the sample menus fit together", async () => {
  const exportFile = resolve(PROJECT_DIR, "data/sample-content/export.json");
  const service = await startContentService({ exportFile, host: "127.0.0.1", port: 0 });
  const { graphqlUrl, deliveryToken: token } = service;
  expect(await collect(createContent({ graphqlUrl, token }))).toEqual([]);
  await service.close();
});

test("a department without doctors is named with its hospital and the way to mend it", async () => {
  expect(await warningsFor(MENU.filter((name) => name !== "Neurosurgery"))).toEqual([
    [
      { hospital: "Kayalora Hospital", departments: ["Neurosurgery"] },
      expect.stringMatching(
        /^hospitals\/alappuzha\/departments\.json: menu: departments have no doctors .*: publish a department entry/,
      ),
    ],
  ]);
});

test("a listing that matches no department is named, once however many carry its name", async () => {
  expect(await warningsFor([...MENU, "Cardiolgy", "Cardiolgy"])).toEqual([
    [
      { hospital: "Kayalora Hospital", listings: ["Cardiolgy (nearest: Radiology)"] },
      expect.stringMatching(/^hospitals\/alappuzha\/departments\.json: menu: .* match none of these/),
    ],
  ]);
});

test("a hospital whose name no listing carries is named instead of all its departments", async () => {
  expect(await warningsFor([])).toEqual([
    [
      { hospital: "Kayalora Hospital" },
      expect.stringMatching(
        /^hospitals\/alappuzha\/hospital\.json: contentName: .*: write the name that its entries have/,
      ),
    ],
  ]);
});

test("a content service that is away costs no line more, and any other failure is an error in the log", async () => {
  expect(await warningsFor(UNAVAILABLE)).toEqual([]);
  const failure = new TypeError("broken");
  expect(await warningsFor(failure)).toEqual([[{ err: failure }, expect.stringContaining("could not be compared")]]);
});

const read = async (dataDir: string) => {
  const folder = join(dataDir, "privacy-notices");
  const names = (await readdir(folder)).toSorted();
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const));
};

test("every privacy notice is saved under its version, and stays when another takes its place", async () => {
  const dataDir = temporaryFolder();
  const now = await loadSite({ dataDir: "data" });
  await savePrivacyNotices(dataDir, now);
  const first = await read(dataDir);
  expect(first.map(([name]) => name)).toEqual(
    now.hospitals.map(({ privacyNotice }) => `${privacyNotice.version}.json`).toSorted(),
  );
  await savePrivacyNotices(dataDir, await loadSite({ dataDir: "data", retentionDays: 365 }));
  const second = await read(dataDir);
  expect(second).toHaveLength(2 * first.length);
  expect(second).toEqual(expect.arrayContaining(first));
  expect(second.filter(([, text]) => text.includes("365"))).toHaveLength(first.length);
});

test("the start says in one line how much is still the sample's, and where it is listed", async () => {
  const lines: string[] = [];
  const log = { warn: (line: string) => lines.push(line), error: expect.fail };
  await warnOfSamples(parseConfig({}), log as never);
  expect(lines).toEqual([
    expect.stringMatching(/^\d{3} values, texts and pictures are .*: npm run data:check lists them$/),
  ]);
});

test("the page for outages has every hospital's numbers, and the proxy's account may read it", async () => {
  const file = join(temporaryFolder(), "outage.html");
  const texts = await loadCatalogue(site.language);
  const phones = listPhones(site.hospitals, texts.pages.common.emergencyAt);
  await saveOutagePage(file, "the one before");
  await saveOutagePage(file, renderOutagePage(site.brand, texts, phones));
  const page = await readFile(file, "utf8");
  for (const { contact } of site.hospitals)
    for (const phone of [contact.phone, contact.emergencyPhone]) expect(page).toContain(`href="${phone?.href}"`);
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe("644");
});
