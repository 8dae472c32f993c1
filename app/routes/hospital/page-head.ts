import type { MetaDescriptor } from "react-router";
import type { PageServices } from "#app/context.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital } from "#hospitals/site.ts";
import { fitDescription } from "../fit-description.ts";
import { fullName } from "../full-name.ts";
import { pageTitle } from "../page-title.ts";
import { createSharedLink, sharedLinkElements, type SharedLink } from "../shared-link.ts";
import { breadcrumbs, type Crumb } from "../structured-data/breadcrumbs.ts";
import { createPageGraph, type PageGraph, type PageThing } from "../structured-data/page-graph.ts";
import { sectionDescription } from "./section-descriptions.ts";

/** What a page says about itself to browsers, search engines and whoever is sent its link. */
export interface PageHead {
  title: string;
  /** The page's one address, slugs literal (checklist A16); left out where nothing is at the address. */
  canonical?: string;
  description?: string;
  /** Keeps the page out of search engines. */
  isHidden?: boolean;
  sharedLink: SharedLink;
  graph?: PageGraph;
}

export type HeadServices = Pick<PageServices, "site" | "origin">;

/** Head of one of a hospital's pages: hospital, place and section make its title (specification §2.2). */
export function sectionHead(
  services: HeadServices,
  hospital: Hospital,
  section: string,
  path: string,
  things: PageThing[] = [],
): PageHead {
  const isHome = path === hospitalPaths(hospital).toHome;
  const crumbs = isHome ? [] : [crumbsTo(services, hospital, { name: section, path })];
  return {
    ...bareHead(services, hospital, section),
    canonical: services.origin + path,
    description: sectionDescription(hospital, section),
    ...createPageGraph([...things, ...crumbs]),
  };
}

/**
 * Head that names a section and nothing else, for a page whose entry the content service cannot give at the moment, or
 * one that is nobody's but the visitor's.
 */
export function bareHead(services: HeadServices, hospital: Hospital, section: string): PageHead {
  return {
    title: pageTitle(hospital.name, hospital.place, section),
    sharedLink: createSharedLink(services, hospital),
  };
}

/** A page below one of a hospital's sections. */
export interface EntryPage {
  section: Crumb;
  /** Its name in the way there, and its address. */
  entry: Crumb;
  title: string;
  description: string;
  /** What its shared link shows differently from the hospital's. */
  sharedLink?: Partial<SharedLink>;
  things: PageThing[];
}

/** Head of a page about one entry: a doctor, a department, a news item. */
export function entryHead(services: HeadServices, hospital: Hospital, page: EntryPage): PageHead {
  const { section, entry, title, description, sharedLink, things } = page;
  return {
    title,
    canonical: services.origin + entry.path,
    description: fitDescription(description),
    sharedLink: { ...createSharedLink(services, hospital), ...sharedLink },
    ...createPageGraph([...things, crumbsTo(services, hospital, section, entry)]),
  };
}

function crumbsTo({ origin }: HeadServices, hospital: Hospital, ...crumbs: Crumb[]) {
  return breadcrumbs(origin, [{ name: fullName(hospital), path: hospitalPaths(hospital).toHome }, ...crumbs]);
}

/** What tells search engines not to keep a page. */
export const HIDDEN: MetaDescriptor = { name: "robots", content: "noindex" };

/** The head elements of a page; none while its loader has not answered. */
export function headElements(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const { title, canonical, description, isHidden, sharedLink, graph } = head;
  return [
    { title },
    ...(canonical ? [{ tagName: "link" as const, rel: "canonical", href: canonical }] : []),
    ...(description ? [{ name: "description", content: description }] : []),
    ...(isHidden ? [HIDDEN] : []),
    ...sharedLinkElements(sharedLink, {
      title,
      ...(description ? { description } : {}),
      ...(canonical ? { url: canonical } : {}),
    }),
    // React Router escapes what could end the script. In the browser `useStructuredData` writes it.
    ...(graph && import.meta.env.SSR ? [{ "script:ld+json": graph }] : []),
  ];
}
