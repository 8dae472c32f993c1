import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { letPageSettle } from "../support/page-pace.ts";
import { expect, test } from "../support/test.ts";

const ASSETS = resolve(import.meta.dirname, "../../build/client/assets");
const SHEET = (await readdir(ASSETS)).find((name) => /^site-.*\.css$/.test(name)) ?? "";

const BASE = "/venmala_hospital_kozhencherry";
const PATHS = [
  "/",
  "/what_is_where",
  "/no_such_page",
  "/search?q=sugar",
  BASE,
  `${BASE}/about_us`,
  `${BASE}/department/general_surgery`,
  `${BASE}/facilities/icu`,
  `${BASE}/doctors`,
  `${BASE}/gallery`,
  `${BASE}/news`,
  `${BASE}/careers`,
  `${BASE}/testimonials`,
  `${BASE}/contact_us`,
  `${BASE}/appointment`,
];

/** Those to which scripts add something before the first touch. */
const SCRIPTED_PATHS = ["/", BASE, "/search?q=sugar", `${BASE}/doctors`, `${BASE}/gallery`, `${BASE}/appointment`];

// The page alone, as the server styled it.
test.use({ javaScriptEnabled: false });

test("the styles within every page are all that find an element", async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    await addWholeSheet(page);
    const { rules, missing } = await findMissingRules(page);
    expect.soft(rules, path).toBeGreaterThan(150);
    expect.soft(missing, path).toEqual([]);
  }
});

test("a page looks the same with the whole sheet, on a phone and on paper", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    await page.goto(`${BASE}/department/general_surgery`);
    expect(await keepStyles(page)).toBeGreaterThan(300);
    await addWholeSheet(page);
    expect(await findOtherStyles(page), media).toEqual([]);
  }
});

// With such a selector, browsers style the whole page anew whenever something is added to it.
test("after :has() each selector says what it styles: a tag, a class or an attribute", async () => {
  const css = await readFile(resolve(ASSETS, SHEET), "utf8");
  expect(findVagueSelectors(css)).toEqual([]);
  expect(findVagueSelectors(".a:has(>b,i)>*,.c:has(b) :is(d)>:last-child,.e:has(b)>i,.f:has(b){top:0}")).toEqual([
    ".a:has>*",
    ".c:has :is>:last-child",
  ]);
});

/** Selectors that look at one element with `:has()` and style others within or beside it; without arguments. */
function findVagueSelectors(css: string): string[] {
  let short = css;
  for (let depth = 0; depth < 5; depth += 1) short = short.replaceAll(/\([^()]*\)/g, "");
  const selectors = [...short.matchAll(/[^{};]+(?=\{)/g)].flatMap(([list]) => list.split(","));
  return selectors.filter((selector) => /:has.*[\s>+~](?:\*|:(?!is|-webkit-any))[^\s>+~.#[]*$/.test(selector));
}

test("a rule or selector that is missing on a page is noticed", async ({ page }) => {
  await page.goto(BASE);
  const css = await readFile(resolve(ASSETS, SHEET), "utf8");
  const body = `${css}@layer features{@media print{.card__title:hover{line-height:3}}.card .no-such,.card::after{rotate:1deg}}`;
  await page.route(`**/assets/${SHEET}`, (route) => route.fulfill({ body, contentType: "text/css" }));
  await addWholeSheet(page);
  expect((await findMissingRules(page)).missing).toEqual([
    "@layer features @media print .card__title:hover",
    "@layer features .card .no-such, .card::after",
  ]);
});

test.describe("with JavaScript", () => {
  test.use({ javaScriptEnabled: true });

  test("what the scripts of a page add before the first touch has its styles", async ({ page }) => {
    for (const path of SCRIPTED_PATHS) {
      await page.goto(path, { waitUntil: "networkidle" });
      expect(await page.locator(`link[href$="${SHEET}"]`).count(), path).toBe(0);
      await addWholeSheet(page);
      const { rules, missing } = await findMissingRules(page);
      expect.soft(rules, path).toBeGreaterThan(150);
      expect.soft(missing, path).toEqual([]);
    }
  });

  test("no other page shows before the whole sheet has loaded", async ({ page }) => {
    const held = Promise.withResolvers<void>();
    const asked = page.waitForRequest(`**/assets/${SHEET}`);
    await page.route(`**/assets/${SHEET}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(BASE, { waitUntil: "networkidle" });
    await page.mouse.move(100, 100);
    await asked;
    const data = page.waitForResponse((response) => response.url().includes("/news.data"));
    await page.locator(`footer a[href="${BASE}/news"]`).click();
    await (await data).finished();
    // What could show the page has had its turn.
    await letPageSettle(page);
    await expect(page.locator("[aria-roledescription=carousel]")).toBeVisible();
    held.resolve();
    await expect(page).toHaveTitle(/ \| News$/);
    await expect(page.locator(`link[rel=stylesheet][href="/assets/${SHEET}"]`)).toHaveCount(1);
  });
});

async function addWholeSheet(page: Page) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.dataset.whole = "";
    document.querySelector("style[data-href=site]")?.after(link);
  }, `/assets/${SHEET}`);
  // Without JavaScript no event tells that it has loaded.
  const link = page.locator("link[data-whole]");
  await expect
    .poll(() => link.evaluate((element: HTMLLinkElement) => element.sheet?.cssRules.length ?? 0))
    .toBeGreaterThan(0);
}

/** The rules of the whole sheet that find an element, in any state, and are not, in this order, in the page. */
function findMissingRules(page: Page): Promise<{ rules: number; missing: string[] }> {
  return page.evaluate(() => {
    const STATES =
      /::[\w-]+(?:\([^)]*\))?|:(?:hover|active|focus(?:-visible|-within)?|popover-open|disabled|checked|(?:user-)?invalid|open|target|placeholder-shown|autofill)\b(?!-)/g;

    function listRules(rules: CSSRuleList, path = ""): { path: string; rule: CSSStyleRule }[] {
      return Array.from(rules).flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return { path, rule };
        if (!(rule instanceof CSSGroupingRule)) return [];
        const condition = rule.cssText.split("{")[0]?.trim();
        // Around all styles of a page, for browsers that know too little.
        return listRules(rule.cssRules, condition === "@supports (inset:0)" ? path : `${path}${condition} `);
      });
    }

    /** As if every state held. */
    function find({ selectorText }: CSSStyleRule) {
      return document.querySelectorAll(selectorText.replace(STATES, ":not(_)"));
    }

    function readSheet(selector: string) {
      const { sheet } = document.querySelector(selector) as HTMLStyleElement;
      if (!sheet) throw new Error(`${selector} has no sheet`);
      return listRules(sheet.cssRules);
    }

    const inPage = readSheet("style[data-href=site]");
    const whole = readSheet("link[data-whole]");
    let next = 0;
    const missing = whole.flatMap(({ path, rule }, index) => {
      const found = find(rule);
      if (found.length === 0) return [];
      const isSame = (other?: { path: string; rule: CSSStyleRule }) => {
        if (other?.path !== path || other.rule.style.cssText !== rule.style.cssText) return false;
        const others = find(other.rule);
        return others.length === found.length && others[0] === found[0];
      };
      // A list of which one selector is left is written once, without either name.
      const olderName = whole[index - 1]?.rule.selectorText.replaceAll(":-webkit-any(", ":is(");
      if (olderName === rule.selectorText && isSame(inPage[next - 1]) && !isSame(inPage[next])) return [];
      const place = inPage.findIndex((other, i) => i >= next && isSame(other));
      if (place === -1) return `${path}${rule.selectorText}`;
      next = place + 1;
      return [];
    });
    return { rules: inPage.length, missing };
  });
}

/**
 * Keeps the values of every element within the page itself, which takes a tenth of the time; returns how many elements.
 */
function keepStyles(page: Page): Promise<number> {
  return page.evaluate(() => {
    const kept = Array.from(document.querySelectorAll("body, body *"), (element) => {
      const style = getComputedStyle(element);
      return Array.from(style, (property) => style.getPropertyValue(property));
    });
    Object.assign(globalThis, { kept });
    return kept.length;
  });
}

/** The first few values that are others than those kept, each with its element. */
function findOtherStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { kept } = globalThis as unknown as { kept: string[][] };
    const elements = Array.from(document.querySelectorAll("body, body *"));
    if (elements.length !== kept.length) return [`${elements.length} elements were ${kept.length}`];
    return elements
      .flatMap((element, i) => {
        const style = getComputedStyle(element);
        return Array.from(style).flatMap((property, j) => {
          const [now, before] = [style.getPropertyValue(property), kept[i]?.[j]];
          return now === before ? [] : `${element.outerHTML.replace(/>.*/s, ">")} ${property}: ${before}, ${now}`;
        });
      })
      .slice(0, 10);
  });
}
