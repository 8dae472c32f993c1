import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { FacilityPage, MISSING_FACILITY } from "#app/features/facilities/facility-page.tsx";
import { facilityHead, missingFacilityHead } from "#app/head/entry-heads.ts";
import { headElements } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { findFacility } from "#hospitals/find-hospital.ts";
import { getHospital, listFacilities } from "./get-hospital.ts";
import type { Route } from "./+types/facility";

export const handle: RoutePolicy = { sitemap: { each: "facilities" } };

export function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const facility = findFacility(hospital, params["*"]);
  const { slug, name, description, paragraphs, highlight, pictureDescription } = facility ?? MISSING_FACILITY;
  const page = {
    head: facility ? facilityHead(services, hospital, facility) : missingFacilityHead(services, hospital, name),
    basePath: hospital.basePath,
    facility: { slug, name, description, paragraphs, highlight },
    picture: services.site.pictures[facility?.picture ?? hospital.campusPicture],
    pictureDescription,
    sideFacilities: listFacilities(hospital),
  };
  return data(page, { status: facility ? 200 : 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Facility({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  return <FacilityPage {...page} />;
}
