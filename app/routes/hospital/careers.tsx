import { servicesContext } from "#app/context.ts";
import { CareersPage } from "#app/features/careers/careers-page.tsx";
import { headElements, sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { contentOr } from "./content-result.ts";
import { getHospital } from "./get-hospital.ts";
import type { Route } from "./+types/careers";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.careers, order: 90 },
  sitemap: { listOf: "careers" },
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const { site, content } = services;
  const careers = await content.fetchCareers(hospital.contentName);
  return {
    head: sectionHead(services, hospital, "careers", hospitalPaths(hospital).toCareers),
    basePath: hospital.basePath,
    picture: site.pictures[hospital.welcome.picture],
    ...contentOr(careers, { total: 0, careers: [] }, services),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Careers({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  return <CareersPage {...page} />;
}
