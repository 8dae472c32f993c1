import type { Page } from "@playwright/test";

/** Records the page's console clears and its dialogs, which are dismissed. */
export function watchDialogs(page: Page): { clears: string[]; dialogs: string[] } {
  const clears: string[] = [];
  const dialogs: string[] = [];
  page.on("console", (entry) => entry.type() === "clear" && clears.push(entry.text()));
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return { clears, dialogs };
}
