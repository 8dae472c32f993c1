import { data } from "react-router";
import { FacilityPage, missingFacility } from "#app/features/facilities/facility-pages.tsx";
import { facilityHead, missingFacilityHead } from "#app/head/entry-heads.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { findFacility } from "#site/hospitals/find-hospital.ts";
import { receptionContacts, urgentCalls } from "./contact-items.ts";
import { openHospital, listFacilities } from "./hospital-page.ts";
import type { Route } from "./+types/facility";

export const handle: RoutePolicy = { sitemap: { each: "facilities" } };

export function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  if (hospital.facilities.length === 0) throw data(null, { status: 404 });
  const facility = findFacility(hospital, args.params["*"]);
  const shown = facility ?? missingFacility(services.texts.pages.facilities.missing);
  const { slug, name, description, paragraphs, highlight, pictureDescription } = shown;
  const urgent = urgentCalls(hospital, services.texts.pages);
  const page = {
    head: facility ? facilityHead(services, hospital, facility) : missingFacilityHead(services, hospital, name),
    basePath: hospital.basePath,
    facility: { slug, name, description, paragraphs, highlight },
    picture: services.site.pictures[facility?.picture ?? hospital.campusPicture],
    pictureDescription,
    sideFacilities: listFacilities(hospital),
    ...(facility?.emergency
      ? { urgent, urgentCall: urgent[0], contacts: [] }
      : { contacts: receptionContacts(hospital.contact, services.texts.pages) }),
  };
  return data(page, { status: facility ? 200 : 404 });
}

export default function Facility({ loaderData }: Route.ComponentProps) {
  return <FacilityPage {...loaderData} />;
}
