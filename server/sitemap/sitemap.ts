import type { FastifyInstance } from "fastify";
import type { ContentResult } from "#site/content/content.ts";
import { escapeHtml } from "#site/texts/escape-html.ts";
import { RefusedError } from "../http/problems.ts";
import { finishPage, type FinishedPage, type RenderedPage } from "../pages/render-page.ts";
import { createPageCache } from "../pages/page-cache.ts";
import type { SitePage } from "./list-site-pages.ts";
import { sendPage } from "../pages/pages.ts";

const SITEMAP_PATH = "/sitemap.xml";
const PART_ROUTE = "/sitemap-:number(^\\d+).xml";
const partPath = (number: number) => `/sitemap-${number}.xml`;

const FRESH_MS = 10 * 60_000;
const STALE_MS = 60 * 60_000;
const RETRY_AFTER_S = 60;

export interface SitemapOptions {
  origin: string;
  listPages: () => AsyncIterable<ContentResult<SitePage[]>>;
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
  /** Those that the index names, made with it; none where one file holds all. */
  let parts: FinishedPage[] = [];
  const sitemaps = createPageCache({
    render: async () => {
      const made = await makeSitemap(origin, listPages()).catch(logFault);
      if (made.status === "ok") {
        ({ parts } = made.content);
        return { page: made.content.index, verdict: "cache" };
      }
      server.log.warn(
        { errors: made.errors },
        "the sitemap could not be renewed: an earlier one is served if there is one",
      );
      return refuseSitemap();
    },
    now,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxBytes: Infinity,
  });
  onContentChange?.(() => sitemaps.forgetAll());

  function logFault(error: unknown): never {
    server.log.error({ err: error }, "the sitemap could not be made: a fault of the site");
    throw error;
  }

  server.get(SITEMAP_PATH, async (request, reply) => sendPage(request, reply, await sitemaps.get(SITEMAP_PATH)));
  server.get<{ Params: { number: string } }>(PART_ROUTE, async (request, reply) => {
    const index = await sitemaps.get(SITEMAP_PATH);
    const part = parts[Number(request.params.number) - 1];
    if (index.status === 200 && !part) throw new RefusedError(404, "the sitemap has no such part");
    return sendPage(request, reply, index.status === 200 && part ? part : index);
  });
}

interface Sitemap {
  index: FinishedPage;
  parts: FinishedPage[];
}

/** One file of all pages, or the index of several; only a part's pages are in memory at a time. */
async function makeSitemap(
  origin: string,
  listed: AsyncIterable<ContentResult<SitePage[]>>,
): Promise<ContentResult<Sitemap>> {
  const parts: FinishedPage[] = [];
  const index: SitePage[] = [];
  let waiting: SitePage[] = [];
  const addPart = async (pages: SitePage[]) => {
    parts.push(await finishSitemap(renderSitemap(origin, pages)));
    const lastModified = newestOf(pages);
    index.push({ path: partPath(parts.length), ...(lastModified && { lastModified }) });
  };
  for await (const some of listed) {
    if (some.status !== "ok") return some;
    waiting = waiting.concat(some.content);
    while (waiting.length > MAX_PAGES) await addPart(waiting.splice(0, MAX_PAGES));
  }
  if (parts.length > 0) await addPart(waiting);
  const xml = parts.length > 0 ? renderIndex(origin, index) : renderSitemap(origin, waiting);
  return { status: "ok", content: { index: await finishSitemap(xml), parts } };
}

function newestOf(pages: readonly SitePage[]): string | undefined {
  const dates = pages.flatMap(({ lastModified = [] }) => lastModified);
  return dates.reduce<string | undefined>(
    (newest = "", date) => (Date.parse(date) < Date.parse(newest) ? newest : date),
    undefined,
  );
}

function finishSitemap(xml: string): Promise<FinishedPage> {
  const headers = { "content-type": "application/xml; charset=utf-8" };
  return finishPage(new Response(xml, { headers }), "cached");
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

/** A fifth of what one file may hold (sitemaps.org, "Sitemap file limits"), so that one is made in a moment. */
const MAX_PAGES = 10_000;

/** Absolute addresses, escaped as addresses and then as XML (https://www.sitemaps.org/protocol.html). */
export function renderSitemap(origin: string, pages: readonly SitePage[]): string {
  const links = pages.some(({ alternates }) => alternates) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>`,
    ...pages.map((page) => renderEntry(origin, page)),
    "</urlset>",
    "",
  ].join("\n");
}

function renderIndex(origin: string, files: readonly SitePage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.map((file) => renderEntry(origin, file).replace(/^<url>(.*)<\/url>$/, "<sitemap>$1</sitemap>")),
    "</sitemapindex>",
    "",
  ].join("\n");
}

function renderEntry(origin: string, { path, lastModified, alternates = [] }: SitePage): string {
  const addressOf = (one: string) => escapeHtml(new URL(origin + one).href);
  const links = alternates.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(one.language)}" href="${addressOf(one.path)}"/>`,
  );
  const changed = lastModified === undefined ? "" : `<lastmod>${escapeHtml(lastModified)}</lastmod>`;
  return `<url><loc>${addressOf(path)}</loc>${changed}${links.join("")}</url>`;
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
