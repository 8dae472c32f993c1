import { matchRoutes, type RouteObject } from "react-router";
import {
  canonicalPath,
  findDepartment,
  findFacility,
  findHospitalByBasePath,
  splitPrefix,
} from "#site/hospitals/find-hospital.ts";
import type { Site } from "#site/hospitals/site.ts";
import { findOwnPage, type OwnPages } from "#site/pages/own-page.ts";

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

/**
 * Whether there may be a page, by the site's own data: content has an entry or not. A part with a `*`, as redirects
 * have it, stands for any.
 */
export function mayBePage({ pattern, params }: Match, site: Pick<Site, "hospitals">, pages?: OwnPages): boolean {
  const { basePath, page, slug, "*": rest } = params;
  const hospital = basePath === undefined ? undefined : findHospitalByBasePath(site, basePath);
  if (/(^|:basePath\/)\*$/.test(pattern) || (basePath !== undefined && !hospital)) return false;
  if ([page, slug, rest].some((part) => part?.includes("*"))) return true;
  if (page !== undefined) return findOwnPage(pages, hospital, page) !== undefined;
  if (hospital && slug !== undefined) return findDepartment(hospital, slug) !== undefined;
  return !hospital || rest === undefined || findFacility(hospital, rest) !== undefined;
}

/** Whether the program has a page at that address below a hospital. */
export function isTaken(table: AddressTable, address: string): boolean {
  return matchPath(table, `/base/${address}`).pattern !== ":basePath/:page";
}

type Match = ReturnType<typeof matchPath>;

function matchPath(table: AddressTable, path: string) {
  const found = matchRoutes(table as RouteObject[], path) ?? [];
  const parts = found.map(({ route }) => route.path).filter(Boolean);
  return { pattern: found.length > 0 ? parts.join("/") : "*", params: found.at(-1)?.params ?? {} };
}
