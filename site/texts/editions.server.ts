import { loadSite, type LoadSiteOptions } from "#site/hospitals/load-site.server.ts";
import type { Language } from "#site/hospitals/schema/values.ts";
import type { Site } from "#site/hospitals/site.ts";
import { type Catalogue, loadCatalogue } from "./catalogue.ts";

/** The site in one of its languages. */
export interface Edition {
  site: Site;
  texts: Catalogue;
}

/** In the site's own language first. */
export type Editions = readonly [Edition, ...Edition[]];

/** Rejects as `loadSite` and `loadCatalogue` do. */
export async function loadEditions(options: Omit<LoadSiteOptions, "language">): Promise<Editions> {
  const load = async (language?: Language): Promise<Edition> => {
    const site = await loadSite({ ...options, ...(language !== undefined && { language }) });
    return { site, texts: await loadCatalogue(site.language) };
  };
  const own = await load();
  return [own, ...(await Promise.all(own.site.languages.slice(1).map(load)))];
}

/** `editions.map(make)`, of which TypeScript knows that there is a first. */
export function mapEditions<One, Made>([own, ...others]: readonly [One, ...One[]], make: (edition: One) => Made) {
  return [make(own), ...others.map(make)] as const;
}

/** The site's own edition where there is none in that language. */
export function editionIn<One extends Pick<Edition, "site">>(
  editions: readonly [One, ...One[]],
  language: Language,
): One {
  return editions.find(({ site }) => site.language === language) ?? editions[0];
}
