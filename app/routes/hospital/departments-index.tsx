import { servicesContext } from "#app/context.ts";
import { DepartmentsPage } from "#app/features/departments/departments-page.tsx";
import { headElements, sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { getHospital, headerPicture } from "./get-hospital.ts";
import type { Route } from "./+types/departments-index";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.departments, order: 40, opens: "departments" },
  sitemap: "page",
};

export function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const { site } = services;
  return {
    head: sectionHead(services, hospital, "departments", hospitalPaths(hospital).toDepartments),
    basePath: hospital.basePath,
    picture: headerPicture(site, hospital, 2),
    departments: hospital.departments.map(({ slug, name, icon, summary }) => ({ slug, name, icon, summary })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function DepartmentsIndex({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  return <DepartmentsPage {...page} />;
}
