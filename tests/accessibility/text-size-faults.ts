import type { Page } from "@playwright/test";
import { findLayoutFaults } from "./layout-faults.ts";

/** The most of a screen's height that parts which stay in place may take. */
const STICKY_SHARE = 0.25;

/**
 * Names each word of the page that is broken between its letters. Addresses of mail and web may be, and so may
 * Malayalam, whose words are written together and whose font a test machine may lack.
 */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) => {
      const isShown = parentElement?.checkVisibility({ visibilityProperty: true }) && !isHiddenVisually(parentElement);
      return isShown && !parentElement?.closest("option, script, style, textarea")
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT;
    });
    const broken = new Set<string>();
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const { 0: token, index } of text.data.matchAll(/\S+/g)) {
        if (/@|\w\.\w|\p{Script=Malayalam}/u.test(token)) continue;
        for (const word of token.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
          const range = document.createRange();
          range.setStart(text, index + word.index);
          range.setEnd(text, index + word.index + word[0].length);
          const lines = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => bottom),
          );
          if (lines.size > 1)
            broken.add(`"${word[0]}" is broken in ${text.parentElement?.localName}.${text.parentElement?.className}`);
        }
      }
    }
    return [...broken];

    function isHiddenVisually(element: Element): boolean {
      for (let node: Element | null = element; node; node = node.parentElement) {
        if (getComputedStyle(node).clipPath.startsWith("inset(50%")) return true;
      }
      return false;
    }
  });
}

/** Names each telephone number that begins on one line and ends on another. */
export function findBrokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    for (const link of document.querySelectorAll("a[href^='tel:']")) {
      if (!link.checkVisibility({ visibilityProperty: true })) continue;
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const { 0: number, index } of text.data.matchAll(/\d[\d ]{6,}\d/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + number.length);
          if (new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size > 1)
            broken.add(`"${number}" is broken in ${link.localName}.${link.className}`);
        }
      }
    }
    return [...broken];
  });
}

/** Names each button and sign that leaves the screen sideways, and each dialog that has to be scrolled so. */
export function findCutControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll("button, .carousel__position, dialog[open], dialog[open] a");
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const { left, right } = control.getBoundingClientRect();
      const isWide = control.localName === "dialog" && control.scrollWidth > control.clientWidth;
      return left < -1 || right > innerWidth + 1 || isWide
        ? [`${control.localName}.${control.className} is cut off`]
        : [];
    });
  });
}

/** Says so when what stays in place while the page is scrolled takes more of the screen than it may. */
export async function findStickyFaults(page: Page): Promise<string[]> {
  const taken = await page.evaluate(async () => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    let height = 0;
    for (const element of document.querySelectorAll("body *")) {
      const { position } = getComputedStyle(element);
      if (position !== "fixed" && position !== "sticky") continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      // A part that sticks elsewhere is not in place here.
      const isInPlace = position === "fixed" || Math.abs(top) < 1 || Math.abs(bottom - innerHeight) < 1;
      if (isInPlace && element.checkVisibility() && width > innerWidth / 2)
        height += Math.min(bottom, innerHeight) - Math.max(top, 0);
    }
    window.scrollTo(0, 0);
    return height / innerHeight;
  });
  return taken > STICKY_SHARE ? [`${Math.round(taken * 100)} % of the screen stays in place`] : [];
}

/** Everything that large letters may break. */
export async function findTextSizeFaults(page: Page): Promise<string[]> {
  // Waits until a change of size has settled.
  const layout = await findLayoutFaults(page);
  return [
    ...(await findBrokenWords(page)),
    ...(await findBrokenNumbers(page)),
    ...layout,
    ...(await findCutControls(page)),
    ...(await findStickyFaults(page)),
  ];
}
