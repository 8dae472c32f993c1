import type { PageServices } from "#app/context.ts";
import { groupPaths, hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital } from "#hospitals/site.ts";
import { fullName } from "../full-name.ts";

/** What structured data is made of besides the page's own entry. */
export type GraphServices = Pick<PageServices, "site" | "origin">;

/** The group where another thing names it. */
export function groupReference({ site, origin }: GraphServices) {
  const url = origin + groupPaths.toLanding;
  return { "@type": "Organization" as const, "@id": `${url}#organization`, name: site.group.name, url };
}

/** The site where a page names it. */
export function webSiteReference({ site, origin }: GraphServices) {
  const url = origin + groupPaths.toLanding;
  return { "@type": "WebSite" as const, "@id": `${url}#website`, name: site.group.name, url };
}

/** A hospital where another thing names it. */
export function hospitalReference(origin: string, hospital: Hospital) {
  const url = origin + hospitalPaths(hospital).toHome;
  return { "@type": "Hospital" as const, "@id": `${url}#hospital`, name: fullName(hospital), url };
}
