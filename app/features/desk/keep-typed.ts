/** With "saved" nothing is left to keep; with "typed" the page shows what was typed. */
export type KeptState = "opened" | "saved" | "typed";

/**
 * Keeps what is typed in the page's form in this browser until it is saved, also over a session that ends or a phone
 * that is put away. What was kept goes to the server, which shows it in the form again: nothing is stored by that.
 */
export const KEEP_TYPED = `addEventListener("DOMContentLoaded",${keepTyped})`;

// What is sent to browsers as text uses nothing that is younger than Chromium 80.

function keepTyped() {
  const kept = document.getElementById("kept") as HTMLFormElement | null;
  const form = document.querySelector<HTMLFormElement>("form.entry");
  if (!kept || !form) return;
  const key = `desk ${location.pathname}`;
  const MAX_AGE_MS = 3 * 86_400_000;
  const read = () => [...new FormData(form)].filter(([, value]) => typeof value === "string") as string[][];
  const store = () => localStorage.setItem(key, JSON.stringify({ at: Date.now(), typed: read() }));
  try {
    const stored = JSON.parse(localStorage.getItem(key) || "null") as { at: number; typed: string[][] } | null;
    if (kept.dataset["state"] === "typed") store();
    else if (kept.dataset["state"] === "saved") localStorage.removeItem(key);
    else kept.hidden = !stored || Date.now() - stored.at > MAX_AGE_MS;
    // What is saved may have been typed as a new entry.
    if (kept.dataset["state"] === "saved" && document.referrer)
      localStorage.removeItem(`desk ${new URL(document.referrer).pathname}`);
    kept.addEventListener("submit", () => {
      for (const [name, value] of stored ? stored.typed : []) {
        const input = document.createElement("input");
        Object.assign(input, { type: "hidden", name, value });
        kept.append(input);
      }
    });
    form.addEventListener("input", store);
  } catch {
    // A browser that stores nothing keeps nothing.
  }
}
