import type { Browser, Page } from "@playwright/test";
import { findFreePorts } from "../support/free-port.ts";
import { startOwnSite } from "../support/start-own-site.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";

/** A window of a browser that has its worker, once the worker keeps the page of the group in both languages. */
async function openWithWorker(browser: Browser, origin: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto(path);
  // The home page asks for the worker once it is touched, which its scripts may be too late to see.
  await expect(async () => {
    await page.mouse.move(100, 100);
    await page.mouse.move(100, 300);
    expect(await countWorkers(page)).toBe(1);
  }).toPass();
  await expect.poll(() => listKept(page)).toEqual(expect.arrayContaining(["/emergency", "/ml/emergency"]));
  return page;
}

function countWorkers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** As the forms' scripts keep what got no response. */
function keepForms(page: Page, states: string[]): Promise<void> {
  return page.evaluate(async (all) => {
    const opening = indexedDB.open("pending-forms");
    opening.onupgradeneeded = () => opening.result.createObjectStore("forms");
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const writing = opening.result.transaction("forms", "readwrite");
    for (const [key, status] of all.entries()) writing.objectStore("forms").put({ status, keptAt: Date.now() }, key);
    await new Promise((resolve) => (writing.oncomplete = resolve));
    opening.result.close();
  }, states);
}

test("without a network a page seen before brings the emergency page in a second, with its day", async ({
  browser,
  site,
}) => {
  const page = await openWithWorker(browser, site.origin, BASE);
  await page.goto(`${BASE}/doctors`);
  await expect.poll(() => listKept(page)).toContain(`${BASE}/emergency`);
  await keepForms(page, ["waiting", "sent", "waiting"]);
  await page.context().setOffline(true);
  const began = Date.now();
  await page.goto(`${BASE}/emergency`);
  await expect(page.getByRole("link", { name: "0000 000 3003" }).first()).toBeVisible();
  expect(Date.now() - began).toBeLessThan(1000);
  await expect(page.getByText("There is no connection")).toBeHidden();
  await expect(page.getByText("This is a copy of")).toBeHidden();
  await expect(page.getByText("Forms saved on this device that wait to be sent: 2.")).toBeVisible();

  await page.clock.setFixedTime(Date.now() + 40 * 86_400_000);
  await page.goto(`${BASE}/gallery`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Emergency");
  await expect(page.getByText("There is no connection")).toBeVisible();
  await expect(page.getByText(/This is a copy of \d+ \w+ \d{4}/)).toBeVisible();
  await expect(page.getByText("Call first: this was checked more than a month ago.").first()).toBeVisible();
  // A hospital that was never opened brings the group's page, whose nearest comes first by the last choice.
  await page.goto("/ml/venmala_hospital_kozhencherry/news");
  await expect(page.locator("#places h3").first()).toHaveText("പുനലൂർ");
  await expect(page.locator("#waiting")).toBeHidden();
  await page.context().close();
});

test("the browser keeps the emergency pages and one list of who sits, and no page with a form or of a patient", async ({
  browser,
  site,
}) => {
  const page = await openWithWorker(browser, site.origin, "/emergency");
  for (const path of ["/appointment", "/contact_us", "/call_me", "/search?q=heart", "/requests"])
    await page.goto(BASE + path);
  for (const base of ["/venmala_hospital_kozhencherry", BASE]) {
    await page.goto(`${base}/sits_today`);
    await expect.poll(() => listKept(page)).toContain(`${base}/sits_today/print`);
  }
  await expect
    .poll(() => listKept(page).then((kept) => kept.toSorted()))
    .toEqual([
      "/emergency",
      "/ml/emergency",
      "/venmala_hospital_kozhencherry/emergency",
      `${BASE}/emergency`,
      `${BASE}/sits_today/print`,
    ]);
  await page.context().setOffline(true);
  await page.goto(`${BASE}/sits_today`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Who sits today");
  await page.context().close();
});

test("one setting takes the worker and what it kept out of an old browser", async ({ browser }) => {
  const PORT = String(await findFreePorts());
  const before = await startOwnSite({ PORT });
  const page = await openWithWorker(browser, before.origin, "/emergency");
  await before[Symbol.asyncDispose]();
  await using after = await startOwnSite({ PORT, OFFLINE_PAGES: "off" });
  await page.goto(`${after.origin}${BASE}/about_us`);
  await expect.poll(() => countWorkers(page)).toBe(0);
  expect(await listKept(page)).toEqual([]);
  await page.context().close();
});

test("on a line of 50 kbit/s the first visit shows the numbers within three seconds", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  await page.request.get("/emergency");
  const line = await context.newCDPSession(page);
  const speed = (50 * 1000) / 8;
  await line.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 300, downloadThroughput: speed, uploadThroughput: speed },
  });
  const began = Date.now();
  await page.goto("/emergency", { waitUntil: "commit" });
  await expect(page.getByRole("link", { name: "0000 000 3003" })).toBeVisible();
  expect(Date.now() - began).toBeLessThan(3000);
  await context.close();
});

test("the worker is asked for at each visit, has at most 3 KB, and is the manifest's neighbour", async ({
  request,
}) => {
  const worker = await request.get("/emergency-worker.js");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  expect(worker.headers()["content-type"]).toContain("text/javascript");
  expect((await worker.body()).length).toBeLessThanOrEqual(3072);
  for (const [prefix, name] of [
    ["", "Emergency"],
    ["/ml", "എമർജൻസി"],
  ] as const) {
    const manifest = (await (await request.get(`${prefix}/site.webmanifest`)).json()) as { shortcuts: object[] };
    expect(manifest.shortcuts).toEqual([{ name, url: `${prefix}/emergency` }]);
  }
});
