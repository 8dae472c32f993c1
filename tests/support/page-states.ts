import type { Page } from "@playwright/test";

/** Long enough for a test to see a loader. */
export const SLOW_MS = 700;

/** The element that says 'loading...' while the next page loads. */
export function loader(page: Page) {
  return page.locator(".navigation-progress").getByText("loading...", { exact: true });
}

/** The texts of native dialogs from now on; each is closed at once. */
export function listenForDialogs(page: Page): string[] {
  const texts: string[] = [];
  page.on("dialog", (dialog) => {
    texts.push(dialog.message());
    void dialog.accept();
  });
  return texts;
}
