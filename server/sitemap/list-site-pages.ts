import type { PageRoute, PageRoutes } from "#app/route-policy.ts";
import type { Content, ContentResult, PublishedEntries, PublishedEntry } from "#site/content/content.ts";
import { pathIn } from "#site/hospitals/hospital-paths.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import { ownPagePath, type OwnPages, ownPagesOf } from "#site/pages/own-page.ts";

export interface SitePage {
  path: string;
  /** Its path in each language of the site, where there are several. */
  alternates?: { language: string; path: string }[];
  lastModified?: string;
}

const OF_HOSPITAL = "/:basePath";

/**
 * Every page that search engines may show, those of a hospital at a time: a large group never lies in memory whole.
 * Ends with `unavailable` when the content service cannot list every entry.
 */
export async function* listSitePages(
  site: Pick<Site, "group" | "hospitals" | "languages">,
  content: Content,
  { pages: routes }: Pick<PageRoutes, "pages">,
  ownPages?: OwnPages,
): AsyncGenerator<ContentResult<SitePage[]>, void> {
  const inAll = (pages: SitePage[]) => pages.flatMap((page) => inEachLanguage(page, site));
  const listed = routes.filter(({ policy }) => policy.sitemap);
  const isOfHospital = ({ path }: PageRoute) => path.startsWith(OF_HOSPITAL);
  const ofGroup: SitePage[] = listed
    .filter((route) => !isOfHospital(route) && isListed(route, site))
    .flatMap(({ path, policy: { sitemap } }) =>
      sitemap === "page"
        ? [{ path }]
        : ownPagesOf(ownPages, undefined).map((page) => ({ path: ownPagePath(page, "") })),
    );
  yield { status: "ok", content: inAll(ofGroup) };
  const ofHospital = listed.filter(isOfHospital);
  // One hospital after the other: a hosted content service limits how many queries come at once.
  for (const hospital of site.hospitals) {
    const entries = await content.fetchPublishedEntries(hospital.contentName);
    if (entries.status !== "ok") return yield entries;
    const pages = listHospitalPages(
      hospital,
      { ...entries.content, ownPages: ownPagesOf(ownPages, hospital).map(({ address: id }) => ({ id })) },
      ofHospital.filter((route) => isListed(route, site, hospital)),
    );
    yield { status: "ok", content: inAll(pages) };
  }
}

function inEachLanguage(page: SitePage, { languages }: Pick<Site, "languages">): SitePage[] {
  if (languages.length < 2) return [page];
  const alternates = languages.map((language, index) => ({
    language,
    path: pathIn(index === 0 ? "" : `/${language}`, page.path),
  }));
  return alternates.map(({ path }) => ({ ...page, path, alternates }));
}

function isListed({ policy }: PageRoute, ...of: Parameters<NonNullable<PageRoute["policy"]["isListed"]>>): boolean {
  return policy.isListed?.(...of) ?? true;
}

type Published = PublishedEntries & { ownPages: PublishedEntry[] };

function listHospitalPages(hospital: Hospital, published: Published, routes: PageRoute[]): SitePage[] {
  const entries = {
    ...published,
    departments: hospital.routedDepartments.map(toEntry),
    facilities: hospital.routedFacilities.map(toEntry),
  };
  return routes.flatMap(({ path: pattern, policy: { sitemap } }) => {
    const path = pattern.replace(OF_HOSPITAL, hospital.basePath);
    if (typeof sitemap !== "object") return [{ path }];
    if ("listOf" in sitemap) return [{ path, ...newest(entries[sitemap.listOf]) }];
    // The last part of the pattern stands for the entry; slugs stay literal, "/" and "&" included (checklist A16).
    const section = path.slice(0, path.lastIndexOf("/"));
    return entries[sitemap.each].map(({ id, publishedAt }) => ({
      path: `${section}/${id}`,
      ...lastModified(publishedAt),
    }));
  });
}

function toEntry({ slug }: { slug: string }): PublishedEntry {
  return { id: slug };
}

function newest(entries: PublishedEntry[]): Pick<SitePage, "lastModified"> {
  return lastModified(
    entries
      .flatMap(({ publishedAt }) => publishedAt ?? [])
      .toSorted()
      .at(-1),
  );
}

function lastModified(date: string | undefined): Pick<SitePage, "lastModified"> {
  return date !== undefined && !Number.isNaN(Date.parse(date)) ? { lastModified: date } : {};
}
