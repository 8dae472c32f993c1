import type { FastifyInstance } from "fastify";
import type { ContentResult } from "#site/content/content.ts";
import { finishPage, type RenderedPage } from "../pages/render-page.ts";
import { createPageCache } from "../pages/page-cache.ts";
import type { SitePage } from "./list-site-pages.ts";
import { sendPage } from "../pages/pages.ts";

const SITEMAP_PATH = "/sitemap.xml";

const FRESH_MS = 10 * 60_000;
const STALE_MS = 60 * 60_000;
const RETRY_AFTER_S = 60;

export interface SitemapOptions {
  origin: string;
  listPages: () => Promise<ContentResult<SitePage[]>>;
  onContentChange?: (listener: () => void) => void;
  now?: () => number;
}

export function registerSitemap(server: FastifyInstance, options: SitemapOptions) {
  registerSitemapFile(server, options);
  registerRobots(server, options.origin);
}

/** While content is away the last complete one is served; without one 503, so that no part is taken for all. */
function registerSitemapFile(
  server: FastifyInstance,
  { origin, listPages, onContentChange, now = () => performance.now() }: SitemapOptions,
) {
  const sitemaps = createPageCache({
    render: async () => {
      const pages = await listPages().catch(logFault);
      if (pages.status === "ok") return finishSitemap(renderSitemap(origin, pages.content));
      server.log.warn(
        { errors: pages.errors },
        "the sitemap could not be renewed: an earlier one is served if there is one",
      );
      return refuseSitemap();
    },
    now,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxBytes: Infinity,
  });
  onContentChange?.(sitemaps.forgetAll);

  function logFault(error: unknown): never {
    server.log.error({ err: error }, "the sitemap could not be made: a fault of the site");
    throw error;
  }

  server.get(SITEMAP_PATH, async (request, reply) => sendPage(request, reply, await sitemaps.get(SITEMAP_PATH)));
}

async function finishSitemap(xml: string): Promise<RenderedPage> {
  const headers = { "content-type": "application/xml; charset=utf-8" };
  return { page: await finishPage(new Response(xml, { headers }), "cached"), verdict: "cache" };
}

async function refuseSitemap(): Promise<RenderedPage> {
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": String(RETRY_AFTER_S),
  };
  const response = new Response("The list of pages is not complete at the moment.\n", { status: 503, headers });
  return { page: await finishPage(response, "once"), verdict: "outage" };
}

/** The most addresses one file may hold (sitemaps.org, "Sitemap file limits"). */
const MAX_PAGES = 50_000;

/** Absolute addresses, escaped as addresses and then as XML (https://www.sitemaps.org/protocol.html). */
export function renderSitemap(origin: string, pages: readonly SitePage[]): string {
  if (pages.length > MAX_PAGES) throw new Error(`a sitemap of ${pages.length} pages needs more than one file`);
  const links = pages.some(({ alternates }) => alternates) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>`,
    ...pages.map((page) => renderEntry(origin, page)),
    "</urlset>",
    "",
  ].join("\n");
}

function renderEntry(origin: string, { path, lastModified, alternates = [] }: SitePage): string {
  const addressOf = (one: string) => escapeXml(new URL(origin + one).href);
  const links = alternates.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${escapeXml(one.language)}" href="${addressOf(one.path)}"/>`,
  );
  const changed = lastModified === undefined ? "" : `<lastmod>${escapeXml(lastModified)}</lastmod>`;
  return `<url><loc>${addressOf(path)}</loc>${changed}${links.join("")}</url>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "'": "&apos;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

function escapeXml(text: string): string {
  return text.replace(/[&'"<>]/g, (character) => ENTITIES[character] ?? "");
}

const ROBOTS_PATH = "/robots.txt";

const MAX_AGE_SECONDS = 3_600;

/** Shows search engines where the pages are listed, and what is none (RFC 9309; sitemaps.org, "Informing crawlers"). */
function registerRobots(server: FastifyInstance, origin: string) {
  const rules = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /redirect",
    "",
    `Sitemap: ${origin}${SITEMAP_PATH}`,
    "",
  ];
  server.get(ROBOTS_PATH, async (_request, reply) =>
    reply
      .header("cache-control", `public, max-age=${MAX_AGE_SECONDS}`)
      .type("text/plain; charset=utf-8")
      .send(rules.join("\n")),
  );
}
