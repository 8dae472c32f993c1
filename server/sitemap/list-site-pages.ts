import type { Content, ContentResult, PublishedEntries, PublishedEntry } from "#content/content.ts";
import { groupPaths, hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital, Site } from "#hospitals/site.ts";

/** A page that search engines may show. */
export interface SitePage {
  /** Its canonical address below the origin. */
  path: string;
  /** When what it shows was last published, ISO 8601; left out where nobody knows. */
  lastModified?: string;
}

/**
 * Every page of the group and its hospitals that search engines may show: whole, or unavailable when
 * the content service cannot list every entry.
 */
export async function listSitePages(
  { hospitals }: Pick<Site, "hospitals">,
  content: Content,
): Promise<ContentResult<SitePage[]>> {
  const pages: SitePage[] = Object.values(groupPaths).map((path) => ({ path }));
  // One hospital after the other: a hosted content service limits how many queries come at once.
  for (const hospital of hospitals) {
    const entries = await content.fetchPublishedEntries(hospital.contentName);
    if (entries.status !== "ok") return entries;
    pages.push(...listHospitalPages(hospital, entries.content));
  }
  return { status: "ok", content: pages };
}

function listHospitalPages(hospital: Hospital, { doctors, news, careers, testimonials }: PublishedEntries): SitePage[] {
  const paths = hospitalPaths(hospital);
  const lists = new Map([
    [paths.toDoctors, doctors],
    [paths.toNews, news],
    [paths.toCarrers, careers],
  ]);
  // The group's pages that a hospital shows in its layout as well have their canonical address outside it.
  const twins = new Set(Object.values(groupPaths).map((path) => hospital.basePath + path));
  const sections = Object.values(paths)
    .filter((path) => typeof path === "string")
    .filter((path) => !twins.has(path));
  return [
    ...sections.map((path) => ({ path, ...newest(lists.get(path) ?? []) })),
    ...hospital.routedDepartments.map(({ slug }) => ({ path: paths.toDepartment(slug) })),
    ...hospital.routedFacilities.map(({ slug }) => ({ path: paths.toFacility(slug) })),
    ...entryPages(doctors, paths.toDoctor),
    ...entryPages(news, paths.toNewsArticle),
    ...entryPages(careers, paths.toCareer),
    ...entryPages(testimonials, paths.toTestimonial),
  ];
}

function entryPages(entries: PublishedEntry[], toPath: (id: string) => string): SitePage[] {
  return entries.map(({ id, publishedAt }) => ({ path: toPath(id), ...lastModified(publishedAt) }));
}

/** A list changes when one of its entries is published. */
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
