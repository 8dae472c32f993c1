import { loadSite, type LoadSiteOptions } from "#site/hospitals/load-site.server.ts";
import type { Language } from "#site/hospitals/schema/values.ts";
import type { Site } from "#site/hospitals/site.ts";
import { type Catalogue, loadCatalogue } from "./catalogue.ts";
import { needsReview } from "./needs-review.ts";
import { loadOverlay } from "./overlay.server.ts";
import type { Templates } from "./templates.ts";

/** The site in one of its languages. */
export interface Edition {
  site: Site;
  texts: Catalogue;
  /** Of the data folder, for pages in the browser; places begin below `pages`. */
  pageTemplates?: Templates;
  /** True where no doctor has read what the search says in an emergency. */
  isAdviceUnread?: true;
}

/** In the site's own language first. */
export type Editions = readonly [Edition, ...Edition[]];

/** Rejects as `loadSite` and `loadCatalogue` do. */
export async function loadEditions(options: Omit<LoadSiteOptions, "language">): Promise<Editions> {
  const load = async (language?: Language): Promise<Edition> => {
    const site = await loadSite({ ...options, ...(language !== undefined && { language }) });
    const overlay = await loadOverlay(options.dataDir, site.language);
    const pageTemplates = overlay && templatesBelow("pages.", overlay.texts);
    const isUnread = (place: string) => place.startsWith("pages.search.") && !overlay?.reviewed[place];
    return {
      ...{ site, texts: await loadCatalogue(site.language, options.dataDir) },
      ...(pageTemplates && { pageTemplates }),
      ...(site.prefix && needsReview.some(isUnread) && { isAdviceUnread: true }),
    };
  };
  const own = await load();
  return [own, ...(await Promise.all(own.site.languages.slice(1).map(load)))];
}

function templatesBelow(prefix: string, templates: Templates): Templates | undefined {
  const below = Object.entries(templates).filter(([place]) => place.startsWith(prefix));
  return below.length > 0
    ? Object.fromEntries(below.map(([place, text]) => [place.slice(prefix.length), text]))
    : undefined;
}

/** `editions.map(make)`, of which TypeScript knows that there is a first. */
export function mapEditions<One, Made>([own, ...others]: readonly [One, ...One[]], make: (edition: One) => Made) {
  return [make(own), ...others.map(make)] as const;
}

/** The site's own edition where there is none in that language. */
export function editionIn<One extends { site: Pick<Site, "language"> }>(
  editions: readonly [One, ...One[]],
  language: Language | undefined,
): One {
  return editions.find(({ site }) => site.language === language) ?? editions[0];
}
