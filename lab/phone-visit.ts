import { loadavg } from "node:os";
import { type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import { findChromium } from "#tests/support/find-chromium.ts";
import { openDrill } from "./support/open-drill.ts";

// What a visit feels like on a phone: a processor four times slower, 1.6 Mbit/s and 150 ms to the server (slow 4G), 390 px
// wide with two pixels to one. Prints figures by page, and those of a visit: menu, next page, doctors, form.
// `npm run drill phone-visit [-- ROUNDS]`, medians of the rounds (3). Clocks: compare runs on one machine only.

const SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const BASE = "/venmala_hospital_kozhencherry";
const PATHS = ["/", BASE, `${BASE}/doctors`, `${BASE}/department/general_surgery`, `${BASE}/appointment`];

interface Figures {
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
  INP: number;
}

type Observed = { figures: Figures & { LCPurl: string } };

const rounds = Number(process.argv[2] ?? 3);
await using drill = await openDrill();
const { origin } = await drill.startSite();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
drill.defer(() => browser.close());

console.log(`load ${loadavg()[0]?.toFixed(1)}, median of ${rounds}`);
// What the server renders for the first time is not what is measured here.
for (const path of PATHS) await fetch(origin + path);
for (const path of PATHS) report(path, await repeat(() => measurePage(path)));
report("visit", await repeat(measureVisit));

async function measurePage(path: string): Promise<Record<string, number>> {
  await using phone = await openPhone();
  await phone.page.goto(origin + path, { waitUntil: "networkidle" });
  const { INP: _none, LCPurl, ...figures } = await readFigures(phone.page);
  const { bytes } = phone;
  const sum = (isWanted: (url: string) => boolean) =>
    [...bytes].reduce((total, [url, size]) => total + (isWanted(url) ? size : 0), 0);
  return {
    ...figures,
    "all KB": sum(() => true) / 1000,
    "JS KB": sum((url) => url.endsWith(".js")) / 1000,
    "pictures KB": sum((url) => /\.(?:avif|webp|jpe?g|png)(?:$|\?)/.test(url)) / 1000,
    "first picture KB": (bytes.get(LCPurl) ?? 0) / 1000,
  };
}

async function measureVisit(): Promise<Record<string, number>> {
  await using phone = await openPhone();
  const { page } = phone;
  await page.goto(origin + BASE, { waitUntil: "networkidle" });
  await page.locator(".site-header [popovertarget]").first().tap();
  await page.locator(".site-nav__close").tap();
  const news = await showFooterLink(page, `${BASE}/news`);
  // As a finger does before it is lifted.
  await news.dispatchEvent("touchstart");
  await page.waitForLoadState("networkidle");
  const next = await timeNavigation(page, () => news.tap());
  await (await showFooterLink(page, `${BASE}/doctors`)).tap();
  await page.waitForURL(`**${BASE}/doctors`);
  // On a phone the filter is folded.
  await page
    .locator("main details", { has: page.locator("select") })
    .locator("summary")
    .first()
    .tap();
  await page.locator("main select").first().selectOption({ index: 1 });
  await page.goto(`${origin + BASE}/appointment`, { waitUntil: "networkidle" });
  await page.locator("main form[method=post] button[type=submit]").last().tap();
  await page.locator("main form[method=post] input[type=text]").first().pressSequentially("Anu");
  const { INP } = await readFigures(page);
  return { INP, "next page": next };
}

/** On a phone the footer's lists are folded. */
async function showFooterLink(page: Page, path: string): Promise<Locator> {
  const link = page.locator(`a[href="${path}"]`);
  const list = page.locator("footer details", { has: link });
  if ((await list.getAttribute("open")) === null) await list.locator("summary").tap();
  return list.locator(link);
}

/** Milliseconds from the tap to the first frame of the page that it leads to. */
async function timeNavigation(page: Page, tap: () => Promise<void>): Promise<number> {
  const shown = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let began = 0;
        document.addEventListener("click", () => (began = performance.now()), { once: true, capture: true });
        const heading = document.querySelector("h1")?.textContent;
        const look = () => {
          if (document.querySelector("h1")?.textContent === heading) requestAnimationFrame(look);
          else done(performance.now() - began);
        };
        look();
      }),
  );
  await tap();
  return shown;
}

async function openPhone() {
  const context: BrowserContext = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  const bytes = new Map<string, number>();
  const urls = new Map<string, string>();
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => urls.set(requestId, request.url));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes.set(urls.get(requestId) ?? requestId, encodedDataLength);
  });
  await page.addInitScript(observe);
  return { page, bytes, [Symbol.asyncDispose]: () => context.close() };
}

/** Web Vitals as https://web.dev/articles/vitals describes them; runs in the page. */
function observe() {
  const figures = { FCP: 0, LCP: 0, TBT: 0, CLS: 0, INP: 0, LCPurl: "" };
  (globalThis as unknown as Observed).figures = figures;
  const watch = (type: string, note: (entry: never) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({
      ...{ type, buffered: true },
      ...more,
    });
  watch("paint", ({ name, startTime }: PerformanceEntry) => {
    if (name === "first-contentful-paint") figures.FCP = startTime;
  });
  watch("largest-contentful-paint", ({ startTime, url }: PerformanceEntry & { url: string }) => {
    figures.LCP = startTime;
    figures.LCPurl = url;
  });
  // Only what comes after the first paint blocks (https://web.dev/articles/tbt).
  watch("longtask", ({ startTime, duration }: PerformanceEntry) => {
    const isAfter = figures.FCP > 0 && startTime >= figures.FCP;
    if (isAfter) figures.TBT += duration - 50;
  });
  watch("layout-shift", ({ value, hadRecentInput }: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
    if (!hadRecentInput) figures.CLS += value;
  });
  watch(
    "event",
    ({ duration, interactionId }: PerformanceEntry & { interactionId: number }) => {
      if (interactionId > 0) figures.INP = Math.max(figures.INP, duration);
    },
    { durationThreshold: 16 },
  );
}

function readFigures(page: Page) {
  return page.evaluate(() => (globalThis as unknown as Observed).figures);
}

async function repeat(measure: () => Promise<Record<string, number>>): Promise<Record<string, number>> {
  const found: Record<string, number>[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(await measure());
  const names = Object.keys(found[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(found.map((figures) => figures[name] ?? 0))]));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function report(what: string, figures: Record<string, number>) {
  const texts = Object.entries(figures).map(
    ([name, value]) => `${name} ${Number(value.toFixed(name === "CLS" ? 3 : 0))}`,
  );
  console.log([what, ...texts].join("  "));
}
