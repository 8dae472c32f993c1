import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Facility, Hospital } from "#hospitals/site.ts";
import { fullName } from "../../full-name.ts";
import { pageTitle } from "../../page-title.ts";
import { createSharedLink, sitePicture } from "../../shared-link.ts";
import { medicalWebPageThing } from "../../structured-data/medical-web-page-thing.ts";
import { entryHead, type HeadServices, type PageHead } from "../page-head.ts";

/** Head of a facility's page: section and facility make its title (specification §2.2). */
export function facilityHead(services: HeadServices, hospital: Hospital, facility: Facility) {
  const { slug, name, summary, pictureDescription } = facility;
  const { toFacilities, toFacility } = hospitalPaths(hospital);
  const page = { name, path: toFacility(slug) };
  const picture = sitePicture(services.origin, services.site.pictures[facility.picture], pictureDescription);
  return entryHead(services, hospital, {
    section: { name: "Facilities", path: toFacilities },
    entry: page,
    title: pageTitle("Facilities", name),
    description: `${name} at ${fullName(hospital)}. ${summary}`,
    sharedLink: picture ? { picture } : {},
    things: [medicalWebPageThing(services, hospital, { ...page, description: summary, image: picture?.url })],
  });
}

/** Head of the page that stands where a hospital has no facility (checklist A18). */
export function missingFacilityHead(services: HeadServices, hospital: Hospital, name: string): PageHead {
  return {
    title: pageTitle("Facilities", name),
    isHidden: true,
    sharedLink: createSharedLink(services, hospital),
  };
}
