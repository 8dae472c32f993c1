import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_kozhencherry";
/** Compressed bytes, as they travel. */
const PAGE_BUDGET = 30_000;
const SCRIPT_BUDGET = 125_000;

for (const path of [
  "/",
  "/what_is_where",
  BASE,
  `${BASE}/doctors`,
  `${BASE}/department/general_surgery`,
  `${BASE}/appointment`,
  `${BASE}/gallery`,
]) {
  test(`${path} travels in ${PAGE_BUDGET} bytes and its scripts in ${SCRIPT_BUDGET}`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = new Set(Array.from(html.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, address = ""]) => address));
    expect(scripts.size).toBeGreaterThan(3);
    let scriptBytes = 0;
    for (const address of scripts) scriptBytes += await transferSize(request, address);
    expect(await transferSize(request, path)).toBeLessThan(PAGE_BUDGET);
    expect(scriptBytes).toBeLessThan(SCRIPT_BUDGET);
  });
}

async function transferSize(request: import("@playwright/test").APIRequestContext, address: string): Promise<number> {
  const answer = await request.get(address, { headers: { "accept-encoding": "br" } });
  expect(answer.status(), address).toBe(200);
  return Number(answer.headers()["content-length"] ?? Number.NaN);
}
