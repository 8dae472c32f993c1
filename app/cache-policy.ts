import { canonicalPath } from "#hospitals/find-hospital.ts";
import type { Site } from "#hospitals/site.ts";
import { parseDoctorLimit } from "./features/doctors/doctor-limit.ts";

/** A query parameter that the content of some pages depends on. */
interface PageParameter {
  name: string;
  /** The pages it belongs to. */
  pages: RegExp;
  /** The value the page is kept under; undefined for one that changes nothing. */
  read: (value: string) => string | undefined;
  /** Tells values of which there is no end: pages that answer them are kept nowhere, or they would push out all others. */
  isEndless?: (value: string, site: Hospitals) => boolean;
}

type Hospitals = Pick<Site, "hospitals">;

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
  // An id of the content service.
  { name: "listing", pages: /^\/[^/]+\/appointment\/doctors$/, read: sane(/^[\w.-]{1,64}$/) },
];

/** React Router's own, in its requests for a page's data: which of the page's routes still need theirs. */
const DATA_PARAMETER = { name: "_routes", read: sane(/^[\w/,.-]{1,200}$/) };

/** What React Router appends to a page's address to ask for its data; a slash at the end of the address becomes "/_". */
const DATA_SUFFIX = /(\/_)?\.data$/;

/** Pages that hold something of the visitor's own; each is rendered for whoever asks, and kept nowhere. */
const OWN_PAGES = /^\/[^/]+\/sent\//;

/** Whether a page may be kept and served to others. */
export function isShared(url: URL, site: Hospitals): boolean {
  if (OWN_PAGES.test(url.pathname)) return false;
  return readPage(url, site).parameters.every(({ value, isEndless }) => !isEndless?.(value, site));
}

/** Whether React Router asks for a page's data, not for the page. */
export function isDataAddress({ pathname }: URL): boolean {
  return DATA_SUFFIX.test(pathname);
}

/** The address a page is rendered and kept under: its canonical path and known query, without the rest. */
export function pageAddress(url: URL, site: Hospitals): string {
  const { path, parameters } = readPage(url, site);
  const query = new URLSearchParams(parameters.map(({ name, value }) => [name, value]));
  return path + (query.size > 0 ? `?${query}` : "");
}

/** What an address asks for: the page, or its data, and the parameters that count there. */
function readPage(url: URL, site: Hospitals) {
  const { pathname, searchParams } = url;
  const isData = isDataAddress(url);
  const path = canonicalPath(site, pathname.replace(DATA_SUFFIX, ""));
  const own = PAGE_PARAMETERS.filter(({ pages }) => pages.test(path));
  const known: Omit<PageParameter, "pages">[] = isData ? [...own, DATA_PARAMETER] : own;
  const parameters = known.flatMap((parameter) => {
    const value = parameter.read(searchParams.get(parameter.name) ?? "");
    return value === undefined ? [] : [{ ...parameter, value }];
  });
  return { path: isData ? dataPath(path) : path, parameters };
}

function dataPath(path: string): string {
  return path.endsWith("/") ? `${path}_.data` : `${path}.data`;
}

function isNoDepartment(slug: string, { hospitals }: Hospitals): boolean {
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
