import { servicesContext } from "#app/context.ts";
import { FacilitiesPage } from "#app/features/facilities/facilities-page.tsx";
import { headElements, sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { getHospital, listFacilities } from "./get-hospital.ts";
import type { Route } from "./+types/facilities-index";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.facilities, order: 50, opens: "facilities" },
  sitemap: "page",
};

export function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const { site } = services;
  return {
    head: sectionHead(services, hospital, "facilities", hospitalPaths(hospital).toFacilities),
    basePath: hospital.basePath,
    picture: site.pictures[hospital.welcome.picture],
    sideFacilities: listFacilities(hospital),
    facilities: hospital.facilities.map(({ slug, name, summary, picture }) => ({
      slug,
      name,
      summary,
      picture: site.pictures[picture],
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function FacilitiesIndex({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  return <FacilitiesPage {...page} />;
}
