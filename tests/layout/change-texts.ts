import type { Page } from "@playwright/test";

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
  "script, style, .menu-button, .site-header__actions, .site-nav__head, .site-nav__link, .floating, .find-action, .find-kinds, time, a[href^='tel:']";

/** Puts words in the place of each text's first. */
export function plantWords(page: Page, words: string): Promise<void> {
  return page.evaluate(
    ([planted, ownWords]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, nodeValue }) =>
        parentElement?.closest(ownWords) || !/\p{L}{2}/u.test(nodeValue ?? "")
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      );
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        text.data = text.data.replace(/\p{L}\S*/u, planted);
      }
    },
    [words, OWN_WORDS] as const,
  );
}
