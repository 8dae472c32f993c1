import type { PageMatch, PageParameter, PageRoutes } from "#app/route-policy.ts";
import { mayBePage } from "#desk/pages/page-test.ts";
import { canonicalPath, splitPrefix } from "#site/hospitals/find-hospital.ts";
import type { Site } from "#site/hospitals/site.ts";
import { PARAMETER_KINDS } from "./parameter-kinds.ts";
import type { OwnPages } from "#site/pages/own-page.ts";

/** Of the site in its own language; those of another begin with its prefix and are the same. */
export interface SiteAddresses extends Pick<Site, "hospitals" | "languages">, Pick<PageRoutes, "match"> {
  ownPages?: OwnPages | undefined;
}

/** React Router's own, in its requests for a page's data: which of the page's routes still need theirs. */
const DATA_PARAMETER = "_routes";

/** What React Router appends to an address to ask for its data; a slash at the end becomes "/_". */
const DATA_SUFFIX = /(\/_)?\.data$/;

/** Whether a page may be cached and served to others: "free-text" where there is no end of such pages. */
export function sharingOf(url: URL, site: SiteAddresses): "shared" | "free-text" | "never" {
  const { match, parameters } = readPage(url, site);
  if (match.policy?.isCached === false) return "never";
  return parameters.some(({ value, isEndless }) => isEndless?.(value, site)) ? "free-text" : "shared";
}

export function isDataAddress({ pathname }: URL): boolean {
  return DATA_SUFFIX.test(pathname);
}

/** Of the page in the site's own language. */
export function pagePath(url: URL, site: Pick<Site, "hospitals" | "languages">): string {
  return readPath(url, site).path;
}

/** What the addresses of its language begin with; empty in the site's own. */
export function pagePrefix(url: URL, site: Pick<Site, "hospitals" | "languages">): string {
  return readPath(url, site).prefix;
}

function readPath({ pathname }: URL, site: Pick<Site, "hospitals" | "languages">) {
  const { prefix, path } = splitPrefix(site, pathname.replace(DATA_SUFFIX, ""));
  return { prefix, path: canonicalPath(site, path) };
}

/** The address a page is rendered and cached under: its canonical path and known query, without the rest. */
export function pageAddress(url: URL, site: SiteAddresses): string {
  const { prefix, path: ownPath, parameters } = readPage(url, site);
  const path = prefix === "" || ownPath !== "/" ? prefix + ownPath : prefix;
  const query = new URLSearchParams(parameters.map(({ name, value }) => [name, value]));
  return (isDataAddress(url) ? dataPath(path) : path) + (query.size > 0 ? `?${query}` : "");
}

/** Whether there can be no page at an address, by the site's own data; entries of the content service may be. */
export function isNoPage(url: URL, site: SiteAddresses): boolean {
  return !mayBePage(site.match(pagePath(url, site)), site, site.ownPages);
}

interface ReadParameter extends Pick<PageParameter, "isEndless"> {
  name: string;
  value: string;
}

/** What an address asks for: the page, and the parameters that count there. */
function readPage(url: URL, site: SiteAddresses) {
  const { prefix, path } = readPath(url, site);
  const match = site.match(path);
  const parameters: ReadParameter[] = Object.entries(match.policy?.parameters ?? {}).flatMap(
    ([name, { read, isEndless: isFreeText }]) => {
      const asked = url.searchParams.get(name) ?? "";
      const kind = typeof read === "function" ? undefined : PARAMETER_KINDS[read];
      const value = typeof read === "function" ? read(asked) : kind?.shape.test(asked) && asked;
      const isEndless = isFreeText ?? kind?.isEndless;
      return value ? [{ name, value, ...(isEndless && { isEndless }) }] : [];
    },
  );
  return {
    prefix,
    path,
    match,
    parameters: isDataAddress(url) ? [...parameters, ...readRoutes(url, match)] : parameters,
  };
}

function readRoutes({ searchParams }: URL, match: PageMatch): ReadParameter[] {
  const asked = searchParams.get(DATA_PARAMETER)?.split(",") ?? [];
  const ids = match.ids.filter((id) => asked.includes(id));
  return ids.length > 0 ? [{ name: DATA_PARAMETER, value: ids.join(",") }] : [];
}

function dataPath(path: string): string {
  return path.endsWith("/") ? `${path}_.data` : `${path}.data`;
}
