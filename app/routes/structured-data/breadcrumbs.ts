import type { BreadcrumbListLeaf } from "schema-dts";

/** A page on the way from a home page to another, itself included. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * The way to a page, from the top. Search engines ask for at least two steps, each with position, name and item
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
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
