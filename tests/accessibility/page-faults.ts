import type { Page } from "@playwright/test";

/** Lists the faults of the page's headings: not exactly one of level 1, or a level skipped on the way down. */
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
 * Names what a thumb cannot hit: controls of less than 44 × 44 px, links in running text excepted (WCAG 2.5.5), and
 * fields whose letters are so small that a phone zooms in on them. What a pointer meets counts, so that a control that
 * lies half below another has the other half; a link whose pseudo-element covers a card has the card's size.
 */
export function findTouchFaults(page: Page, scope = "body"): Promise<string[]> {
  return page.evaluate(async (scopeSelector) => {
    // Letters of a pixel's fraction and rounded corners are forgiven.
    const REACH = 44 / 2 - 1;
    const CONTROLS = ":is(a[href], button, summary, input, select, textarea)";
    const FIELDS = "input, select, textarea";
    const faults: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(`${scopeSelector} ${CONTROLS}`)) {
      if (!control.checkVisibility({ visibilityProperty: true }) || isHiddenVisually(control)) continue;
      const name = `${control.localName} "${(control.ariaLabel ?? control.textContent).trim().slice(0, 40)}"`;
      if (control.matches(FIELDS) && Number.parseFloat(getComputedStyle(control).fontSize) < 16)
        faults.push(`${name} has small letters`);
      if (!isInText(control) && !(await isReached(control))) faults.push(`${name} is small: ${outline(control)}`);
    }
    return faults;

    async function isReached(control: HTMLElement): Promise<boolean> {
      const card = findCard(control);
      if (card) return Math.min(card.clientWidth, card.clientHeight) >= 2 * REACH;
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      if (isHitAround(control)) return true;
      // A fixed bar may let go a moment after the page was scrolled to its top.
      for (let frame = 0; frame < 4; frame += 1) {
        await new Promise(requestAnimationFrame);
        if (isHitAround(control)) return true;
      }
      return false;
    }

    function isHitAround(control: HTMLElement): boolean {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return [
        [-REACH, 0],
        [REACH, 0],
        [0, -REACH],
        [0, REACH],
      ].every(([across = 0, down = 0]) => control.contains(document.elementFromPoint(x + across, y + down)));
    }

    /** The card or tile that the control's pseudo-element covers. */
    function findCard(control: HTMLElement): Element | null {
      const { position, inset, content } = getComputedStyle(control, "::after");
      return position === "absolute" && inset === "0px" && content !== "none" ? control.offsetParent : null;
    }

    function isHiddenVisually(control: Element): boolean {
      const hidden = [".visually-hidden", ".skip-link"].join(", ");
      return control.closest(hidden) !== null;
    }

    function isInText(control: Element): boolean {
      if (control.localName !== "a" || getComputedStyle(control).display !== "inline") return false;
      const block = control.closest("p, li, dd, td, figcaption, blockquote");
      return (block?.textContent ?? "").trim().length > control.textContent.trim().length + 10;
    }

    function outline(control: Element): string {
      const { width, height } = control.getBoundingClientRect();
      return `${Math.round(width)} × ${Math.round(height)}`;
    }
  }, scope);
}
