import type { PageServices } from "#app/context.ts";
import type { Content } from "#content/content.ts";
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

export type RenderPage = (request: Request, services: PageServices, use: "kept" | "once") => Promise<RenderedPage>;

/** A function that renders a page with these services, finishes it, and tells whether content was missing on it. */
export function createPageRender({ renderer, log, frameAncestors }: PageRenderOptions): RenderPage {
  return async (request, services, use) => {
    const failures: unknown[] = [];
    const content = watchContent(services.content, (error) => failures.push(error));
    const response = await renderer(request, { ...services, content });
    const { apiOrigin, origin } = services;
    const page = await finishPage(response, use, { apiOrigin, frameAncestors, isHttps: origin.startsWith("https:") });
    for (const error of failures)
      log.warn({ err: error, path: new URL(request.url).pathname }, "content is missing on a page");
    if (failures.length > 0 || response.status >= 500) return { page: withoutStorage(page), verdict: "outage" };
    return { page, verdict: response.status === 200 ? "keep" : "pass" };
  };
}

/** The page as one that nobody keeps. */
export function withoutStorage(page: FinishedPage): FinishedPage {
  return { ...page, headers: { ...page.headers, "cache-control": "no-store" } };
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
