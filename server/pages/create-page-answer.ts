import { isDataAddress, isShared, pageAddress } from "#app/cache-policy.ts";
import { listPhones } from "#hospitals/phones.ts";
import type { Sender, Submissions } from "#submissions/submissions.ts";
import type { PageRenderer } from "../app.ts";
import { OverloadedError } from "../overload/in-flight-limit.ts";
import { createBusyPages } from "./create-busy-pages.ts";
import type { FinishedPage } from "./finished-page.ts";
import { createPageCache, type RenderedPage } from "./page-cache.ts";
import { createPageCapacity } from "./page-capacity.ts";
import { createPageRender, withoutStorage, type PageLog, type SiteServices } from "./render-page.ts";

/**
 * Answers any page request: kept bytes for plain GETs, a fresh render for everything else, whose forms are the sender's.
 */
export type PageAnswer = (request: Request, sender?: Sender) => Promise<FinishedPage>;

const FRESH_MS = 30_000;
const STALE_MS = 300_000;
const MAX_BYTES = 200 * 1024 * 1024;

export interface PageAnswerOptions {
  renderer: PageRenderer;
  services: SiteServices;
  log: PageLog;
  /** With false every page is rendered anew, so that a change of the code shows at once. */
  keepsPages: boolean;
  /** How many pages are rendered at once; left out, as many as docs/drills.md says. */
  mostRenders?: number;
  /** Calls the listener when content has changed. */
  onContentChange?: (listener: () => void) => void;
}

/**
 * Composes rendering, the watch over content failures, the page cache, and the limits of what is rendered at once: past
 * them a kept page is served however old, and 503 without one. Pages that are kept and fresh are never refused.
 */
export function createPageAnswer({
  renderer,
  services,
  log,
  keepsPages,
  mostRenders,
  onContentChange,
}: PageAnswerOptions): PageAnswer {
  const renderPage = createPageRender({ renderer, log });
  const { pages, forms } = createPageCapacity(log, mostRenders);
  const busyPages = createBusyPages(listPhones(services.site.hospitals));

  function render(request: Request, own: SiteServices, use: "kept" | "once"): Promise<RenderedPage> {
    const { turns, limit } = request.method === "POST" ? forms : pages;
    return limit(() => renderPage(request, { ...own, takeTurn: turns.next }, use));
  }

  const cache = createPageCache({
    render: (address) => render(new Request(services.origin + address), services, "kept"),
    now: () => performance.now(),
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxBytes: MAX_BYTES,
  });
  onContentChange?.(cache.forgetAll);

  async function answer(request: Request, url: URL, sender: Sender): Promise<FinishedPage> {
    if (keepsPages && request.method === "GET" && isShared(url, services.site))
      return cache.get(pageAddress(url, services.site));
    const own = { ...services, submissions: submitAs(sender, services.submissions) };
    return withoutStorage((await render(request, own, "once")).page);
  }

  return async (request, sender = {}) => {
    const url = new URL(request.url);
    try {
      return await answer(request, url, sender);
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error;
      const { page, form, data } = await busyPages;
      if (isDataAddress(url)) return data;
      return request.method === "POST" ? form : page;
    }
  };
}

function submitAs(sender: Sender, submissions: Submissions): Submissions {
  return { submit: (kind, input, extras) => submissions.submit(kind, input, { ...extras, sender }) };
}
