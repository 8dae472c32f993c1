import { data, type RouterContextProvider } from "react-router";
import { servicesContext, type PageServices } from "#app/context.ts";
import { bareHead, sectionHead, type HeadServices, type PageHead, type Section } from "#app/head/page-head.ts";
import type { EntryChoice, EntryKind, MissingEntry } from "#app/features/missing-entry/missing-entry-page.tsx";
import type { PageThing } from "#app/structured-data/page-graph.ts";
import type { ContentResult } from "#site/content/content.ts";
import { findHospitalByBasePath } from "#site/hospitals/find-hospital.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital, Picture, Site } from "#site/hospitals/site.ts";

export interface HospitalRequest {
  params: { basePath?: string | undefined };
  context: Readonly<RouterContextProvider>;
}

/** The hospital whose base path begins the address, and what its pages are made of; throws a 404 response for none. */
export function openHospital({ params, context }: HospitalRequest) {
  const services = context.get(servicesContext);
  const hospital = findHospitalByBasePath(services.site, params.basePath ?? "");
  if (!hospital) throw data(null, { status: 404 });
  return {
    hospital: services.notices.withHolidays(hospital, services.site.language),
    services,
    paths: hospitalPaths(hospital),
  };
}

export function sectionPage(
  services: HeadServices,
  hospital: Hospital,
  section: Section,
  path: string,
  things?: PageThing[],
) {
  return { head: sectionHead(services, hospital, section, path, things), basePath: hospital.basePath };
}

export function headerPicture(
  { group, pictures }: Site,
  page: "appointment" | "departments" | "facilities" | "testimonials",
): Picture | undefined {
  const name = group.pagePictures[page];
  return name === undefined ? undefined : pictures[name];
}

export function listFacilities(hospital: Hospital): { slug: string; sideLabel: string }[] {
  return emergencyFirst(hospital.facilities).map(({ slug, sideLabel }) => ({ slug, sideLabel }));
}

export function emergencyFirst<Entry extends { emergency?: true }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => Number(other.emergency ?? false) - Number(one.emergency ?? false));
}

const RETRY_AFTER_S = 60;

export type ContentServices = Pick<PageServices, "content" | "noteMissingContent">;

/** The content of a result, or the fallback in an outage: then the page is shown as incomplete, and never cached. */
export function contentOr<T>(
  result: ContentResult<T>,
  fallback: T,
  { noteMissingContent }: Pick<PageServices, "noteMissingContent">,
): T {
  if (result.status === "ok") return result.content;
  noteMissingContent(result.errors);
  return fallback;
}

/** The entry of a detail page; undefined in an outage. Throws `missing` when there is no such entry. */
export function getEntry<T>(
  result: ContentResult<T | undefined>,
  services: Pick<PageServices, "noteMissingContent">,
  missing: () => ReturnType<typeof missingEntry>,
): T | undefined {
  if (result.status === "ok" && result.content === undefined) throw missing();
  return contentOr(result, undefined, services);
}

/** How many others the page of a missing entry offers. */
const MAX_CHOICES = 20;

export function missingEntry(missing: EntryKind, toList: string, choices: EntryChoice[]) {
  const entry: MissingEntry = { missing, toList, choices: choices.slice(0, MAX_CHOICES) };
  return data(entry, { status: 404 });
}

/** What comes after an entry in its list; after the last one the first, and nothing where there is no other. */
export function nextOf<Entry extends { id: string }>(entries: Entry[], id: string): Entry | undefined {
  const next = entries[entries.findIndex((entry) => entry.id === id) + 1] ?? entries[0];
  return next?.id === id ? undefined : next;
}

/** The data of an entry's page. Without its head, in an outage, 503: 404 would tell search engines that it is gone. */
export function detailPage<Page>(
  services: PageServices,
  hospital: Hospital,
  section: Section,
  entryHead: PageHead | undefined,
  page: Page,
) {
  const head = entryHead ?? bareHead(services, hospital, services.texts.pages.sections[section], section);
  const outage = { status: 503, headers: { "Retry-After": String(RETRY_AFTER_S) } };
  return data({ head, basePath: hospital.basePath, ...page }, entryHead ? undefined : outage);
}

export function headers({ loaderHeaders, actionHeaders }: { loaderHeaders: Headers; actionHeaders: Headers }): Headers {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}
