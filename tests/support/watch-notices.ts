import type { Page } from "@playwright/test";

/** What a page tells its visitor apart from what it shows: clearings of the console, and dialogs, which are dismissed. */
export function watchNotices(page: Page): { clears: string[]; dialogs: string[] } {
  const clears: string[] = [];
  const dialogs: string[] = [];
  page.on("console", (entry) => entry.type() === "clear" && clears.push(entry.text()));
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return { clears, dialogs };
}
