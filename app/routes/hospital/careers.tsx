import { servicesContext } from "#app/context.ts";
import { CareersPage } from "#app/features/careers/careers-page.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { askForList } from "./ask-content.ts";
import { getHospital } from "./get-hospital.ts";
import { headElements, sectionHead } from "./page-head.ts";
import type { Route } from "./+types/careers";

export async function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const { site, content } = services;
  const found = await askForList(content.fetchCareers(hospital.contentName), { total: 0, careers: [] });
  return {
    head: sectionHead(services, hospital, "Careers", hospitalPaths(hospital).toCarrers),
    basePath: hospital.basePath,
    picture: site.pictures[hospital.welcome.picture],
    ...found,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Careers({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  return <CareersPage {...page} />;
}
