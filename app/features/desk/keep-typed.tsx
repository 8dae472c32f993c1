export interface KeptView {
  texts: { text: string; restore: string; forget: string };
  /** `saved`: nothing is left to keep. `typed`: the page shows what was typed. */
  state: "opened" | "saved" | "typed";
}

/**
 * Keeps what is typed in the page's form in this browser until it is saved, also over a session that ends or a phone
 * that is put away. What was kept goes to the server, which shows it in the form again: nothing is stored by that.
 */
export function KeepTyped({ token, texts, state }: KeptView & { token: string }) {
  return (
    <>
      <form method="post" encType="multipart/form-data" className="form-message" id="kept" data-state={state} hidden>
        <p>{texts.text}</p>
        <input type="hidden" name="desk_token" value={token} />
        <div className="button__row">
          <button type="submit" name="do" value="show" className="button button--secondary">
            {texts.restore}
          </button>
          <button type="button" className="button button--ghost">
            {texts.forget}
          </button>
        </div>
      </form>
      {/* After the page's form. */}
      <script dangerouslySetInnerHTML={{ __html: `addEventListener("DOMContentLoaded",${keepTyped})` }} />
    </>
  );
}

// What is sent to browsers as text uses nothing that is younger than Chromium 80.

function keepTyped() {
  const kept = document.getElementById("kept") as HTMLFormElement | null;
  const form = document.querySelector<HTMLFormElement>("form.entry");
  if (!kept || !form) return;
  const key = `desk ${location.pathname}`;
  const MAX_AGE_MS = 3 * 86_400_000;
  const read = () =>
    [...new FormData(form)].filter(([name, value]) => typeof value === "string" && name !== "desk_token") as string[][];
  const store = () => localStorage.setItem(key, JSON.stringify({ at: Date.now(), typed: read() }));
  try {
    const stored = JSON.parse(localStorage.getItem(key) || "null") as { at: number; typed: string[][] } | null;
    const isSame = stored && JSON.stringify(stored.typed) === JSON.stringify(read());
    if (kept.dataset["state"] === "typed") store();
    else if (kept.dataset["state"] === "saved" || isSame) localStorage.removeItem(key);
    else kept.hidden = !stored || Date.now() - stored.at > MAX_AGE_MS;
    kept.addEventListener("submit", () => {
      for (const [name, value] of stored ? stored.typed : []) {
        const input = document.createElement("input");
        Object.assign(input, { type: "hidden", name, value });
        kept.append(input);
      }
    });
    kept.querySelector("[type=button]")?.addEventListener("click", () => {
      localStorage.removeItem(key);
      kept.hidden = true;
    });
    form.addEventListener("input", store);
  } catch {
    // A browser that stores nothing keeps nothing.
  }
}
