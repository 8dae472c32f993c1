import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Where a mouse is used. */
const HOVER_MEDIA = "(hover:hover)";

/** A pointer that only passes over a link does not stay so long. */
const HOVER_MS = 65;

/**
 * Follows links between pages without a new document, and fetches what the next page needs when its link is touched,
 * hovered or focused. Pages have plain links: a component for each of the two hundred on a page would be rendered anew
 * at each step to another. `data-keep-scroll` keeps the place on the page. Phones change pages without a cross-fade,
 * which would hold the next page back for 90 ms.
 */
export function PageLinks() {
  const navigate = useNavigate();
  useLoadAhead();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event.target);
      if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const { pathname, search, hash, dataset } = link;
      const isSame = pathname === location.pathname && search === location.search;
      // A part of this page.
      if (isSame && hash !== "") return;
      event.preventDefault();
      void navigate(pathname + search + hash, {
        replace: isSame,
        preventScrollReset: dataset["keepScroll"] !== undefined,
        viewTransition: matchMedia(HOVER_MEDIA).matches,
      });
    };
    // After what else listens for clicks, which may have taken the link.
    window.addEventListener("click", follow);
    return () => window.removeEventListener("click", follow);
  }, [navigate]);

  return null;
}

/**
 * Loads the page that the visitor seems to head for. Never with data saver or on a slow line, and never the answer to a
 * search or a form.
 */
function useLoadAhead(): void {
  useEffect(() => {
    // The browser's own loading ahead ends here.
    document.documentElement.dataset["loadsAhead"] = "";
    if (isSparing()) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (wait: number) => (event: Event) => {
      clearTimeout(timer);
      const link = navigator.onLine ? pageLinkOf(event.target) : undefined;
      if (!link || link.search !== "" || link.pathname === location.pathname) return;
      const { pathname } = link;
      const load = () => import("./full-router.ts").then(({ loadAhead }) => loadAhead(pathname));
      timer = setTimeout(() => void load().catch(() => undefined), wait);
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
}

/** The visitor's wish, or their line (https://wicg.github.io/netinfo/, https://wicg.github.io/savedata/). */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || (connection?.effectiveType ?? "4g") !== "4g";
}

/** Paths that no page of React has: of the API, of files, and of the emergency page, which is a document of its own. */
const NO_PAGE = /^\/api\/|\.\w+$|\/emergency$/;

/**
 * The link around an element, when it leads by a path to a page of this site in this window. A whole address is a
 * document: those of patients' own pages have rules of their own.
 */
function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || !/^[/?]/.test(link.getAttribute("href") ?? "")) return undefined;
  if (link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return undefined;
  return NO_PAGE.test(link.pathname) ? undefined : link;
}

/** The visitor wants another tab or window, or to save what is there. */
function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
