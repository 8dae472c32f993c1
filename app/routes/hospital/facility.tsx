import { data } from "react-router";
import { FacilityPage } from "#app/features/facilities/facility-pages.tsx";
import { facilityHead } from "#app/head/entry-heads.ts";
import type { EntryChoice } from "#app/features/missing-entry/missing-entry-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { findFacility } from "#site/hospitals/find-hospital.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { receptionContacts, urgentCalls } from "./contact-items.ts";
import { emergencyFirst, listFacilities, missingEntry, openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/facility";

export const handle: RoutePolicy = { sitemap: { each: "facilities" } };

export function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  if (hospital.facilities.length === 0) throw data(null, { status: 404 });
  const facility = findFacility(hospital, args.params["*"]);
  if (!facility) throw missingEntry("facilities", paths.toFacilities, facilityChoices(hospital));
  const { slug, name, description, paragraphs, highlight, pictureDescription, isUnreviewed } = facility;
  const urgent = urgentCalls(hospital, services.texts.pages);
  return {
    head: facilityHead(services, hospital, facility),
    basePath: hospital.basePath,
    facility: { slug, name, description, paragraphs, highlight, ...(isUnreviewed && { isUnreviewed }) },
    picture: services.site.pictures[facility.picture],
    pictureDescription,
    sideFacilities: listFacilities(hospital),
    ...(facility.emergency
      ? { urgent, urgentCall: urgent[0], contacts: [] }
      : { contacts: receptionContacts(hospital.contact, services.texts.pages) }),
  };
}

function facilityChoices(hospital: Hospital): EntryChoice[] {
  const { toFacility } = hospitalPaths(hospital);
  return emergencyFirst(hospital.facilities).map(({ slug, name, summary }) => ({
    to: toFacility(slug),
    title: name,
    text: summary,
  }));
}

export default function Facility({ loaderData }: Route.ComponentProps) {
  return <FacilityPage {...loaderData} />;
}
