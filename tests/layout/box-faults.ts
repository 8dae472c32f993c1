import type { Page } from "@playwright/test";

/** The most of a screen's height that parts which stay in place may take. */
const STICKY_SHARE = 0.25;
const CARD_WIDTH = 26 * 16;
/** The words of a card alone may be higher than a phone that is held sideways; its picture may not. */
const LEAST_HEIGHT = 700;
/** What opens a page is as wide: the newest story, the first voice, and a gallery's pictures, which are the page. */
const OPENINGS = ".gallery, .news-list--newest, .testimonial-grid > :first-child";

/** Names cards that are too wide or higher than the window, and pictures of a list's entries that are. */
export function findCardFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ([maxWidth, leastHeight, openings]) => {
      const faults = new Set<string>();
      for (const card of document.querySelectorAll(
        "main :is(.card, [class$='-card']:not(.doctor-card), li img, li video)",
      )) {
        if (!card.checkVisibility() || card.closest(".slider, .carousel, .map-link, dialog")) continue;
        const box = card.getBoundingClientRect();
        const name = `${card.closest("li")?.parentElement?.className ?? ""} ${card.localName}.${card.className}`.trim();
        if (box.width > maxWidth + 1 && !card.closest(openings)) faults.add(`${name} is too wide`);
        const maxHeight = card.matches("img, video") ? innerHeight : Math.max(innerHeight, leastHeight);
        if (box.height > maxHeight) faults.add(`${name} is too high`);
      }
      return [...faults];
    },
    [CARD_WIDTH, LEAST_HEIGHT, OPENINGS] as const,
  );
}

/**
 * Scrolls through the page, screen by screen, and names each link, button, heading and paragraph of which another
 * element covers the last line. What a bar that stays in place passes over is read before or after.
 */
export function findCoveredParts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    /** Half its height in px. */
    const LAST_LINE = 12;
    const faults = new Set<string>();
    const parts = [...document.querySelectorAll("main :is(a, button, h1, h2, h3, p), footer a, footer button")].filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true }) &&
        !part.closest("dialog, .visually-hidden, .carousel__position") &&
        !getComputedStyle(part).clipPath.startsWith("inset(50%"),
    );
    const { scrollHeight } = document.documentElement;
    const step = innerHeight / 2;
    for (let top = 0; top < scrollHeight; top += step) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      for (const part of parts) {
        const box = part.getClientRects()[0];
        if (!box || box.width < 2 || box.height < 2) continue;
        const [x, y] = [box.left + box.width / 2, box.bottom - Math.min(box.height / 2, LAST_LINE)];
        const isInMiddle = y > innerHeight / 4 && y < (innerHeight * 3) / 4;
        if (!isInMiddle || x < 0 || x > innerWidth || isScrolledAway(part, x)) continue;
        const hit = document.elementFromPoint(x, y);
        if (!hit || part.contains(hit) || hit.contains(part) || isOwnLink(part, hit)) continue;
        faults.add(`${nameOf(part)} is covered by ${hit.localName}.${hit.className}`);
      }
    }
    scrollTo({ top: 0, behavior: "instant" });
    return [...faults];

    /** A slide beside the one that is shown. */
    function isScrolledAway(part: Element, x: number): boolean {
      for (let node = part.parentElement; node; node = node.parentElement) {
        const { left, right } = node.getBoundingClientRect();
        if (getComputedStyle(node).overflowX !== "visible" && (x < left || x > right)) return true;
      }
      return false;
    }

    /** The link of a card lies over the card's heading. */
    function isOwnLink(part: Element, hit: Element): boolean {
      return hit.closest("a") !== null && hit.closest("li, article, section")?.contains(part) === true;
    }

    function nameOf(part: Element): string {
      return `${part.localName} "${(part.textContent ?? "").trim().slice(0, 30)}"`;
    }
  });
}

/** Says so when what stays in place in the middle of the page takes more of the screen than it may. */
export async function findStickyFaults(page: Page): Promise<string[]> {
  const taken = await page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" });
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    let height = 0;
    for (let y = 2.5; y < innerHeight; y += 5) {
      if ([1, 2, 3].every((part) => staysInPlace(document.elementFromPoint((innerWidth * part) / 4, y)))) height += 5;
    }
    scrollTo({ top: 0, behavior: "instant" });
    return height / innerHeight;

    function staysInPlace(element: Element | null): boolean {
      for (let node = element; node; node = node.parentElement)
        if (["fixed", "sticky"].includes(getComputedStyle(node).position)) return true;
      return false;
    }
  });
  return taken > STICKY_SHARE ? [`${Math.round(taken * 100)} % of the screen stays in place`] : [];
}
