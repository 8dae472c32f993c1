import { expectSound } from "./expect-sound.ts";
import { findViolations } from "./find-violations.ts";
import { findCardFaults, findCoveredParts, findStickyFaults } from "../layout/box-faults.ts";
import { findTextFaults } from "../layout/text-faults.ts";
import { findHeadingFaults, findTouchFaults } from "./page-faults.ts";
import { expect, test } from "../support/worker-sites.ts";

test("every kind of fault is found on a page that has it", async ({ page }) => {
  await test.step("skipped heading levels and a second h1 are reported", async () => {
    await page.setContent("<h1>One</h1><h3>Three</h3><h2>Two</h2><h1>Other</h1>");
    expect(await findHeadingFaults(page)).toEqual(['"Three" skips to level 3', "2 headings of level 1"]);
  });
  await test.step("low contrast is reported, also over a pseudo-element's background", async () => {
    await page.setContent(`<html lang="en"><title>Words</title><main><h1>Words</h1><p>pale</p></main><style>
      body::before { content: ""; position: absolute; inset: 0; z-index: -1; background: #fff }
      p { color: #ccc }
    </style></html>`);
    expect(await findViolations(page)).toEqual([expect.stringMatching(/^color-contrast: <p>pale/)]);
  });
  await test.step("text with 6 to 1 is reported where 7 is asked for", async () => {
    await page.setContent(
      '<html lang="en"><title>Words</title><p style="color: #666; background: #fff">grey</p></html>',
    );
    expect(await findViolations(page, { rules: ["color-contrast-enhanced"] })).toHaveLength(1);
    expect(await findViolations(page, { rules: ["color-contrast"] })).toEqual([]);
  });
  await test.step("targets too small to touch are reported, and large enough ones are not", async () => {
    const size = (width: number, height: number) => `width: ${width}px; height: ${height}px; box-sizing: border-box`;
    await page.setContent(`
      <p>A sentence with <a href="/">a link</a> in its words.</p>
      <p><a href="/">alone</a></p>
      <button style="${size(44, 44)}">large</button>
      <button style="${size(44, 30)}">low</button>
      <div style="position: relative; ${size(60, 60)}">
        <button style="${size(60, 60)}">covered</button>
        <div style="position: absolute; inset: 0 0 0 40px"></div>
      </div>
      <div style="position: relative; ${size(60, 60)}">
        <style>.stretched::after { content: ""; position: absolute; inset: 0 }</style><a class="stretched" href="/">card</a>
      </div>
      <input aria-label="age" style="${size(80, 44)}; font-size: 12px">
      <button hidden>hidden</button>`);
    expect(await findTouchFaults(page)).toEqual([
      expect.stringMatching(/^a "alone" is small/),
      'button "low" is small: 44 × 30',
      'button "covered" is small: 60 × 60',
      'input "age" has small letters',
    ]);
    expect(await findTouchFaults(page, "p")).toHaveLength(1);
  });
  await test.step("text that overflows the screen or its box, or is cut off, is reported", async () => {
    await page.setViewportSize({ width: 320, height: 600 });
    const line = (style: string, text: string) => `<p style="white-space: nowrap; ${style}">${text}</p>`;
    await page.setContent(`
      ${line("", "short")}
      ${line("margin-left: 300px", "leaves the screen")}
      <div class="button" style="width: 30px">${line("", "longer than its box")}</div>
      <div style="width: 30px; overflow: hidden">${line("", "loses its end")}</div>`);
    expect(await findTextFaults(page)).toEqual([
      expect.stringMatching(/^the page is \d+ px wider than the screen$/),
      '"leaves the screen" leaves the screen',
      '"longer than its box" sticks out of div.button',
      '"loses its end" is cut off by html. body div',
    ]);
  });
  await test.step("a broken accessibility rule is reported", async () => {
    await page.setContent('<main><h1>One</h1><img src="/none.png"></main>');
    await expect(expectSound(page)).rejects.toThrow("image-alt");
  });
  await test.step("broken words and numbers, cut buttons and thick bars are reported", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.setContent(`
      <p style="width: 60px; overflow-wrap: anywhere">Gastroenterology, well-known, anitha.kumari@example.org</p>
      <a href="tel:+910000000002" style="display: block; width: 60px">0000 000 0002</a>
      <button style="position: absolute; left: -9px">Next</button>
      <div style="position: fixed; inset: 0 0 auto; height: 100px"></div>
      <div style="position: fixed; inset: auto 0 0; height: 65px"></div>
      <div style="height: 3000px"></div>`);
    expect(await findTextFaults(page)).toEqual([
      '"Gastroenterology" is broken in html. body p',
      '"0000 000 0002" is broken in html. body a',
      "html. body button is cut off",
    ]);
    expect(await findStickyFaults(page)).toEqual(["26 % of the screen stays in place"]);
  });
  await test.step("cards that are too large, and what another element covers, are reported", async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    const card = (width: number, height: number) =>
      `<article class="card" style="display: flex; flex-direction: column; width: ${width}px; height: ${height}px">`;
    await page.setContent(`<main>${card(416, 100)}</article>${card(418, 100)}</article>${card(400, 801)}</article>
      <a href="/">free</a> <div style="position: relative; width: 90px"><a href="/">covered</a>
        <div style="position: absolute; inset: 0">over</div>
      </div><div style="height: 800px"></div></main>`);
    expect(await findCardFaults(page)).toEqual(["article.card is too wide", "article.card is too high"]);
    expect(await findCoveredParts(page)).toEqual(['a "covered" is covered by div.']);
  });
});

test("text is set in the fonts that the tests bring, whatever the machine has", async ({ page }) => {
  await page.setContent('<p>A → b</p><p style="font-family: Georgia, serif">c</p><p>കോഴഞ്ചേരി</p><code>d</code>');
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeIds } = await browser.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "p, code" });
  const fonts = await Promise.all(nodeIds.map((nodeId) => browser.send("CSS.getPlatformFontsForNode", { nodeId })));
  expect(fonts.map((set) => set.fonts.map(({ familyName }) => familyName).join())).toEqual([
    "DejaVu Sans",
    "DejaVu Serif",
    "Noto Sans Malayalam",
    "DejaVu Sans Mono",
  ]);
});
