import type { MetaDescriptor } from "react-router";
import type { Hospital } from "#hospitals/site.ts";
import { pageTitle } from "../page-title.ts";

/** What a page says about itself to browsers and search engines. */
export interface PageHead {
  title: string;
  /** The page's one address, slugs literal (checklist A16); left out where nothing is at the address. */
  canonical?: string;
  description?: string;
}

/** Head of one of a hospital's pages: hospital, place and section make its title (specification §2.2). */
export function sectionHead(origin: string, hospital: Hospital, section: string, path: string): PageHead {
  return {
    title: pageTitle(hospital.name, hospital.place, section),
    canonical: `${origin}${path}`,
    description: `${section}: ${hospital.name}, ${hospital.place}. ${hospital.summary}`,
  };
}

/** The head elements of a page; none while its loader has not answered. */
export function headElements(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const { title, canonical, description } = head;
  return [
    { title },
    ...(canonical ? [{ tagName: "link" as const, rel: "canonical", href: canonical }] : []),
    ...(description ? [{ name: "description", content: description }] : []),
  ];
}
