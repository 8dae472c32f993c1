/**
 * Stands in the head and runs before anything is shown. Marks the document when this browser has what the page's
 * scripts need, which are not loaded otherwise (`server/pages/page-scripts.ts`). A browser without popovers gets menus
 * that open and close.
 */
export function ScriptGate() {
  return <script dangerouslySetInnerHTML={{ __html: `(${openGate})()` }} />;
}

/** Goes back to where the visitor was, before the page is shown; React Router's own script needs storage. */
export function ScrollScript() {
  return <script dangerouslySetInnerHTML={{ __html: `(${restoreScroll})()` }} />;
}

// What is sent to browsers as text uses nothing that is younger than Chromium 80.

function openGate() {
  const page = document.documentElement;
  // Of Chrome 90, Safari 15 and Firefox 88; the scripts need nothing younger (tests/e2e/old-browsers.spec.ts).
  if ("hasIndices" in RegExp.prototype) page.dataset["scripts"] = "";
  if ("popover" in HTMLElement.prototype) return;
  page.dataset["toggles"] = "";
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest("[popovertarget]");
    const isOpening = button && button.getAttribute("popovertargetaction") !== "hide";
    const next = isOpening ? document.getElementById(button.getAttribute("popovertarget") || "") : null;
    for (const shown of document.querySelectorAll("[data-open]")) {
      if (shown === next || button || !shown.contains(target)) shown.removeAttribute("data-open");
      if (shown === next) return;
    }
    if (next) next.dataset["open"] = "";
  });
}

function restoreScroll() {
  try {
    if (!history.state || !history.state.key) {
      history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
    }
    const positions: unknown = JSON.parse(sessionStorage.getItem("react-router-scroll-positions") || "{}");
    const y = (positions as Record<string, unknown>)[history.state.key as string];
    if (typeof y === "number") scrollTo(0, y);
  } catch {
    // A browser that stores nothing begins at the top.
  }
}
