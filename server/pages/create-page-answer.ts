import { isShared, pageAddress } from "#app/cache-policy.ts";
import type { PageServices } from "#app/context.ts";
import type { Content } from "#content/content.ts";
import type { PageRenderer } from "../app.ts";
import { finishPage, type FinishedPage } from "./finished-page.ts";
import { createPageCache, type RenderedPage } from "./page-cache.ts";

/** Answers any page request: kept bytes for plain GETs, a fresh render for everything else. */
export type PageAnswer = (request: Request) => Promise<FinishedPage>;

const FRESH_MS = 30_000;
const STALE_MS = 300_000;
const MAX_BYTES = 200 * 1024 * 1024;

export interface PageAnswerOptions {
  renderer: PageRenderer;
  services: PageServices;
  log: Log;
  /** With false every page is rendered anew, so that a change of the code shows at once. */
  keepsPages: boolean;
  /** Calls the listener when content has changed. */
  onContentChange?: (listener: () => void) => void;
}

/** Composes rendering, the watch over content failures, and the page cache. */
export function createPageAnswer({
  renderer,
  services,
  log,
  keepsPages,
  onContentChange,
}: PageAnswerOptions): PageAnswer {
  async function render(request: Request, use: "kept" | "once"): Promise<RenderedPage> {
    const failures: unknown[] = [];
    const content = watchContent(services.content, (error) => failures.push(error));
    const response = await renderer(request, { ...services, content });
    const page = await finishPage(response, use, services.apiOrigin);
    for (const error of failures)
      log.warn({ err: error, path: new URL(request.url).pathname }, "content is missing on a page");
    if (failures.length > 0 || response.status >= 500) return { page: withoutStorage(page), verdict: "outage" };
    return { page, verdict: response.status === 200 ? "keep" : "pass" };
  }

  const cache = createPageCache({
    render: (address) => render(new Request(services.origin + address), "kept"),
    now: () => performance.now(),
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxBytes: MAX_BYTES,
  });
  onContentChange?.(cache.forgetAll);

  return async (request) => {
    const url = new URL(request.url);
    if (keepsPages && request.method === "GET" && isShared(url, services.site))
      return cache.get(pageAddress(url, services.site));
    return withoutStorage((await render(request, "once")).page);
  };
}

interface Log {
  warn: (facts: object, message: string) => void;
}

function watchContent(content: Content, note: (error: unknown) => void): Content {
  return new Proxy(content, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return async (...args: unknown[]) => {
        try {
          return await Reflect.apply(member, target, args);
        } catch (error) {
          note(error);
          throw error;
        }
      };
    },
  });
}

function withoutStorage(page: FinishedPage): FinishedPage {
  return { ...page, headers: { ...page.headers, "cache-control": "no-store" } };
}
