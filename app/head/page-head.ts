import type { MetaDescriptor } from "react-router";
import type { PageServices } from "#app/context.ts";
import {
  breadcrumbs,
  type Crumb,
  createPageGraph,
  type PageGraph,
  type PageThing,
} from "#app/structured-data/page-graph.ts";
import { hospitalPaths, groupPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital } from "#hospitals/site.ts";
import { createSharedLink, sharedLinkElements, type SharedLink } from "./shared-link.ts";
import { fitDescription, fullName, pageTitle, sectionDescription } from "./titles-and-descriptions.ts";

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

export type HeadServices = Pick<PageServices, "site" | "origin" | "texts">;

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

/** The head elements of a page; none while its data is not loaded. */
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

interface GroupPage {
  name: string;
  path: string;
  description: string;
}

/**
 * Head of a page of the group. Inside a hospital's layout the same page stands at another address, with the hospital in
 * its title; its one address is the group's.
 */
function groupPageHead(
  services: Pick<PageServices, "site" | "origin">,
  { name, path, description }: GroupPage,
  hospital?: Hospital,
): PageHead {
  const { site, origin } = services;
  const crumbs = [
    { name: site.group.name, path: groupPaths.toLanding },
    { name, path },
  ];
  return {
    title: hospital ? pageTitle(hospital.name, hospital.place, name) : pageTitle(site.group.name, name),
    canonical: origin + path,
    description: fitDescription(description),
    sharedLink: createSharedLink(services, hospital),
    ...createPageGraph([breadcrumbs(origin, crumbs)]),
  };
}

/** Head of the accessibility statement. */
export function accessibilityHead(services: Pick<PageServices, "site" | "origin">, hospital?: Hospital) {
  const { accessibility } = services.site.group;
  const page = { name: "Accessibility", path: groupPaths.toAccessibility, description: accessibility.introduction };
  return groupPageHead(services, page, hospital);
}

/** Head of the page that says which hospital has what. */
export function whatIsWhereHead(services: Pick<PageServices, "site" | "origin">, hospital?: Hospital) {
  const { name } = services.site.group;
  const description = `Which hospital of ${name} has which department and facility, with telephone numbers and appointments.`;
  return groupPageHead(services, { name: "What is where", path: groupPaths.toWhatIsWhere, description }, hospital);
}
