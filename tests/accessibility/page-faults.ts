import type { Page } from "@playwright/test";

/** Names what is wrong with the page's headings: not exactly one of level 1, or a level skipped on the way down. */
export function findHeadingFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map((heading) => ({
      level: Number(heading.localName.slice(1)),
      text: heading.textContent?.trim() ?? "",
    }));
    const faults = headings
      .filter(({ level }, i) => level > (headings[i - 1]?.level ?? 1) + 1)
      .map(({ level, text }) => `"${text}" skips to level ${level}`);
    const titles = headings.filter(({ level }) => level === 1);
    if (titles.length !== 1) faults.push(`${titles.length} headings of level 1`);
    return faults;
  });
}

/**
 * Names what a thumb cannot hit: controls below 44 × 44 px, links in running text excepted (WCAG 2.5.5), and fields
 * whose letters are so small that a phone zooms in on them.
 */
export function findTouchFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const faults: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>("a[href], button, summary, input, select, textarea")) {
      if (!control.checkVisibility({ visibilityProperty: true }) || isHiddenVisually(control) || isInText(control))
        continue;
      const { width, height } = sizeOf(control);
      const name = `${control.localName} "${(control.ariaLabel ?? control.textContent ?? "").trim().slice(0, 40)}"`;
      if (width < LEAST - 0.5 || height < LEAST - 0.5)
        faults.push(`${name} is ${Math.round(width)} × ${Math.round(height)}`);
      const isField = control.matches("input, select, textarea");
      if (isField && Number.parseFloat(getComputedStyle(control).fontSize) < 16)
        faults.push(`${name} has small letters`);
    }
    return faults;

    /** A link may have a layer over its whole card or tile. */
    function sizeOf(control: HTMLElement): DOMRect {
      const layer = getComputedStyle(control, "::after");
      const isStretched = layer.position === "absolute" && layer.inset === "0px" && layer.content !== "none";
      const target = isStretched ? (control.offsetParent ?? control) : control;
      return target.getBoundingClientRect();
    }

    function isHiddenVisually(control: Element): boolean {
      const hidden = [".visually-hidden", ".skip-link", ".form-default-button"].join(", ");
      return control.closest(hidden) !== null;
    }

    function isInText(control: Element): boolean {
      if (control.localName !== "a" || getComputedStyle(control).display !== "inline") return false;
      const block = control.closest("p, li, dd, td, figcaption");
      return (block?.textContent ?? "").trim().length > (control.textContent ?? "").trim().length + 10;
    }
  });
}
