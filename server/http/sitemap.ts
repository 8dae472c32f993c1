import type { FastifyInstance } from "fastify";
import { ContentUnavailableError } from "#content/content.ts";
import { finishPage } from "../pages/finished-page.ts";
import { createPageCache } from "../pages/page-cache.ts";
import type { SitePage } from "../sitemap/list-site-pages.ts";
import { renderSitemap } from "../sitemap/render-sitemap.ts";
import { READ_METHODS, registerOtherMethods } from "./other-methods.ts";
import { sendPage } from "./pages.ts";

/** Where the sitemap is, also for robots.txt. */
export const SITEMAP_PATH = "/sitemap.xml";

const FRESH_MS = 10 * 60_000;
const STALE_MS = 60 * 60_000;
const RETRY_AFTER_S = 60;

interface SitemapOptions {
  /** Public origin without a trailing slash. */
  origin: string;
  listPages: () => Promise<SitePage[]>;
  /** Calls the listener when content has changed. */
  onContentChange?: (listener: () => void) => void;
  /** Milliseconds, from any fixed point. */
  now?: () => number;
}

/**
 * Serves the sitemap, made anew at most every ten minutes. While the content service is away the last whole one is
 * served; with none the answer is 503, so that no search engine takes a part of the pages for all of them.
 */
export function registerSitemap(
  server: FastifyInstance,
  { origin, listPages, onContentChange, now = () => performance.now() }: SitemapOptions,
) {
  const sitemaps = createPageCache({
    render: async () => {
      const xml = renderSitemap(origin, await listPages().catch(reportFailure));
      const headers = { "content-type": "application/xml; charset=utf-8" };
      return { page: await finishPage(new Response(xml, { headers }), "kept"), verdict: "keep" };
    },
    now,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxBytes: Infinity,
  });
  onContentChange?.(sitemaps.forgetAll);

  function reportFailure(error: unknown): never {
    server.log.warn({ err: error }, "the sitemap could not be made anew");
    throw error;
  }

  server.get(SITEMAP_PATH, async (request, reply) => {
    try {
      return sendPage(request, reply, await sitemaps.get(SITEMAP_PATH));
    } catch (error) {
      if (!(error instanceof ContentUnavailableError)) throw error;
      reply.status(503).header("retry-after", RETRY_AFTER_S).header("cache-control", "no-store");
      return reply.type("text/plain").send("The list of pages is not complete at the moment.\n");
    }
  });
  registerOtherMethods(server, SITEMAP_PATH, READ_METHODS);
}
