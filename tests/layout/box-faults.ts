import type { Page } from "@playwright/test";

/** The most of a screen's height that parts which stay in place may take. */
const STICKY_SHARE = 0.25;
const CARD_WIDTH = 26 * 16;
/** A phone held sideways is lower than any card. */
const LOWEST_WINDOW = 700;

/**
 * Names cards that are too wide or higher than the window, and pictures of a list's entries that are: those of a
 * gallery and of the newest story may be wide. A card whose picture is beside its words is a row.
 */
export function findCardFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ([maxWidth, lowest]) => {
      const faults = new Set<string>();
      const height = Math.max(innerHeight, lowest);
      for (const card of document.querySelectorAll(
        "main :is(.card, [class$='-card']:not(.doctor-card), li img, li video)",
      )) {
        if (!card.checkVisibility() || card.closest(".slider, .carousel, .map-link, dialog")) continue;
        const box = card.getBoundingClientRect();
        const name = `${card.closest("li")?.parentElement?.className ?? ""} ${card.localName}.${card.className}`.trim();
        const isRow = card.matches("article") && getComputedStyle(card).flexDirection !== "column";
        const isWide = !isRow && box.width > maxWidth + 1;
        if (isWide && !card.closest(".gallery, .news-list--newest")) faults.add(`${name} is too wide`);
        if (box.height > height) faults.add(`${name} is too high`);
      }
      return [...faults];
    },
    [CARD_WIDTH, LOWEST_WINDOW] as const,
  );
}

/**
 * Scrolls through the page, screen by screen, and names each link, button and heading whose middle another element
 * covers. What a bar that stays in place passes over is read before or after.
 */
export function findCoveredParts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const faults = new Set<string>();
    const parts = [...document.querySelectorAll("main :is(a, button, h1, h2, h3), footer a, footer button")].filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true }) &&
        !part.closest("dialog, .visually-hidden") &&
        !getComputedStyle(part).clipPath.startsWith("inset(50%"),
    );
    const { scrollHeight } = document.documentElement;
    const step = innerHeight / 2;
    for (let top = 0; top < scrollHeight; top += step) {
      scrollTo({ top, behavior: "instant" });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      for (const part of parts) {
        const box = part.getClientRects()[0];
        if (!box || box.width < 2 || box.height < 2) continue;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
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
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
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
