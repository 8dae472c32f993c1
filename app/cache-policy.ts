import { canonicalPath, findDepartment, findFacility, findHospitalByBasePath } from "#hospitals/find-hospital.ts";
import type { Site } from "#hospitals/site.ts";
import { parseDoctorLimit } from "./features/doctors/doctor-limit.ts";

/** What the table of routes says of the address of a page. */
export interface PageRoutes {
  /** The ids of the routes that make the page, outermost first, and the parts of the address that they read. */
  match: (path: string) => { ids: string[]; params: Readonly<Record<string, string | undefined>> };
  /** What the page's form sends; undefined for a page without one. */
  formAt: (path: string) => "fields" | "file" | undefined;
}

/** What tells the addresses of pages from others. */
export interface SiteAddresses extends Pick<Site, "hospitals">, Pick<PageRoutes, "match"> {}

/** A query parameter that the content of some pages depends on. */
interface PageParameter {
  name: string;
  /** The pages it belongs to. */
  pages: RegExp;
  /** The value the page is kept under; undefined for one that changes nothing. */
  read: (value: string) => string | undefined;
  /** Tells values of which there is no end: pages that answer them are kept nowhere, or they would push out all others. */
  isEndless?: (value: string, site: Pick<Site, "hospitals">) => boolean;
}

const NAME = /^[\p{L}\p{M}\p{N} _.,'()&/-]{1,80}$/u;

/** Everything else in a query is dropped before rendering, so that addresses that differ in nothing share one kept page. */
const PAGE_PARAMETERS: PageParameter[] = [
  { name: "limit", pages: /^\/[^/]+\/doctors$/, read: readDoctorLimit },
  // A department of the content service: one of the site's own, mostly.
  { name: "department", pages: /^\/[^/]+\/doctors$/, read: sane(NAME), isEndless: isNoDepartment },
  // Free text.
  { name: "find", pages: /^(\/[^/]+)?\/what_is_where$/, read: sane(/^[^\p{Cc}]{1,60}$/u), isEndless: () => true },
  // A department's slug or name, and a doctor's id or name; what is nobody's answers with a redirect, which is not kept.
  { name: "department", pages: /^\/[^/]+\/appointment$/, read: sane(NAME) },
  { name: "doctor", pages: /^\/[^/]+\/appointment$/, read: sane(NAME) },
  // An id of the content service; one that is nobody's answers 404, which is not kept.
  { name: "listing", pages: /^\/[^/]+\/appointment\/doctors$/, read: sane(/^[\w.-]{1,64}$/) },
];

/** React Router's own, in its requests for a page's data: which of the page's routes still need theirs. */
const DATA_PARAMETER = "_routes";

/** What React Router appends to a page's address to ask for its data; a slash at the end of the address becomes "/_". */
const DATA_SUFFIX = /(\/_)?\.data$/;

/** Pages that hold something of the visitor's own; each is rendered for whoever asks, and kept nowhere. */
const OWN_PAGES = /^\/[^/]+\/sent\//;

/** Whether a page may be kept and served to others. */
export function isShared(url: URL, site: SiteAddresses): boolean {
  if (OWN_PAGES.test(url.pathname)) return false;
  return readPage(url, site).parameters.every(({ value, isEndless }) => !isEndless?.(value, site));
}

/** Whether React Router asks for a page's data, not for the page. */
export function isDataAddress({ pathname }: URL): boolean {
  return DATA_SUFFIX.test(pathname);
}

/** The path of the page that an address, or that of its data, leads to. */
export function pagePath({ pathname }: URL, site: Pick<Site, "hospitals">): string {
  return canonicalPath(site, pathname.replace(DATA_SUFFIX, ""));
}

/** The address a page is rendered and kept under: its canonical path and known query, without the rest. */
export function pageAddress(url: URL, site: SiteAddresses): string {
  const { path, parameters } = readPage(url, site);
  const query = new URLSearchParams(parameters.map(({ name, value }) => [name, value]));
  return (isDataAddress(url) ? dataPath(path) : path) + (query.size > 0 ? `?${query}` : "");
}

/** Whether there can be no page at an address, as the site's own data tells; entries of the content service may be. */
export function isNoPage(url: URL, site: SiteAddresses): boolean {
  const { ids, params } = site.match(pagePath(url, site));
  const page = ids.at(-1);
  if (page === undefined || page === "routes/hospital/not-found") return true;
  if (params["basePath"] === undefined) return false;
  const hospital = findHospitalByBasePath(site, params["basePath"]);
  if (!hospital) return true;
  if (page === "routes/hospital/department") return !findDepartment(hospital, params["slug"] ?? "");
  return page === "routes/hospital/facility" && !findFacility(hospital, params["*"] ?? "");
}

/** What an address asks for: the page, and the parameters that count there. */
function readPage(url: URL, site: SiteAddresses) {
  const path = pagePath(url, site);
  const parameters = PAGE_PARAMETERS.filter(({ pages }) => pages.test(path)).flatMap((parameter) => {
    const value = parameter.read(url.searchParams.get(parameter.name) ?? "");
    return value === undefined ? [] : [{ ...parameter, value }];
  });
  return { path, parameters: isDataAddress(url) ? [...parameters, ...readRoutes(url, path, site)] : parameters };
}

/** Of the routes whose data is asked for, those that make the page, in one order: no others can be had. */
function readRoutes(
  { searchParams }: URL,
  path: string,
  { match }: SiteAddresses,
): (Pick<PageParameter, "name" | "isEndless"> & { value: string })[] {
  const asked = searchParams.get(DATA_PARAMETER)?.split(",") ?? [];
  const ids = asked.length > 0 ? match(path).ids.filter((id) => asked.includes(id)) : [];
  return ids.length > 0 ? [{ name: DATA_PARAMETER, value: ids.join(",") }] : [];
}

function dataPath(path: string): string {
  return path.endsWith("/") ? `${path}_.data` : `${path}.data`;
}

function isNoDepartment(slug: string, { hospitals }: Pick<Site, "hospitals">): boolean {
  return !hospitals.some(({ routedDepartments }) => routedDepartments.some((department) => department.slug === slug));
}

/** The first page of doctors needs no parameter. */
function readDoctorLimit(value: string): string | undefined {
  const limit = parseDoctorLimit(value);
  return limit === parseDoctorLimit(null) ? undefined : String(limit);
}

function sane(shape: RegExp) {
  return (value: string) => (shape.test(value) ? value : undefined);
}
