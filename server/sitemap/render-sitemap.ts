import type { SitePage } from "./list-site-pages.ts";

/** The most addresses one file may hold (sitemaps.org, "Sitemap file limits"). */
const MOST_PAGES = 50_000;

/**
 * The sitemap of these pages as XML (https://www.sitemaps.org/protocol.html): absolute addresses, escaped as addresses
 * and then as XML. Throws when there are more than one file may hold, because a part would be taken for all.
 */
export function renderSitemap(origin: string, pages: readonly SitePage[]): string {
  if (pages.length > MOST_PAGES) throw new Error(`a sitemap of ${pages.length} pages needs more than one file`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => renderPage(origin, page)),
    "</urlset>",
    "",
  ].join("\n");
}

function renderPage(origin: string, { path, lastModified }: SitePage): string {
  const changed = lastModified === undefined ? "" : `<lastmod>${escapeXml(lastModified)}</lastmod>`;
  return `<url><loc>${escapeXml(new URL(origin + path).href)}</loc>${changed}</url>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "'": "&apos;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

function escapeXml(text: string): string {
  return text.replace(/[&'"<>]/g, (character) => ENTITIES[character] ?? "");
}
