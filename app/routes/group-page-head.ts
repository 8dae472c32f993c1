import type { PageServices } from "#app/context.ts";
import { groupPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital } from "#hospitals/site.ts";
import { fitDescription } from "./fit-description.ts";
import type { PageHead } from "./hospital/page-head.ts";
import { pageTitle } from "./page-title.ts";
import { createSharedLink } from "./shared-link.ts";
import { breadcrumbs } from "./structured-data/breadcrumbs.ts";
import { createPageGraph } from "./structured-data/page-graph.ts";

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
