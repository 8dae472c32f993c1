import type { Page } from "@playwright/test";

/**
 * Names every text of the page that a visitor cannot read whole: it leaves the screen sideways, sticks out of the box
 * it is in, is cut off, or lies over another text of the header, the navigation or the bottom bar; and each word and
 * telephone number that ends on another line than it begins on. Lists and tables that are scrolled sideways by design
 * are judged by what they show.
 */
export function findTextFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The first frame tells scripts of a change of size, the second shows what they made of it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const SLACK = 1.5;
    const BOXES =
      ".button, .tile, .card, .icon-box, .brand, .site-nav__link, .nav-menu__link, .floating__link, .floating__book, .quick-links__item, .insurers__item, .hero__panel, .stats > *, .top-strip, .site-header__row, .emergency-link, .site-footer__list li, .page-header__text, .side-list a, .form-panel";
    const SCROLLERS = ".carousel__slides, .slider__slides, .swipe, .rich-text-table";
    /** What is written together has no place to break: it may where a line ends. */
    const LONGEST_WORD = 20;
    const LONGEST_MALAYALAM = 16;
    const faults = new Set<string>();
    if (document.documentElement.scrollWidth > innerWidth) {
      faults.add(`the page is ${document.documentElement.scrollWidth - innerWidth} px wider than the screen`);
    }
    const hidden = new Map<Element, boolean>();
    const cutters = new Map<Element, Element | undefined>();
    const inBars: { text: Text; rect: DOMRect; bar: Element }[] = [];
    for (const text of visibleTexts()) {
      const parent = text.parentElement!;
      const rects = rectsOf(text);
      const scroller = parent.closest(SCROLLERS)?.getBoundingClientRect();
      const shown = scroller ? rects.filter((rect) => isWithin(rect, scroller)) : rects;
      if (shown.length === 0) continue;
      const box = parent.closest(BOXES);
      const cutter = cutterOf(parent);
      const isInNavBar = parent.matches(".site-nav__link, .site-nav__link *") && !parent.closest(":popover-open");
      const bar =
        isInNavBar || !parent.closest(".site-nav") ? parent.closest(".top-strip, .site-header__bar, .floating") : null;
      for (const rect of shown) {
        if (rect.left < -SLACK || rect.right > innerWidth + SLACK) report("leaves the screen", text);
        if (box && !isWithin(rect, box.getBoundingClientRect(), "both")) report(`sticks out of ${nameOf(box)}`, text);
        if (cutter && !isWithin(rect, cutter.getBoundingClientRect(), "both"))
          report(`is cut off by ${nameOf(cutter)}`, text);
        if (bar) inBars.push({ text, rect, bar });
      }
      if (shown.length > 1) reportBroken(text);
    }
    // An open panel lies over the bars on purpose.
    if (document.querySelector(":popover-open")) inBars.length = 0;
    for (const [i, one] of inBars.entries()) {
      for (const other of inBars.slice(i + 1)) {
        if (one.text !== other.text && one.bar === other.bar && overlap(one.rect, other.rect))
          report(`lies over "${other.text.data.trim()}"`, one.text);
      }
    }
    for (const control of document.querySelectorAll("button, .carousel__position, dialog[open], dialog[open] a")) {
      const { left, right } = control.getBoundingClientRect();
      const isWide = control.localName === "dialog" && control.scrollWidth > control.clientWidth;
      const isCut = left < -1 || right > innerWidth + 1 || isWide;
      if (isCut && control.checkVisibility({ visibilityProperty: true })) faults.add(`${nameOf(control)} is cut off`);
    }
    return [...faults];

    function report(fault: string, { data }: Text) {
      faults.add(`"${data.trim().slice(0, 40)}" ${fault}`);
    }

    function nameOf({ localName, className, parentElement }: Element): string {
      return className || !parentElement ? `${localName}.${className}` : `${nameOf(parentElement)} ${localName}`;
    }

    function visibleTexts(): Text[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, nodeValue }) =>
        !nodeValue?.trim() ||
        parentElement!.closest("option, script, style, textarea") ||
        !parentElement!.checkVisibility({ visibilityProperty: true }) ||
        isHiddenVisually(parentElement!)
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      );
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    }

    function isHiddenVisually(element: Element | null): boolean {
      if (!element || element === document.body) return false;
      const known = hidden.get(element);
      if (known !== undefined) return known;
      const { clipPath, position } = getComputedStyle(element);
      const isClipped = clipPath.startsWith("inset(50%");
      const isSkipLink = position === "absolute" && element.className === "skip-link";
      const isHidden = isClipped || isSkipLink || isHiddenVisually(element.parentElement);
      hidden.set(element, isHidden);
      return isHidden;
    }

    function rectsOf(text: Text, start = 0, end = text.data.length): DOMRect[] {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    }

    /** Addresses of mail and web may be broken. */
    function reportBroken(text: Text) {
      const { data, parentElement: parent } = text;
      const isPhone = parent!.closest("a[href^='tel:']") !== null;
      const units = isPhone ? data.matchAll(/\d[\d ]{6,}\d|\p{L}{2,}/gu) : wordsOf(data);
      for (const { 0: unit, index } of units) {
        const pieces = rectsOf(text, index, index + unit.length);
        const lines = pieces.map(({ bottom }) => Math.round(bottom));
        // No line could hold it.
        const isTooWide = pieces.reduce((sum, { width }) => sum + width, 0) > innerWidth;
        if (new Set(lines).size > 1 && !isTooWide) faults.add(`"${unit}" is broken in ${nameOf(parent!)}`);
      }
    }

    function* wordsOf(data: string): Generator<{ 0: string; index: number }> {
      for (const { 0: token, index } of data.matchAll(/\S+/g)) {
        if (/@|\w[._]\w/.test(token)) continue;
        for (const word of token.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]{2,}/gu)) {
          const longest = /\p{Script=Malayalam}/u.test(word[0]) ? LONGEST_MALAYALAM : LONGEST_WORD;
          if (word[0].length <= longest) yield { 0: word[0], index: index + word.index };
        }
      }
    }

    function isWithin(rect: DOMRect, box: DOMRect, axes: "sideways" | "both" = "sideways"): boolean {
      // A line's box is taller than its letters by about a quarter on either side.
      const above = rect.height / 4 + SLACK;
      const isSideways = rect.left >= box.left - SLACK && rect.right <= box.right + SLACK;
      return isSideways && (axes === "sideways" || (rect.top >= box.top - above && rect.bottom <= box.bottom + above));
    }

    /** The nearest box that cuts off what leaves it without offering to scroll. */
    function cutterOf(element: Element | null): Element | undefined {
      if (!element || element === document.body) return undefined;
      if (cutters.has(element)) return cutters.get(element);
      const { overflowX, overflowY } = getComputedStyle(element);
      const is = (...values: string[]) => values.includes(overflowX) || values.includes(overflowY);
      const above = () => (is("hidden", "clip") ? element : cutterOf(element.parentElement));
      const cutter = is("auto", "scroll") ? undefined : above();
      cutters.set(element, cutter);
      return cutter;
    }

    function overlap(a: DOMRect, b: DOMRect): boolean {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > SLACK && down > Math.min(a.height, b.height) / 2;
    }
  });
}
