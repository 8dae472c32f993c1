import { canonicalPath } from "#hospitals/canonical-path.ts";
import type { Site } from "#hospitals/site.ts";
import { parseDoctorLimit } from "./features/doctors/doctor-limit.ts";

/** A query parameter that the content of some pages depends on. */
interface PageParameter {
  name: string;
  /** The pages it belongs to. */
  pages: RegExp;
  /** The value the page is kept under; undefined for one that changes nothing. */
  read: (value: string) => string | undefined;
}

const NAME = /^[\p{L}\p{M}\p{N} _.,'()&/-]{1,80}$/u;

/** Everything else in a query is dropped before rendering, so that addresses that differ in nothing share one kept page. */
const PAGE_PARAMETERS: PageParameter[] = [
  { name: "limit", pages: /^\/[^/]+\/doctors$/, read: readDoctorLimit },
  // A department's slug or name, and a doctor's id or name; what is nobody's answers with a redirect, which is not kept.
  { name: "department", pages: /^\/[^/]+\/appointment$/, read: sane(NAME) },
  { name: "doctor", pages: /^\/[^/]+\/appointment$/, read: sane(NAME) },
  // An id of the content service.
  { name: "listing", pages: /^\/[^/]+\/appointment\/doctors$/, read: sane(/^[\w.-]{1,64}$/) },
];

/** React Router's own, in its requests for a page's data: which of the page's routes still need theirs. */
const DATA_PARAMETER = { name: "_routes", read: sane(/^[\w/,.-]{1,200}$/) };

/** What React Router appends to a page's address to ask for its data. */
const DATA_SUFFIX = ".data";

/** Pages that hold something of the visitor's own; each is rendered for whoever asks, and kept nowhere. */
const OWN_PAGES = /^\/[^/]+\/sent\//;

/** Whether a page may be kept and served to others. */
export function isShared({ pathname }: URL): boolean {
  return !OWN_PAGES.test(pathname);
}

/** The address a page is rendered and kept under: its canonical path and known query, without the rest. */
export function pageAddress(url: URL, site: Pick<Site, "hospitals">): string {
  const isData = url.pathname.endsWith(DATA_SUFFIX);
  const path = canonicalPath(site, isData ? url.pathname.slice(0, -DATA_SUFFIX.length) : url.pathname);
  const parameters = [...PAGE_PARAMETERS.filter(({ pages }) => pages.test(path)), ...(isData ? [DATA_PARAMETER] : [])];
  const query = new URLSearchParams();
  for (const { name, read } of parameters) {
    const value = read(url.searchParams.get(name) ?? "");
    if (value !== undefined) query.set(name, value);
  }
  return path + (isData ? DATA_SUFFIX : "") + (query.size > 0 ? `?${query}` : "");
}

/** The first page of doctors needs no parameter. */
function readDoctorLimit(value: string): string | undefined {
  const limit = parseDoctorLimit(value);
  return limit === parseDoctorLimit(null) ? undefined : String(limit);
}

function sane(shape: RegExp) {
  return (value: string) => (shape.test(value) ? value : undefined);
}
