import { loadavg } from "node:os";
import { chromium, type Locator, type Page } from "@playwright/test";
import { findChromium } from "../../tests/support/find-chromium.ts";
import { openDrill } from "../support/open-drill.ts";
import { openPhone, readFigures } from "../support/open-phone.ts";

// What a visit feels like on a phone: a processor four times slower, 1.6 Mbit/s and 150 ms to the server (slow 4G), 390
// px wide with two pixels to one. Prints figures by page, and those of a visit: menu, next page, doctors, form. `npm
// run -w lab drill phone-visit [-- ROUNDS]`, medians of the rounds (3). Clocks: compare runs on one machine only.

const BASE = "/venmala_hospital_kozhencherry";
const PATHS = ["/", BASE, `${BASE}/doctors`, `${BASE}/department/general_surgery`, `${BASE}/appointment`];

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
  await using phone = await openPhone(browser);
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
  await using phone = await openPhone(browser);
  const { page } = phone;
  await page.goto(origin + BASE, { waitUntil: "networkidle" });
  await page.locator(".site-header [popovertarget]").first().tap();
  await page.locator(".site-nav__close").tap();
  const news = await showFooterLink(page, `${BASE}/news`);
  // As a finger does before it is lifted.
  const data = page.waitForResponse((response) => response.url().includes("/news.data"));
  await news.dispatchEvent("touchstart");
  await (await data).finished();
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
