import type { FinishedPage, RenderedPage } from "./render-page.ts";

export interface PageCacheOptions {
  render: (address: string, last: FinishedPage | undefined) => Promise<RenderedPage>;
  compressBest?: (page: FinishedPage) => Promise<FinishedPage>;
  now: () => number;
  /** Below this age a page is served as it is. */
  freshMs: number;
  /** Above this age a visitor waits for the new page; before it the old one is served while one render runs. */
  staleMs: number;
  maxBytes: number;
}

export type PageCache = ReturnType<typeof createPageCache>;

interface CachedPage {
  page: FinishedPage;
  renderedAt: number;
  endsAt: number;
  isBest: boolean;
  /** How often it was asked for, halved each time it was spared. */
  uses: number;
}

/** So many rounds a page is spared at most that nobody asks for any more. */
const MOST_USES = 7;

/** From this share of its bytes on the cache has no room for pages that nobody asked for yet. */
const FULL = 0.9;

/**
 * Requests share a render. In an outage the last whole page is served; one with content missing is never cached. Above
 * its bytes the cache gives up the oldest pages that were not asked for again, so a crawler pushes out its own.
 */
export function createPageCache({ render, compressBest, now, freshMs, staleMs, maxBytes }: PageCacheOptions) {
  const cached = new Map<string, CachedPage>();
  const counts = { hits: 0, stale: 0, misses: 0, evicted: 0 };
  let rendering = new Map<string, Promise<FinishedPage>>();
  let bytes = 0;
  let era = 0;

  function findTrue(address: string) {
    const known = cached.get(address);
    return known && now() < known.endsAt ? known : undefined;
  }

  function forget(address: string) {
    const known = cached.get(address);
    if (known) bytes -= sizeOf(address, known.page);
    cached.delete(address);
  }

  function store(address: string, page: FinishedPage) {
    const known = cached.get(address);
    forget(address);
    const endsAt = now() + lifeOf(page);
    const isBest = known?.page === page && known.isBest;
    cached.set(address, { page, renderedAt: now(), endsAt, isBest, uses: known?.uses ?? 0 });
    bytes += sizeOf(address, page);
    makeRoom(address);
  }

  /** A page that was asked for again goes to the end of the queue instead, which the loop reaches in the end. */
  function makeRoom(added: string) {
    for (const [address, known] of cached) {
      if (bytes <= maxBytes || cached.size === 1) break;
      if (known.uses === 0 && address !== added) {
        forget(address);
        counts.evicted += 1;
        continue;
      }
      known.uses >>= 1;
      cached.delete(address);
      cached.set(address, known);
    }
  }

  function noteUse(known: CachedPage) {
    if (known.uses < MOST_USES) known.uses += 1;
  }

  async function renderAndJudge(address: string): Promise<FinishedPage> {
    const last = findTrue(address)?.page;
    const began = era;
    try {
      const { page, verdict } = await render(address, last);
      if (began !== era) return page;
      if (verdict === "cache") store(address, page);
      if (verdict === "pass") forget(address);
      return verdict === "outage" && last ? holdOn(address, last) : page;
    } catch (error) {
      if (last && began === era) return holdOn(address, last);
      throw error;
    }
  }

  /** No visitor waits for a page that cannot be rendered: the last one is served, and tried again beside it. */
  function holdOn(address: string, last: FinishedPage): FinishedPage {
    const { isBest = false, endsAt = Infinity, uses = 0 } = cached.get(address) ?? {};
    cached.set(address, { page: last, renderedAt: now() - freshMs, endsAt, isBest, uses });
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
      const known = findTrue(address);
      const age = known ? now() - known.renderedAt : Infinity;
      if (known) noteUse(known);
      if (!known || age >= staleMs) {
        counts.misses += 1;
        return refresh(address);
      }
      counts[age < freshMs ? "hits" : "stale"] += 1;
      // No visitor waits for it, so its failure is ignored here; a visitor who waits for the same render gets it.
      if (age >= freshMs) refresh(address).catch(() => undefined);
      return known.page;
    },

    /** The page of that address while it is fresh, without rendering anything. */
    findFresh(address: string): FinishedPage | undefined {
      const known = findTrue(address);
      if (!known || now() - known.renderedAt >= freshMs) return undefined;
      noteUse(known);
      counts.hits += 1;
      return known.page;
    },

    find: (address: string): FinishedPage | undefined => findTrue(address)?.page,

    isFull: (): boolean => bytes >= FULL * maxBytes,

    /** Since the start: `stale` ones were served while they were rendered anew, `misses` were waited for. */
    figures: () => ({ ...counts, pages: cached.size, bytes, maxBytes }),

    async compressNext(): Promise<boolean> {
      if (!compressBest) return false;
      for (const [address, { page, isBest }] of cached) {
        if (isBest) continue;
        const best = await compressBest(page);
        const known = cached.get(address);
        if (known?.page !== page) return true;
        bytes += sizeOf(address, best) - sizeOf(address, page);
        cached.set(address, { ...known, page: best, isBest: true });
        return true;
      }
      return false;
    },

    /** Lets no page be served any more that began to render before, at the addresses concerned or at all. */
    forgetAll(isConcerned: (address: string) => boolean = () => true) {
      era += 1;
      rendering = new Map();
      for (const address of cached.keys()) if (isConcerned(address)) forget(address);
    },
  };
}

/** Milliseconds until the page is no longer true, where it says when: then it is not served, in an outage neither. */
function lifeOf({ headers }: FinishedPage): number {
  const end = Date.parse(headers["expires"] ?? "");
  return Number.isNaN(end) ? Infinity : end - Date.now();
}

const PAGE_OVERHEAD_BYTES = 2048;

/** What a page takes in memory, two bytes a character of text; a body may hold on to more than its own bytes. */
function sizeOf(address: string, { headers, body, etag }: FinishedPage): number {
  const texts = [address, etag, ...Object.entries(headers).flat()];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return PAGE_OVERHEAD_BYTES + 2 * characters + body.br.buffer.byteLength;
}
