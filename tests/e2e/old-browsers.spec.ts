import { openOldChromium } from "../support/old-chromium.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";

test.skip(process.platform !== "linux" || process.arch !== "x64", "the packages bring programs for Linux on x64");

/** Chromium 80 is too old for the styles, 92 the oldest that runs the scripts, 103 the last without media ranges. */
const BROWSERS = [
  { name: "chromium-80", isStyled: false, isScripted: false },
  { name: "chromium-92", isStyled: true, isScripted: true },
  { name: "chromium-103", isStyled: true, isScripted: true },
];

/** What the document shows, read in the browser. */
const READ_PAGE = `(() => {
  const root = document.documentElement;
  const look = (element) => getComputedStyle(element);
  return {
    heading: document.querySelector("h1").textContent,
    width: root.scrollWidth,
    isScripted: Object.keys(document.body).some((key) => key.startsWith("__reactFiber$")),
    isStyled: look(document.querySelector(".floating")).position === "fixed",
    isMenuOpen: document.querySelector(".site-nav").offsetHeight > 0,
    isCovered: [...document.querySelectorAll(".doctor-card__facts")].some((card) => {
      const { right, bottom } = card.querySelector(".doctor-card__portrait").getBoundingClientRect();
      const name = card.querySelector("h2, h3").getBoundingClientRect();
      return name.left < right && name.top < bottom;
    }),
    isCopyShown: [...document.querySelectorAll(".visually-hidden")].some((copy) => {
      const { width, right } = copy.getBoundingClientRect();
      return width > 1 && right > 0;
    }),
    isJoined: [...document.querySelectorAll(".site-footer__legal a + a")].some((link) => {
      const [before] = [...link.previousElementSibling.getClientRects()].slice(-1);
      const [own] = link.getClientRects();
      return own.top < before.bottom && own.left - before.right < 4;
    }),
    largestIcon: Math.max(...[...document.querySelectorAll("svg.icon")].map((icon) => icon.getBoundingClientRect().width)),
  };
})()`;

const FILL_IN = (name: string) => `(() => {
  for (const [field, value] of Object.entries({
    department: document.querySelector("form[method=post] [name=department]").options[1].value,
    patientName: ${JSON.stringify(name)}, patientEmail: "anu@example.org", patientContactNumber: "9000000012",
  })) {
    const control = document.querySelector("form[method=post] [name=" + field + "]");
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value").set.call(control, value);
    for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
  [...document.querySelectorAll("form[method=post] button[type=submit]")].pop().click();
  return true;
})()`;

for (const { name, isStyled, isScripted } of BROWSERS) {
  test(`${name} shows whole pages as wide as the phone, and sends the form`, async ({ site }) => {
    test.slow();
    const page = await openOldChromium(name);
    try {
      const article = /\/news\/detail\/\w+/.exec(await (await fetch(`${site.origin}${BASE}/news`)).text());
      // The oldest is shown a page of each kind; the others, what the styles and scripts they get are sure to touch.
      for (const path of isScripted
        ? ["", "/doctors", "/appointment"]
        : ["", "/doctors", article?.[0] ?? "", "/appointment"]) {
        await page.goto(site.origin + BASE + path);
        if (isScripted) await page.waitFor(`"loadsAhead" in document.documentElement.dataset`);
        const shown = (await page.waitFor(READ_PAGE)) as Record<string, unknown>;
        expect(shown, path).toMatchObject({
          width: 390,
          isStyled,
          isScripted,
          isMenuOpen: !isStyled,
          isCovered: false,
          isCopyShown: false,
          isJoined: false,
        });
        expect(shown.largestIcon, path).toBeLessThan(60);
      }
      await page.waitFor(FILL_IN(`From ${name}`));
      await page.waitFor(`document.body.textContent.includes("Your appointment request has been sent.")`);
      await site.mailbox.waitFor(({ mail }) => mail.text?.includes(`From ${name}`) ?? false);
      expect(page.errors).toEqual([]);
    } finally {
      await page.close();
    }
  });
}
