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
export type AddressTable = readonly { path?: string | undefined; index?: boolean | undefined; children?: unknown }[];

export type KnownSite = Pick<Site, "hospitals" | "languages">;

/** Whether a page may be at a path, by the routes and the site's own data: content may have it or not. */
export function createPageTest(table: AddressTable, site: KnownSite, pages: OwnPages): (path: string) => boolean {
  return (path) => {
    const { pattern, params } = matchPath(table, canonicalPath(site, splitPrefix(site, path).path));
    const { basePath, page, slug = "", "*": rest = "" } = params;
    const hospital = basePath === undefined ? undefined : findHospitalByBasePath(site, basePath);
    if (basePath !== undefined && !hospital) return false;
    if (page !== undefined) return findOwnPage(pages, hospital, page) !== undefined;
    if (hospital && pattern === ":basePath/department/:slug") return findDepartment(hospital, slug) !== undefined;
    if (hospital && pattern === ":basePath/facilities/*") return findFacility(hospital, rest) !== undefined;
    return pattern !== undefined && pattern !== ":basePath/*";
  };
}

/** Whether the program has a page at that address below a hospital. */
export function isTaken(table: AddressTable, address: string): boolean {
  return matchPath(table, `/base/${address}`).pattern !== ":basePath/:page";
}

function matchPath(table: AddressTable, path: string) {
  const found = matchRoutes(table as RouteObject[], path);
  const parts = found?.map(({ route }) => route.path).filter(Boolean);
  return { pattern: parts?.join("/"), params: found?.at(-1)?.params ?? {} };
}
