import type { Page } from "@playwright/test";

/** WCAG 2.5.5. */
const TARGET_PX = 44;

/**
 * Finds what is pressed within a box of less than 44 × 44 px, by its text or HTML. What a pointer hits counts, so that a
 * link whose pseudo-element covers a card has the card's size. Links within a sentence may be as small as their line.
 */
export async function findSmallTargets(page: Page, scope: string): Promise<string[]> {
  return page
    .locator(`${scope} :is(a[href], button, input, select, textarea, summary)`)
    .evaluateAll((targets, size) => {
      const reach = size / 2 - 1;
      const isHit = (target: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (target === hit || target.contains(hit));
      };
      const isSmall = (target: Element) => {
        target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const box = target.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const isVisible = box.width > 1 && getComputedStyle(target).visibility === "visible";
        const isInSentence =
          getComputedStyle(target).display === "inline" && target.closest("p, li, blockquote") !== null;
        if (!isVisible || isInSentence) return false;
        return ![
          [-reach, 0],
          [reach, 0],
          [0, -reach],
          [0, reach],
        ].every(([dx = 0, dy = 0]) => isHit(target, x + dx, y + dy));
      };
      return targets.filter(isSmall).map((target) => target.textContent.trim() || target.outerHTML.slice(0, 120));
    }, TARGET_PX);
}
