import { matchRoutes, type RouteObject } from "react-router";
import { hasLandingPage, isLargeGroup } from "#site/hospitals/find-hospital.ts";
import type { PublishedEntries } from "#site/content/content.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import { remember } from "#site/remember.ts";
import type { PageTexts } from "#site/texts/catalogue.ts";

/**
 * What a route says about its own pages, as its `handle`. Without one a page is cached, reads no query parameter, and
 * is neither in the menu nor in the sitemap.
 */
export interface RoutePolicy {
  /** Its entry in the menu of every page, sorted by `order`. The label is a text of the catalogue. */
  menu?: { label: (texts: PageTexts) => string; order: number; opens?: MenuList };
  /** How the sitemap lists it: one page, a page dated by the newest of its entries, or a page for each entry. */
  sitemap?: "page" | { listOf: keyof PublishedEntries } | { each: keyof PublishedEntries | SiteEntries };
  /** Whether menu and sitemap list the page, for the hospital it belongs to; they do when left out. */
  isListed?: (site: Pick<Site, "group" | "hospitals">, hospital?: Hospital) => boolean;
  /** The same, by the size of the group alone. */
  listedIn?: keyof typeof LISTED_IN;
  /** The query parameters that its content depends on; others are dropped, so that they share a cached page. */
  parameters?: Record<string, PageParameter>;
  /** False for a page with something of the visitor's own. */
  isCached?: false;
  /** A page for who has its signed link: it gets the cookies of its browser, and is kept from referrers. */
  isPrivate?: true;
  /** Nobody may learn that it was opened, as of a private page. */
  isUncounted?: true;
  /** The page has no scripts, and nothing in it needs any. */
  isScriptless?: true;
  /** A tool of the hospital's office: its name and place are all that stands around the page. */
  isBare?: true;
  /** Takes every address that is no page. */
  isMissing?: true;
  /** The page's form sends a file, or pictures as phones take them, so its post may take longer. */
  takesFile?: true | "pictures";
}

type IsListed = NonNullable<RoutePolicy["isListed"]>;

/** Apart from the policies, which are sent to browsers. */
const LISTED_IN = {
  group: hasLandingPage,
  smallGroup: (site) => hasLandingPage(site) && !isLargeGroup(site),
  largeGroup: isLargeGroup,
  /** Once: of the group's page and that inside each hospital's layout. */
  groupOrOnlyHospital: (site, hospital) => hasLandingPage(site) === !hospital,
} satisfies Record<string, IsListed>;

export interface PageParameter {
  /** A kind of value that counts as it is, or what returns the value to cache under; empty for no change. */
  read: ParameterKind | ((value: string) => string);
  /** Whether there is no end of such values: their pages are not cached, or they would push out all others. */
  isEndless?: (value: string, site: Pick<Site, "hospitals">) => boolean;
}

/** What the server knows of such values (`server/pages/parameter-kinds.ts`): a policy is sent to browsers. */
export type ParameterKind = "name" | "id" | "day" | "service" | "place" | "page";

export type MenuList = "hospitals" | "departments" | "facilities";

export type SiteEntries = "departments" | "facilities" | "ownPages";

/** An entry of the menu; `path` is the route's pattern, e.g. "/:basePath/doctors". */
export interface MenuEntry {
  label: (texts: PageTexts) => string;
  path: string;
  opens?: MenuList;
  isListed?: RoutePolicy["isListed"];
}

export type PageRoute = { path: string; policy: RoutePolicy };

export interface PageMatch {
  /** The ids of the routes that make the page, outermost first. */
  ids: readonly string[];
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
  policy: RoutePolicy | undefined;
  form: "fields" | "file" | "pictures" | undefined;
}

export type PageRoutes = { match: (path: string) => PageMatch; pages: readonly PageRoute[] };

export type RouteTable = Readonly<Record<string, TableRoute | undefined>>;

interface TableRoute {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  module: { action?: unknown; handle?: unknown };
}

/** Matching takes React Router a sixth of a millisecond, too long for each request of a cached page. */
export function createPageRoutes(table: RouteTable): PageRoutes {
  const tree = createRouteTree(table);

  function match(path: string): PageMatch {
    const found = matchRoutes(tree, path) ?? [];
    const ids = found.map(({ route: { id = "" } }) => id);
    const route = table[ids.at(-1) ?? ""];
    const module = route?.module;
    const policy = module && policyOf(module);
    const form = module?.action ? (policy?.takesFile === true ? "file" : (policy?.takesFile ?? "fields")) : undefined;
    const pattern = route ? patternOf(table, route) : "*";
    return { ids, pattern, params: found.at(-1)?.params ?? {}, policy, form };
  }

  return {
    match: remember(match, 500),
    pages: Object.values(table).flatMap((route) =>
      route ? [{ path: patternOf(table, route), policy: policyOf(route.module) }] : [],
    ),
  };
}

export function createMenu(pages: readonly PageRoute[]): MenuEntry[] {
  return pages
    .flatMap(({ path, policy: { menu, isListed } }) => (menu ? [{ path, ...menu, isListed }] : []))
    .toSorted((a, b) => a.order - b.order)
    .map(({ order: _order, ...entry }) => entry);
}

export function createRouteTree(table: RouteTable, parentId?: string): RouteObject[] {
  return Object.values(table).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [{ id, path, index, children: index ? undefined : createRouteTree(table, id) } as RouteObject];
  });
}

function policyOf({ handle }: TableRoute["module"]): RoutePolicy {
  const policy = (handle ?? {}) as RoutePolicy;
  return policy.listedIn ? { ...policy, isListed: LISTED_IN[policy.listedIn] } : policy;
}

function patternOf(table: RouteTable, { path, parentId }: TableRoute): string {
  const parent = parentId === undefined ? undefined : table[parentId];
  const above = parent ? patternOf(table, parent) : "";
  return path ? `${above === "/" ? "" : above}/${path}` : above || "/";
}
