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

/** `entry`: content may have it or not. `no entry`: a department, facility or page that is a file is not there. */
type Found = "page" | "entry" | "no entry" | "none";

/** What is at a path, by the routes and the site's own data. */
export function createPageTest(table: AddressTable, site: KnownSite, pages: OwnPages): (path: string) => Found {
  const known = new Map<string, ReturnType<typeof matchPath>>();
  return (path) => {
    const own = canonicalPath(site, splitPrefix(site, path).path);
    const [, base = "", ...below] = own.split("/");
    const hospital = findHospitalByBasePath(site, base);
    // The routes do not tell hospitals apart.
    const place = hospital ? ["/base", ...below].join("/") : own;
    const match = known.get(place) ?? matchPath(table, place);
    known.set(place, match);
    const { pattern, params } = match;
    const { basePath, page, slug, "*": rest, ...others } = params;
    const isOf = (entry: unknown): Found => (entry === undefined ? "no entry" : "page");
    if (pattern === undefined || pattern === ":basePath/*" || (basePath !== undefined && !hospital)) return "none";
    if (page !== undefined) return isOf(findOwnPage(pages, hospital, page));
    if (hospital && slug !== undefined) return isOf(findDepartment(hospital, slug));
    if (hospital && rest !== undefined) return isOf(findFacility(hospital, rest));
    return Object.keys(others).length > 0 ? "entry" : "page";
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
