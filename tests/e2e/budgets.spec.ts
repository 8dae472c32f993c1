import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "../support/test.ts";

const CLIENT_DIR = resolve(import.meta.dirname, "../../build/client");

const BASE = "/venmala_hospital_kozhencherry";
/** Compressed bytes: what was measured and a little more, within 26 KB for a page and 108 KiB for scripts. */
const PAGE_BUDGET = 25_400;
const MALAYALAM_PAGE_BUDGET = 27_600;
const SCRIPT_BUDGET = 106_000;
const FORM_SCRIPT_BUDGET = 110_592;

for (const path of [
  "/",
  "/what_is_where",
  BASE,
  `${BASE}/doctors`,
  `${BASE}/department/general_surgery`,
  `${BASE}/appointment`,
  `${BASE}/gallery`,
  `${BASE}/open_book`,
  `/ml${BASE}`,
  `/ml${BASE}/appointment`,
  `/ml${BASE}/open_book`,
]) {
  test(`${path} and its scripts travel in so many bytes`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scriptBudget = html.includes('method="post"') ? FORM_SCRIPT_BUDGET : SCRIPT_BUDGET;
    const scripts = new Set(Array.from(html.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, address = ""]) => address));
    expect(scripts.size).toBeGreaterThan(3);
    let scriptBytes = 0;
    for (const address of scripts) scriptBytes += await transferSize(request, address);
    expect(scriptBytes).toBeLessThan(scriptBudget);
    // At the best quality, as cached pages are once the server has had time for it.
    expect(brotliCompressSync(html).length).toBeLessThan(path.startsWith("/ml") ? MALAYALAM_PAGE_BUDGET : PAGE_BUDGET);
  });
}

for (const path of [`${BASE}/sits_today`, `/ml${BASE}/sits_today`]) {
  test(`${path} travels in 14 KB as it is first served`, async ({ request }) => {
    const html = await (await request.get(path)).body();
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
    expect(brotliCompressSync(html, quality).length).toBeLessThan(14 * 1024);
  });
}

async function transferSize(request: import("@playwright/test").APIRequestContext, address: string): Promise<number> {
  const response = await request.get(address, { headers: { "accept-encoding": "br" } });
  expect(response.status(), address).toBe(200);
  return Number(response.headers()["content-length"] ?? Number.NaN);
}

test("the files sent to browsers hold no source map, test, secret's name or server code", async ({ request }) => {
  const files = await readdir(CLIENT_DIR, { recursive: true });
  expect(files.filter((name) => /\.map$|\.test\b/.test(name))).toEqual([]);
  const texts = files.filter((name) => /\.(?:js|css|html|json)$/.test(name));
  expect(texts.length).toBeGreaterThan(30);
  for (const name of texts) {
    const text = await readFile(join(CLIENT_DIR, name), "utf8");
    expect(text, name).not.toMatch(
      /sourceMappingURL|CONTENTFUL_|_TOKEN\b|SMTP_URL|DATABASE_URL|graphql\.contentful\.com/,
    );
  }
  for (const path of ["/.vite/manifest.json", "/.git/config", "/package.json", "/.env", "/build/server/index.js"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
