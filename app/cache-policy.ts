/**
 * The query parameters a page's content depends on, with the shape of a sane value. Every other parameter is dropped
 * before rendering, so that addresses that differ in nothing else share one kept page.
 */
const PAGE_QUERY: Record<string, RegExp> = {
  limit: /^\d{1,3}$/,
  // An id of the content service.
  listing: /^[\w.-]{1,64}$/,
  // React Router's own: which of the page's routes a navigation still needs data for.
  _routes: /^[\w/,.-]{1,200}$/,
};

/** The address a page is rendered and kept under: path and known query, without the rest. */
export function pageAddress(url: URL): string {
  const query = new URLSearchParams();
  for (const [name, shape] of Object.entries(PAGE_QUERY)) {
    const value = url.searchParams.get(name);
    if (value !== null && shape.test(value)) query.set(name, value);
  }
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
}
