import type { MetaDescriptor } from "react-router";
import type { PageServices } from "#app/context.ts";
import type { Hospital } from "#hospitals/site.ts";
import { pageTitle } from "../page-title.ts";
import { createSharedLink, sharedLinkElements, type SharedLink } from "../shared-link.ts";

/** What a page says about itself to browsers, search engines and whoever is sent its link. */
export interface PageHead {
  title: string;
  /** The page's one address, slugs literal (checklist A16); left out where nothing is at the address. */
  canonical?: string;
  description?: string;
  sharedLink: SharedLink;
}

type HeadServices = Pick<PageServices, "site" | "origin">;

/** Head of one of a hospital's pages: hospital, place and section make its title (specification §2.2). */
export function sectionHead(services: HeadServices, hospital: Hospital, section: string, path: string) {
  return {
    title: pageTitle(hospital.name, hospital.place, section),
    canonical: `${services.origin}${path}`,
    description: `${section}: ${hospital.name}, ${hospital.place}. ${hospital.summary}`,
    sharedLink: createSharedLink(services, hospital),
  } satisfies PageHead;
}

/** The head elements of a page; none while its loader has not answered. */
export function headElements(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const { title, canonical, description, sharedLink } = head;
  return [
    { title },
    ...(canonical ? [{ tagName: "link" as const, rel: "canonical", href: canonical }] : []),
    ...(description ? [{ name: "description", content: description }] : []),
    ...sharedLinkElements(sharedLink, {
      title,
      ...(description ? { description } : {}),
      ...(canonical ? { url: canonical } : {}),
    }),
  ];
}
