import type { Page } from "@playwright/test";

/**
 * Names every text of the page that a visitor cannot read whole: it leaves the screen sideways, sticks out of the box
 * it is in, is cut off, or lies over another text of the header, the navigation or the bottom bar. Lists and
 * tables that are scrolled sideways by design are judged by what they show.
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A change of size may take frames to settle.
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    const SLACK = 1.5;
    const BOXES =
      ".button, .tile, .card, .icon-box, .brand, .site-nav__link, .nav-menu__link, .floating__link, .floating__book, .quick-links__item, .insurers__item, .hero__panel, .stats > *, .top-strip, .site-header__row, .emergency-link, .site-footer__list li, .page-header__text, .side-list a, .form-panel";
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) {
      faults.push(`the page is ${document.documentElement.scrollWidth - innerWidth} px wider than the screen`);
    }
    const inBars: { text: Text; rect: DOMRect }[] = [];
    for (const text of visibleTexts()) {
      const parent = text.parentElement!;
      for (const rect of rectsOf(text)) {
        const scroller = parent.closest(".carousel__slides, .slider__slides, .swipe, .rich-text-table");
        if (scroller && !isWithin(rect, scroller.getBoundingClientRect())) continue;
        if (rect.left < -SLACK || rect.right > innerWidth + SLACK) report("leaves the screen", text);
        const box = parent.closest(BOXES);
        if (box && !isWithin(rect, box.getBoundingClientRect(), "both"))
          report(`sticks out of ${box.localName}.${box.className}`, text);
        const cutter = cutterOf(parent);
        if (cutter && !isWithin(rect, cutter.getBoundingClientRect(), "both"))
          report(`is cut off by ${cutter.localName}.${cutter.className}`, text);
        const isInBar = parent.closest(".top-strip, .site-header__bar, .floating") && !parent.closest(".site-nav");
        const isInNavBar = parent.matches(".site-nav__link, .site-nav__link *") && !parent.closest(":popover-open");
        if (isInBar || isInNavBar) inBars.push({ text, rect });
      }
    }
    // An open panel lies over the bars on purpose.
    if (document.querySelector(":popover-open")) inBars.length = 0;
    for (const [i, one] of inBars.entries()) {
      for (const other of inBars.slice(i + 1)) {
        if (one.text !== other.text && overlap(one.rect, other.rect))
          report(`lies over "${other.text.data.trim()}"`, one.text);
      }
    }
    return [...new Set(faults)];

    function report(fault: string, { data }: Text) {
      faults.push(`"${data.trim().slice(0, 40)}" ${fault}`);
    }

    function visibleTexts(): Text[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, nodeValue }) => {
        const isHidden =
          !parentElement?.checkVisibility({ visibilityProperty: true }) || isHiddenVisually(parentElement);
        const isForm = parentElement?.closest("option, script, style, textarea") != null;
        return isHidden || isForm || !nodeValue?.trim() ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
      });
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    }

    function isHiddenVisually(element: Element): boolean {
      for (let node: Element | null = element; node; node = node.parentElement) {
        const { clipPath, position } = getComputedStyle(node);
        if (clipPath.startsWith("inset(50%") || (position === "absolute" && node.className === "skip-link"))
          return true;
      }
      return false;
    }

    function rectsOf(text: Text): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    }

    function isWithin(rect: DOMRect, box: DOMRect, axes: "sideways" | "both" = "sideways"): boolean {
      // A line's box is taller than its letters by about a quarter on either side.
      const above = rect.height / 4 + SLACK;
      const isSideways = rect.left >= box.left - SLACK && rect.right <= box.right + SLACK;
      return isSideways && (axes === "sideways" || (rect.top >= box.top - above && rect.bottom <= box.bottom + above));
    }

    /** The nearest box that cuts off what leaves it without offering to scroll. */
    function cutterOf(element: Element): Element | undefined {
      for (let node: Element | null = element; node && node !== document.body; node = node.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(node);
        if ([overflowX, overflowY].some((value) => value === "auto" || value === "scroll")) return undefined;
        if ([overflowX, overflowY].some((value) => value === "hidden" || value === "clip")) return node;
      }
      return undefined;
    }

    function overlap(a: DOMRect, b: DOMRect): boolean {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > SLACK && down > Math.min(a.height, b.height) / 2;
    }
  });
}

/** Makes every text of the page half as long again, as a translation may, by repeating its own words or letters. */
export function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, nodeValue }) =>
      parentElement?.closest("script, style, a[href^='tel:'], a[href^='mailto:'], address, time") ||
      !/\p{L}{2}/u.test(nodeValue ?? "")
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const words = text.data.trim().split(/\s+/);
      text.data = text.data.replace(text.data.trim(), words.map((word) => lengthen(word)).join(" "));
    }

    function lengthen(word: string): string {
      return word + word.slice(0, Math.ceil(word.length / 2)).toLowerCase();
    }
  });
}

/** Own words of the header and the bar, numbers and dates, which no editor writes. */
const OWN_WORDS =
  "script, style, .menu-button, .site-header__actions, .site-nav__head, .site-nav__link, .floating, .found__book, .find-kinds, time, a[href^='tel:']";

/** Puts words in the place of each text's first; `restoreTexts` takes them away again. */
export function plantWords(page: Page, words: string): Promise<void> {
  return page.evaluate(
    ([planted, ownWords]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, nodeValue }) =>
        parentElement?.closest(ownWords) || !/\p{L}{2}/u.test(nodeValue ?? "")
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      );
      const originals = new Map<Text, string>();
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        originals.set(text, text.data);
        text.data = text.data.replace(/\p{L}\S*/u, planted);
      }
      Object.assign(globalThis, { originals });
    },
    [words, OWN_WORDS] as const,
  );
}

export function restoreTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { originals } = globalThis as unknown as { originals: Map<Text, string> };
    for (const [text, data] of originals) text.data = data;
  });
}
