import { data } from "react-router";
import type { PageServices } from "#app/context.ts";
import { pageTitle, type PageHead } from "#app/head/page-head.ts";
import type { PagerView } from "#app/ui/page/page.tsx";
import type { ContentResult } from "#site/content/content.ts";
import { contentOr } from "./hospital-page.ts";

/** Far below what a page may weigh. */
const ENTRIES_ON_A_PAGE = 60;

/** The entries that an address shows (`?page=…`), with the ways to others; throws 404 for a page without entries. */
export function listPage<Entry>(
  services: Pick<PageServices, "texts" | "noteMissingContent">,
  { url }: Request,
  path: string,
  result: ContentResult<Entry[]>,
) {
  const { newer, older, pageOf } = services.texts.server.places;
  const all = contentOr(result, [], services);
  const page = Number(new URL(url).searchParams.get("page") ?? 1);
  const pages = Math.max(1, Math.ceil(all.length / ENTRIES_ON_A_PAGE));
  // In an outage nobody knows how many there are.
  if (result.status === "ok" && !(Number.isInteger(page) && page >= 1 && page <= pages))
    throw data(null, { status: 404 });
  const label = pageOf(page, pages);
  const link = (to: number, name: string) => ({ to: to === 1 ? path : `${path}?page=${to}`, label: name });
  const links = [...(page > 1 ? [link(page - 1, newer)] : []), ...(page < pages ? [link(page + 1, older)] : [])];
  return {
    entries: all.slice((page - 1) * ENTRIES_ON_A_PAGE, page * ENTRIES_ON_A_PAGE),
    ...(pages > 1 && { pager: { label, links } satisfies PagerView }),
    /** The section's head, or that of its page. */
    headOf: (head: PageHead): PageHead =>
      page === 1 || pages === 1
        ? head
        : { ...head, title: pageTitle(head.title, label), canonical: `${head.canonical}?page=${page}` },
  };
}
