import { data } from "react-router";
import { FacilitiesPage } from "#app/features/facilities/facility-pages.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { urgentCalls } from "./contact-items.ts";
import { emergencyFirst, headerPicture, openHospital, sectionPage } from "./hospital-page.ts";
import type { Route } from "./+types/facilities";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.facilities, order: 50, opens: "facilities" },
  sitemap: "page",
  isListed: (_site, hospital) => hospital?.facilities.length !== 0,
};

export function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const { pictures } = services.site;
  if (hospital.facilities.length === 0) throw data(null, { status: 404 });
  return {
    ...sectionPage(services, hospital, "facilities", paths.toFacilities),
    picture: headerPicture(services.site, "facilities"),
    urgent: urgentCalls(hospital, services.texts.pages),
    facilities: emergencyFirst(hospital.facilities).map(({ slug, name, summary, emergency, picture }) => ({
      ...{ slug, name, summary },
      ...(emergency && { emergency }),
      picture: pictures[picture],
    })),
  };
}

export default function Facilities({ loaderData }: Route.ComponentProps) {
  return <FacilitiesPage {...loaderData} />;
}
