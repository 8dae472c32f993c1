import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";

/** A pointer that only passes over a link does not stay so long. */
const HOVER_MS = 65;

/**
 * Fetches the data and scripts of a page when its link is touched, hovered or focused, so that they are there when it is
 * followed. Never with data saver or on a slow line, and never the answer to a search or a form.
 */
export function PrefetchNext() {
  const [page, setPage] = useState<string>();

  useEffect(() => {
    if (isSparing()) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (wait: number) => (event: Event) => {
      clearTimeout(timer);
      const path = navigator.onLine ? pathOf(event.target) : undefined;
      // First the scripts: when one does not come, `PrefetchPageLinks` would reload the page, which may lose it.
      const fetchAhead = async (next: string) => {
        const { loadScripts } = await import("./full-router.ts");
        await loadScripts(next);
        setPage(next);
      };
      if (path !== undefined) timer = setTimeout(() => void fetchAhead(path).catch(() => undefined), wait);
    };
    document.addEventListener("touchstart", note(0), { signal, passive: true });
    document.addEventListener("focusin", note(HOVER_MS), { signal });
    document.addEventListener("mouseover", note(HOVER_MS), { signal, passive: true });
    // The page is on its way now: asked for once more, it would be made twice.
    document.addEventListener("click", () => clearTimeout(timer), { signal, capture: true });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);

  return page !== undefined && <PrefetchPageLinks key={page} page={page} />;
}

/** The visitor's wish, or their line (https://wicg.github.io/netinfo/, https://wicg.github.io/savedata/). */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || (connection?.effectiveType ?? "4g") !== "4g";
}

/** The path that a link leads to within the site; undefined for what is no page of ours, or is this one. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.target !== "" || link.origin !== location.origin || link.search !== "") return undefined;
  return link.pathname === location.pathname ? undefined : link.pathname;
}
