import { availableParallelism, loadavg } from "node:os";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { ContentResult } from "#site/content/content.ts";
import type { SitePage } from "../sitemap/list-site-pages.ts";
import type { PageCache } from "./page-cache.ts";

interface WarmPagesOptions {
  cache: Pick<PageCache, "get" | "compressNext" | "isFull">;
  /** Makes the search's index, which a first search makes otherwise. */
  warmSearch: () => Promise<void>;
  listPages: () => AsyncIterable<ContentResult<SitePage[]>>;
  onContentChange: (listener: () => void) => void;
  timing?: Partial<typeof TIMING>;
  isBusy?: () => boolean;
}

/** Rests after work are times its length: rendering keeps visitors waiting, compressing is done by another thread. */
const TIMING = { beginAfterMs: 5000, restsAfterRender: 4, restsAfterCompression: 1, lookEveryMs: 10_000 };

const BUSY = 0.5;

const isBusyMachine = () => (loadavg()[0] ?? 0) > availableParallelism();

/**
 * Makes the search ready, renders each page at the start and after a change, as many as the cache has room for, and
 * compresses it best, in part of the time visitors leave.
 */
export async function warmPages(options: WarmPagesOptions, signal: AbortSignal): Promise<void> {
  const { cache, warmSearch, listPages, onContentChange, isBusy = isBusyMachine } = options;
  const { beginAfterMs, restsAfterRender, restsAfterCompression, lookEveryMs } = { ...TIMING, ...options.timing };
  let isCold = true;
  onContentChange(() => (isCold = true));
  const rest = (ms: number) => sleep(ms, undefined, { signal, ref: false });

  async function work<Value>(piece: () => Promise<Value>, rests: number): Promise<Value> {
    const startedAt = performance.now();
    const value = await piece();
    const tookMs = performance.now() - startedAt;
    let restBegan;
    do {
      restBegan = performance.eventLoopUtilization();
      await rest(Math.max(rests * tookMs, isBusy() ? lookEveryMs : 0));
    } while (isBusy() || performance.eventLoopUtilization(restBegan).utilization > BUSY);
    return value;
  }

  async function renderAll() {
    isCold = false;
    for await (const pages of listPages()) {
      if (pages.status !== "ok") return;
      for (const { path } of pages.content) {
        if (isCold || cache.isFull()) return;
        await work(() => cache.get(path).catch(() => undefined), restsAfterRender);
      }
    }
  }

  try {
    await rest(beginAfterMs);
    while (isBusy()) await rest(lookEveryMs);
    await work(warmSearch, restsAfterRender);
    while (!signal.aborted) {
      if (isCold) await renderAll();
      else if (!(await work(cache.compressNext, restsAfterCompression))) await rest(lookEveryMs);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
