import type { SiteServices } from "#app/context.ts";
import type { ContentErrors } from "#content/content.ts";
import type { PageRenderer } from "../app.ts";
import { finishPage, type FinishedPage } from "./finished-page.ts";
import type { RenderedPage } from "./page-cache.ts";

/** Where failures of pages are written. */
export interface PageLog {
  warn: (facts: object, message: string) => void;
}

export interface PageRenderOptions {
  renderer: PageRenderer;
  log: PageLog;
  /** Origins whose pages may show the page in a frame, as in a Content-Security-Policy; none when left out. */
  frameAncestors?: string;
}

export type RenderPage = (request: Request, services: SiteServices, use: "cached" | "once") => Promise<RenderedPage>;

/** A function that renders a page with these services, finishes it, and tells whether content was missing on it. */
export function createPageRender({ renderer, log, frameAncestors }: PageRenderOptions): RenderPage {
  return async (request, services, use) => {
    const missing: ContentErrors[] = [];
    const response = await renderer(request, { ...services, noteMissingContent: (errors) => missing.push(errors) });
    const { apiOrigin, origin } = services;
    const page = await finishPage(response, use, { apiOrigin, frameAncestors, isHttps: origin.startsWith("https:") });
    if (missing.length > 0)
      log.warn({ errors: missing.flat(), path: new URL(request.url).pathname }, "content is missing on a page");
    if (missing.length > 0 || response.status >= 500) return { page: withoutStorage(page), verdict: "outage" };
    return { page, verdict: response.status === 200 ? "cache" : "pass" };
  };
}

/** The page as one that no cache may store. */
export function withoutStorage(page: FinishedPage): FinishedPage {
  return { ...page, headers: { ...page.headers, "cache-control": "no-store" } };
}
