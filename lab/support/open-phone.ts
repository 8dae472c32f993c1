import type { Browser, BrowserContext, Page } from "@playwright/test";

// A processor four times slower, 1.6 Mbit/s and 150 ms to the server (slow 4G), 390 px wide with two pixels to one.

const SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface Figures {
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
  INP: number;
}

type Observed = { figures: Figures & { LCPurl: string } };

/** A phone of its own, with nothing cached; `bytes` are those that came over the network, by address. */
export async function openPhone(browser: Browser) {
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

/** What the page has observed of itself until now, in milliseconds but for CLS. */
export function readFigures(page: Page) {
  return page.evaluate(() => (globalThis as unknown as Observed).figures);
}
