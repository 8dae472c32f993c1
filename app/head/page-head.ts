import type { PageServices } from "#app/context.ts";
import {
  breadcrumbs,
  type Crumb,
  createPageGraph,
  type PageGraph,
  type PageThing,
} from "#app/structured-data/page-graph.ts";
import { findOnlyHospital, fullName } from "#site/hospitals/find-hospital.ts";
import { boardPaths, hospitalPaths, groupPaths, TO_HOSPITALS } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { type OwnPage, ownPagePath } from "#site/pages/own-page.ts";
import type { PageTexts } from "#site/texts/catalogue.ts";
import {
  createSharedLink,
  type MetaElement,
  sharedLinkElements,
  type SharedLink,
  type SharedPage,
} from "./shared-link.ts";

/** What a page says about itself to browsers, search engines and whoever is sent its link. */
export interface PageHead {
  title: string;
  /** The page's one address, slugs literal (checklist A16); left out where nothing is at the address. */
  canonical?: string;
  description?: string;
  isHidden?: boolean;
  sharedLink: SharedLink;
  graph?: PageGraph;
}

export type HeadServices = Pick<PageServices, "site" | "origin" | "texts">;

export type Section = keyof PageTexts["sections"];

/** Head of one of a hospital's pages: hospital, place and section make its title (specification §2.2). */
export function sectionHead(
  services: HeadServices,
  hospital: Hospital,
  section: Section,
  path: string,
  things: PageThing[] = [],
): PageHead {
  const isHome = path === hospitalPaths(hospital).toHome;
  const name = services.texts.pages.sections[section];
  const crumbs = isHome ? [] : [crumbsTo(services, hospital, { name, path })];
  return {
    ...bareHead(services, hospital, name, section),
    canonical: services.origin + path,
    description: fitDescription(describeSection(services, hospital, section)),
    ...createPageGraph([...things, ...crumbs]),
  };
}

function describeSection(services: HeadServices, hospital: Hospital, section: Section): string {
  const { sections, otherSection } = services.texts.server.descriptions;
  const { summary, sinceYear, departments, facilities } = hospital;
  const name = fullName(hospital);
  const facts = {
    name,
    summary,
    sinceYear,
    departments: departments.length,
    facilities: facilities.length,
    isOnly: findOnlyHospital(services.site) !== undefined,
  };
  return section in sections
    ? sections[section as keyof typeof sections](facts)
    : otherSection(services.texts.pages.sections[section], facts);
}

/** Head with a title alone, for a page whose entry cannot be fetched now and for one that only its visitor sees. */
export function bareHead(services: HeadServices, hospital: Hospital, name: string, page: SharedPage): PageHead {
  return {
    title: pageTitle(hospital.name, hospital.place, name),
    sharedLink: createSharedLink(services, { hospital, page }),
  };
}

export interface EntryPage {
  section: Section;
  toSection: string;
  name: string;
  path: string;
  title?: string;
  description: string;
  /** Whose picture its shared link shows where the entry has none; left out for the section's. */
  sharedPage?: SharedPage;
  sharedLink?: Partial<SharedLink>;
  things: PageThing[];
}

export function entryHead(services: HeadServices, hospital: Hospital, page: EntryPage): PageHead {
  const { section, toSection, name, path, title, description, sharedPage = section, sharedLink, things } = page;
  const list = { name: services.texts.pages.sections[section], path: toSection };
  return {
    title: title ?? pageTitle(hospital.name, name),
    canonical: services.origin + path,
    description: fitDescription(description),
    sharedLink: { ...createSharedLink(services, { hospital, page: sharedPage }), ...sharedLink },
    ...createPageGraph([...things, crumbsTo(services, hospital, list, { name, path })]),
  };
}

function crumbsTo({ origin }: HeadServices, hospital: Hospital, ...crumbs: Crumb[]) {
  return breadcrumbs(origin, [{ name: fullName(hospital), path: hospitalPaths(hospital).toHome }, ...crumbs]);
}

export function metaElements({ title, canonical, description, isHidden, sharedLink }: PageHead): MetaElement[] {
  return [
    ...(description ? [{ name: "description", content: description }] : []),
    ...(isHidden ? [{ name: "robots", content: "noindex" }] : []),
    ...sharedLinkElements(sharedLink, { title, description, url: canonical }),
  ];
}

/** A group's page has another title inside a hospital's layout; its address is the group's, or the only hospital's. */
function groupPageHead(
  services: HeadServices,
  { name, path, description, sharedPage }: Crumb & { description: string; sharedPage: SharedPage },
  hospital?: Hospital,
): PageHead {
  const { site, origin } = services;
  const only = findOnlyHospital(site);
  const page = { name, path: (only?.basePath ?? site.prefix) + path };
  const crumbs = only
    ? crumbsTo(services, only, page)
    : breadcrumbs(origin, [{ name: site.group.name, path: site.prefix || groupPaths.toLanding }, page]);
  return {
    title: hospital ? pageTitle(hospital.name, hospital.place, name) : pageTitle(site.group.name, name),
    canonical: origin + page.path,
    description: fitDescription(description),
    sharedLink: createSharedLink(services, { hospital, page: sharedPage }),
    ...createPageGraph([crumbs]),
  };
}

export function accessibilityHead(services: HeadServices, hospital?: Hospital) {
  const { accessibility: name } = services.texts.pages.sections;
  const description = services.site.group.accessibility.introduction;
  const page = { name, path: groupPaths.toAccessibility, description, sharedPage: "accessibility" } as const;
  return groupPageHead(services, page, hospital);
}

export function ownPageHead(services: HeadServices, page: OwnPage, hospital?: Hospital): PageHead {
  const { title: name, description } = page;
  const path = ownPagePath(page, hospital?.basePath ?? "");
  if (!hospital) return groupPageHead(services, { name, path, description, sharedPage: "home" });
  return {
    ...bareHead(services, hospital, name, "home"),
    canonical: services.origin + path,
    // Each hospital's page has a description of its own.
    description: fitDescription(`${fullName(hospital)}: ${description}`),
    ...createPageGraph([crumbsTo(services, hospital, { name, path })]),
  };
}

export function chooseHospitalHead(services: HeadServices) {
  const { page: name, lead: description } = services.texts.pages.choose;
  return groupPageHead(services, { name, path: groupPaths.toChoose, description, sharedPage: "contact" });
}

export function hospitalsHead(services: HeadServices) {
  const { title: name, description } = services.texts.server.places;
  const { group, hospitals } = services.site;
  const said = { description: description(group.name, hospitals.length), sharedPage: "contact" } as const;
  return groupPageHead(services, { name, path: TO_HOSPITALS, ...said });
}

export function chooseBoardHead(services: HeadServices) {
  const { titleToday: name, choose: description } = services.texts.server.boards;
  return groupPageHead(services, { name, path: boardPaths.toSitsToday, description, sharedPage: "doctors" });
}

export function findServiceHead(services: HeadServices, hospital?: Hospital) {
  const { pages, server } = services.texts;
  const { findService: describeFinder, findServiceOfOne } = server.descriptions;
  const only = findOnlyHospital(services.site);
  const description = only ? findServiceOfOne(fullName(only)) : describeFinder(services.site.group.name);
  const { findService: name } = pages.sections;
  const page = { name, path: groupPaths.toFindService, description, sharedPage: "findService" } as const;
  return groupPageHead(services, page, hospital);
}

export function searchHead(services: HeadServices, hospital?: Hospital): PageHead {
  const { title } = services.texts.pages.search;
  const { name } = services.site.group;
  return {
    title: hospital ? pageTitle(hospital.name, hospital.place, title) : pageTitle(name, title),
    isHidden: true,
    sharedLink: createSharedLink(services, { hospital, page: "findService" }),
  };
}

/** A page's title and its route's name, e.g. "Kayalora Hospital | Alappuzha | Doctors" (specification §2.2). */
export function pageTitle(...parts: string[]): string {
  return parts.join(" | ");
}

/** About as much as search engines show of a description. */
const MAX_DESCRIPTION = 160;
/** Shorter than this a whole sentence says too little, and the next is cut instead. */
const MIN_SENTENCE = 80;

/** A text as a page's description: one line, ended at a sentence or a word when it is too long to be shown. */
export function fitDescription(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  const sentence = /^.*[.!?](?=\s)/.exec(line.slice(0, MAX_DESCRIPTION + 1))?.[0] ?? "";
  if (sentence.length >= MIN_SENTENCE) return sentence;
  const cut = line.slice(0, MAX_DESCRIPTION);
  const words = cut.includes(" ") ? cut.slice(0, cut.lastIndexOf(" ")) : cut;
  return `${words.replace(/ ?[,;:–-]$/, "")}…`;
}
