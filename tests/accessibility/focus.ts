import { expect, type Page } from "@playwright/test";
import { letPageSettle } from "../support/page-pace.ts";

/** What a keyboard user sees of the focused element. */
interface Focus {
  /** Its role's tag and its words, e.g. "a Skip to main content". */
  name: string;
  /** Path of child positions from the root, the same only for the same element. */
  place: string;
  /** Whether it is within the page's main part. */
  isInMain: boolean;
  faults: string[];
}

/** Presses Tab (or Shift+Tab) and fails when the focus is invisible or under a fixed bar (WCAG 2.4.7, 2.4.11). */
export async function pressTab(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<Focus> {
  const focus = await moveFocus(page, key);
  expect(focus.faults, focus.name).toEqual([]);
  return focus;
}

/** Presses Tab (or Shift+Tab) and says what is then focused. */
export async function moveFocus(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<Focus> {
  await page.keyboard.press(key);
  let focus = await readFocus(page);
  // Styles and scrolling may settle some frames after the focus has moved, however long those take; what stays is a
  // fault.
  for (let look = 0; look < 15 && focus.faults.length > 0; look += 1) {
    await letPageSettle(page);
    focus = await readFocus(page);
  }
  return focus;
}

/** Presses Tab until the focus is on an element whose tag and words match; fails after `limit` presses. */
export async function tabTo(page: Page, wanted: RegExp, limit = 80): Promise<Focus> {
  const passed: string[] = [];
  for (let press = 0; press < limit; press += 1) {
    const focus = await pressTab(page);
    if (wanted.test(focus.name)) return focus;
    passed.push(focus.name);
  }
  throw new Error(`no element ${wanted} within ${limit} presses of Tab: ${passed.join(", ")}`);
}

/**
 * Waits until the focus is where scripts or the browser move it to after a response, a closed menu, a closed dialog.
 */
export async function expectFocus(page: Page, wanted: Partial<Pick<Focus, "name" | "place">>): Promise<void> {
  await expect.poll(() => readFocus(page)).toMatchObject(wanted);
}

export function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const words = element.getAttribute("aria-label") ?? label ?? element.textContent;
    const name = `${element.localName} ${(words ?? "").replaceAll(/\s+/g, " ").trim().slice(0, 60)}`;
    if (element === document.body) return { name, place: "body", isInMain: false, faults: [] };
    const isInMain = element.closest("main") !== null;
    return { name, place: placeOf(element), isInMain, faults: [...outlineFaults(element), ...coverFaults(element)] };

    function placeOf(node: Element): string {
      const parent = node.parentElement;
      return parent ? `${placeOf(parent)}/${[...parent.children].indexOf(node)}` : "";
    }

    /** A card shows the focus of the link that covers it. */
    function outlineFaults(node: Element): string[] {
      for (const shown of [node, node.closest(".card, .row")]) {
        if (!shown) continue;
        const { outlineStyle, outlineWidth } = getComputedStyle(shown);
        if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) return clipFaults(shown);
      }
      return ["has no visible outline"];
    }

    /** The ring must be seen all round; a box that cuts off what leaves it would hide a side. */
    function clipFaults(node: Element): string[] {
      const { outlineOffset, outlineWidth, position } = getComputedStyle(node);
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 1;
      const box = node.getBoundingClientRect();
      if (box.left - reach < 0 || box.right + reach > document.documentElement.clientWidth)
        return ["has a ring that leaves the screen"];
      if (position === "fixed") return [];
      for (let parent = node.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(parent);
        if (display === "contents") continue;
        const edges = parent.getBoundingClientRect();
        const isCutAcross =
          overflowX !== "visible" && (box.left - reach < edges.left || box.right + reach > edges.right);
        const isCutDown = overflowY !== "visible" && (box.top - reach < edges.top || box.bottom + reach > edges.bottom);
        if (isCutAcross || isCutDown) return [`has a ring cut off by ${parent.localName}.${parent.className}`];
        if (getComputedStyle(parent).position === "fixed") return [];
      }
      return [];
    }

    /**
     * Whole elements must be free; one taller than what the bars leave need only show a part, and so need a field of
     * several lines, of which browsers show the line that is typed.
     */
    function coverFaults(node: Element): string[] {
      const box = node.getBoundingClientRect();
      if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
        return ["is off the screen"];
      const faults: string[] = [];
      for (const bar of document.querySelectorAll(".site-header__bar, .floating")) {
        if (bar.contains(node)) continue;
        const edges = bar.getBoundingClientRect();
        const [left, right] = [Math.max(box.left, edges.left), Math.min(box.right, edges.right)];
        const [top, bottom] = [Math.max(box.top, edges.top), Math.min(box.bottom, edges.bottom)];
        if (right - left <= 1 || bottom - top <= 1) continue;
        const isBelow = bar.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        const isTall = box.height > innerHeight / 3 || node.localName === "textarea";
        const isLarge = isTall && bottom - top < box.height;
        if (isBelow && !isLarge) faults.push(`lies under .${bar.className}`);
      }
      const panel = document.querySelector(":popover-open");
      if (panel && !panel.contains(node) && panel.getBoundingClientRect().width === innerWidth)
        faults.push("lies under the menu");
      return faults;
    }
  });
}
