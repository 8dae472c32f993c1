import { matchRoutes, type RouteObject } from "react-router";
import { canonicalPath, splitPrefix } from "#site/hospitals/find-hospital.ts";
import type { Site } from "#site/hospitals/site.ts";
import { mayBePage } from "#site/pages/may-be-page.ts";
import type { OwnPages } from "#site/pages/own-page.ts";

/** The table of routes (`app/routes.ts`), as far as addresses are concerned. */
type AddressTable = readonly { path?: string | undefined; index?: boolean | undefined; children?: unknown }[];

/** What pages belong to. */
export interface KnownSite {
  site: Pick<Site, "hospitals" | "languages">;
  table: AddressTable;
}

/** Whether there may be a page at a path, by the routes and the site's own data. */
export function createPageTest({ site, table }: KnownSite, pages: OwnPages): (path: string) => boolean {
  return (path) => mayBePage(matchPath(table, canonicalPath(site, splitPrefix(site, path).path)), site, pages);
}

/** Whether the program has a page at that address below a hospital. */
export function isTaken(table: AddressTable, address: string): boolean {
  return matchPath(table, `/base/${address}`).pattern !== ":basePath/:page";
}

function matchPath(table: AddressTable, path: string) {
  const found = matchRoutes(table as RouteObject[], path) ?? [];
  const parts = found.map(({ route }) => route.path).filter(Boolean);
  return { pattern: found.length > 0 ? parts.join("/") : "*", params: found.at(-1)?.params ?? {} };
}
