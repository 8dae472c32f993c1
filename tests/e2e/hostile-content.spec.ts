import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { checkStructuredData } from "../support/check-structured-data.ts";
import { readPageHead } from "../support/read-page-head.ts";
import { startOwnSite, type OwnSite } from "../support/start-own-site.ts";
import { watchViolations } from "../support/watch-violations.ts";
import { expect, test } from "../support/worker-sites.ts";

const SAMPLE = resolve(import.meta.dirname, "../../data/sample-content/export.json");
const ORIGIN = "https://www.example.org";
const BASE = "/venmala_hospital";
const INJECTED = `<img src="/none.png" onerror="window.hacked = true">`;
const HOSTILE = `</script><script>window.hacked = true</script>${INJECTED}<!-- & "quoted" \u2028 {hospital}`;
/** Fields that are one line of text, in any type of entry. */
const LINES = ["headline", "name", "jobTitle", "reviewer", "education", "experience"];

interface Export {
  entries: { fields: Record<string, Record<string, unknown>> }[];
}

/** The sample's export with that text as every headline, name, title, reviewer and piece of rich text. */
async function writeHostileExport(folder: string): Promise<string> {
  const content = JSON.parse(await readFile(SAMPLE, "utf8")) as Export;
  for (const { fields } of content.entries) {
    for (const name of LINES) if (fields[name]) fields[name] = { "en-US": HOSTILE };
  }
  const hostile = JSON.stringify(content, (_name, value: { nodeType?: string } | undefined) =>
    value?.nodeType === "text" ? { ...value, value: HOSTILE } : value,
  );
  const file = join(folder, "export.json");
  await writeFile(file, hostile);
  return file;
}

// One site for this file, whose content service is full of markup.
test.describe.configure({ mode: "default" });
let starting: Promise<string> | undefined;
let folder: string;
let site: OwnSite;
async function start() {
  folder = await mkdtemp(join(tmpdir(), "hostile-"));
  site = await startOwnSite({ SITE_ORIGIN: ORIGIN, CONTENT_EXPORT: await writeHostileExport(folder) });
  return site.origin;
}
// oxlint-disable-next-line no-empty-pattern
test.use({ baseURL: async ({}, use) => use(await (starting ??= start())) });
test.afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

test("text of the content service never ends the script it is embedded in, and addresses use the public origin", async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const local = site.origin;
  for (const list of ["doctors", "news", "careers", "testimonials"]) {
    const html = await (await fetch(`${local}${BASE}/${list}`)).text();
    const detail = /href="(\/venmala_hospital\/\w+\/details?\/\w+)"/.exec(html)?.[1] ?? "";
    await page.goto(`${BASE}/${list}`);
    await page.locator(`main a[href="${detail}"]`).first().click();
    await expect(page).toHaveURL(local + detail);
    expect(await isHacked(page), detail).toBe(false);
    await page.goto(detail);
    expect(await isHacked(page), detail).toBe(false);
    await expect(page.locator("main img[src='/none.png']")).toHaveCount(0);
    const { jsonLd, canonical } = readPageHead(await (await fetch(local + detail)).text());
    expect(jsonLd, detail).toHaveLength(1);
    const { addresses, types } = checkStructuredData(jsonLd[0] ?? "");
    expect(types, detail).toContain("BreadcrumbList");
    expect(jsonLd[0], detail).not.toContain("<");
    expect(JSON.stringify(JSON.parse(jsonLd[0] ?? "")), detail).toContain(JSON.stringify(HOSTILE).slice(1, -1));
    expect(canonical).toBe(ORIGIN + detail);
    expect(addresses.filter((address) => address.startsWith(local))).toEqual([]);
  }
  expect(violations).toEqual([]);
  const sitemap = await (await fetch(`${local}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${ORIGIN}${BASE}/doctors</loc>`);
  expect(sitemap).not.toContain(local);
  expect(await (await fetch(`${local}/robots.txt`)).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test("even where markup of a text became part of a page's bytes, its script does not run and the log says so", async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await page.route(`**${BASE}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("<main", `${INJECTED}<script>window.hacked = true</script><main`);
    await route.fulfill({ response, body });
  });
  await page.goto(BASE);
  await expect.poll(() => violations.map((violation) => violation.split(" ")[0])).toContain("script-src-attr");
  expect(violations.map((violation) => violation.split(" ")[0])).toContain("script-src-elem");
  await expect
    .poll(site.output)
    .toMatch(/"directive":"script-src-attr".*"a page's Content-Security-Policy blocked something"/);
  expect(await isHacked(page)).toBe(false);
});

test("a script that turns text into markup or script is refused, by every API and policy", async ({ page }) => {
  await page.goto(`${BASE}/doctors`);
  const refusals = await page.evaluate((markup) => {
    const { trustedTypes } = globalThis as unknown as { trustedTypes: { createPolicy: (...rules: unknown[]) => void } };
    const ways: Record<string, () => unknown> = {
      innerHTML: () => (document.body.innerHTML = markup),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", markup),
      "script text": () => (document.createElement("script").text = "window.hacked = true"),
      "script address": () => (document.createElement("script").src = "https://www.example.org/a.js"),
      "event handler": () => document.body.setAttribute("onclick", "window.hacked = true"),
      "a policy of its own": () => trustedTypes.createPolicy("any", {}),
      // A second policy of the name of ours.
      "our policy": () => trustedTypes.createPolicy("structured-data", {}),
    };
    const isRefused = ([, attempt]: [string, () => unknown]) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    const tried = Object.entries(ways);
    return { tried: tried.map(([way]) => way), refused: tried.filter(isRefused).map(([way]) => way) };
  }, INJECTED);
  expect(refusals.refused).toEqual(refusals.tried);
  expect(await isHacked(page)).toBe(false);
});

test("a script whose bytes were changed on the way does not run, and the page works without it", async ({ page }) => {
  const refusal = page.waitForEvent("console", (message) => message.text().includes("integrity"));
  await page.route("**/assets/shared-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.hacked = true;${await response.text()}` });
  });
  await page.goto(BASE, { waitUntil: "load" });
  expect((await refusal).text()).toContain("/assets/shared-");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isHacked(page)).toBe(false);
});

function isHacked(page: Page): Promise<boolean> {
  return page.evaluate(() => "hacked" in window);
}
