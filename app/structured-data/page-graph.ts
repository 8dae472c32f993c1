import type { BreadcrumbListLeaf } from "schema-dts";
import type { PageServices } from "#app/context.ts";
import { fullName } from "#site/hospitals/find-hospital.ts";
import { groupPaths, hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";

export type PageThing = { "@type": string };

/** JSON-LD; required: https://developers.google.com/search/docs/appearance/structured-data/search-gallery, by type. */
export interface PageGraph {
  "@context": "https://schema.org";
  "@graph": readonly PageThing[];
}

/** The graph of these things as a property to spread; nothing for none. */
export function createPageGraph(things: readonly PageThing[]): { graph?: PageGraph } {
  return things.length > 0 ? { graph: { "@context": "https://schema.org", "@graph": things } } : {};
}

export type Crumb = { name: string; path: string };

/** The way to a page, from the top: at least two steps, each with position, name and item. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

export type GraphServices = Pick<PageServices, "site" | "origin" | "texts">;

export function groupReference({ site, origin }: Pick<GraphServices, "site" | "origin">) {
  const url = origin + groupPaths.toLanding;
  return { "@type": "Organization" as const, "@id": `${url}#organization`, name: site.group.name, url };
}

export function webSiteReference({ site, origin }: Pick<GraphServices, "site" | "origin">) {
  const url = origin + groupPaths.toLanding;
  return { "@type": "WebSite" as const, "@id": `${url}#website`, name: site.group.name, url };
}

export function hospitalReference(origin: string, hospital: Hospital) {
  const url = origin + hospitalPaths(hospital).toHome;
  return { "@type": "Hospital" as const, "@id": `${url}#hospital`, name: fullName(hospital), url };
}
