import { chromium } from "@playwright/test";
import { findChromium } from "#tests/support/find-chromium.ts";
const b = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
const K = "/venmala_hospital_kozhencherry";
const list: [string, string, number, boolean][] = [
  ["res390", "/search?q=sugar", 390, true], ["res1440", "/search?q=sugar", 1440, false], ["em390", K + "/search?q=nenju%20vedana", 390, true],
  ["no390", "/search?q=qqxxzz", 390, true], ["home390", K, 390, false], ["home1440", K, 1440, false], ["land390", "/", 390, false], ["land1440", "/", 1440, false],
  ["doc390", K + "/doctors", 390, false], ["dist1440", "/search?q=suicide", 1440, false], ["doc1440", K + "/search?q=thankam%20vadakedam", 1440, false],
];
const only = process.argv.slice(2);
for (const [name, path, width, full] of list) {
  if (only.length && !only.includes(name)) continue;
  const p = await b.newPage({ viewport: { width, height: width < 500 ? 844 : 900 } });
  await p.goto("http://127.0.0.1:4400" + path, { waitUntil: "load" });
  if (/home|land/.test(name)) await p.locator(".search-strip").scrollIntoViewIfNeeded();
  if (name === "doc390") { await p.getByRole("button", { name: /menu/i }).click(); await p.waitForTimeout(300); }
  await p.screenshot({ path: `/tmp/searchui-${name}.png`, fullPage: full && width < 500 });
  console.log(name, await p.evaluate(() => document.documentElement.scrollWidth));
  await p.close();
}
await b.close();
