import type { OrganizationLeaf, WebSiteLeaf } from "schema-dts";
import { groupReference, hospitalReference, webSiteReference, type GraphServices } from "./references.ts";

/** The site's own sign; search engines want a logo of at least 112 by 112 pixels. */
const LOGO = "/icon-512.png";

/**
 * The group with its hospitals; no property is required
 * (https://developers.google.com/search/docs/appearance/structured-data/organization).
 */
export function groupThing(services: GraphServices): OrganizationLeaf {
  const { site, origin } = services;
  return {
    ...groupReference(services),
    alternateName: site.group.brand,
    slogan: site.group.motto,
    logo: origin + LOGO,
    subOrganization: site.hospitals.map((hospital) => hospitalReference(origin, hospital)),
  };
}

/** The site; `name` and `url` are required (https://developers.google.com/search/docs/appearance/site-names). */
export function webSiteThing(services: GraphServices): WebSiteLeaf {
  return {
    ...webSiteReference(services),
    inLanguage: services.site.language,
    publisher: groupReference(services),
  };
}
