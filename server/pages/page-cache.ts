import type { FinishedPage } from "./finished-page.ts";

/** A page as it was rendered, and whether it may be shown to others. */
export interface RenderedPage {
  page: FinishedPage;
  /** "keep" a whole page; "outage" when content was missing; "pass" an answer that is not kept, such as a 404. */
  verdict: "keep" | "outage" | "pass";
}

export interface PageCacheOptions {
  render: (address: string) => Promise<RenderedPage>;
  /** Milliseconds, from any fixed point. */
  now: () => number;
  /** Below this age a page is served as it is. */
  freshMs: number;
  /** Above this age a visitor waits for the new page; in between the old one is served while one render refreshes it. */
  staleMs: number;
  /** Bound of the memory the kept bodies take. */
  maxBytes: number;
}

interface KeptPage {
  page: FinishedPage;
  renderedAt: number;
}

/**
 * Keeps finished pages. Simultaneous requests for one address share one render. While the content service is away the
 * last whole page is served, however old; a page with holes is shown only when there is no other, and never kept.
 */
export function createPageCache({ render, now, freshMs, staleMs, maxBytes }: PageCacheOptions) {
  const kept = new Map<string, KeptPage>();
  let rendering = new Map<string, Promise<FinishedPage>>();
  let bytes = 0;
  /** Grows when everything is forgotten: what began to render before is not kept. */
  let era = 0;

  function forget(address: string) {
    bytes -= sizeOf(kept.get(address)?.page);
    kept.delete(address);
  }

  function keep(address: string, page: FinishedPage) {
    forget(address);
    kept.set(address, { page, renderedAt: now() });
    bytes += sizeOf(page);
    // A Map iterates in insertion order, so the page rendered longest ago goes first.
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes || oldest === address) break;
      forget(oldest);
    }
  }

  async function renderAndJudge(address: string): Promise<FinishedPage> {
    const last = kept.get(address)?.page;
    const began = era;
    try {
      const { page, verdict } = await render(address);
      if (began !== era) return page;
      if (verdict === "keep") keep(address, page);
      if (verdict === "pass") forget(address);
      return verdict === "outage" && last ? holdOn(address, last) : page;
    } catch (error) {
      if (last && began === era) return holdOn(address, last);
      throw error;
    }
  }

  /** Lets nobody wait while the page cannot be had anew: the last one is served at once, and tried again beside it. */
  function holdOn(address: string, last: FinishedPage): FinishedPage {
    kept.set(address, { page: last, renderedAt: now() - freshMs });
    return last;
  }

  function refresh(address: string): Promise<FinishedPage> {
    const renders = rendering;
    const running = renders.get(address) ?? renderAndJudge(address).finally(() => renders.delete(address));
    renders.set(address, running);
    return running;
  }

  return {
    /** The page at that address; rejects only when rendering fails and no earlier page is known. */
    async get(address: string): Promise<FinishedPage> {
      const known = kept.get(address);
      const age = known ? now() - known.renderedAt : Infinity;
      if (!known || age >= staleMs) return refresh(address);
      // Nobody waits for it, so its failure is nobody's; whoever waits for the same render hears of it.
      if (age >= freshMs) refresh(address).catch(() => undefined);
      return known.page;
    },

    /** Lets no page be served any more that began to render before. */
    forgetAll() {
      era += 1;
      rendering = new Map();
      kept.clear();
      bytes = 0;
    },
  };
}

function sizeOf(page: FinishedPage | undefined): number {
  if (!page) return 0;
  return page.body.identity.length + page.body.gzip.length + page.body.br.length;
}
