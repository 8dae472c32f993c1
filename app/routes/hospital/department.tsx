import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { DepartmentPage } from "#app/features/departments/department-page.tsx";
import { departmentHead } from "#app/head/entry-heads.ts";
import { headElements } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { findDepartment } from "#hospitals/find-hospital.ts";
import { bookingContacts } from "./contact-items.ts";
import { contentOr } from "./content-result.ts";
import { getHospital, headerPicture } from "./get-hospital.ts";
import type { Route } from "./+types/department";

export const handle: RoutePolicy = { sitemap: { each: "departments" } };

export async function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const { site, content } = services;
  const department = findDepartment(hospital, params.slug);
  if (!department) throw data(null, { status: 404 });
  const doctors = await content.fetchDepartmentDoctors(hospital.contentName, department.queryName);
  const { queryName: _queryName, specialties: _specialties, ...shown } = department;
  return {
    head: departmentHead(services, hospital, department),
    basePath: hospital.basePath,
    picture: headerPicture(site, hospital, 2),
    department: shown,
    departments: hospital.departments.map((entry) => ({ slug: entry.slug, name: entry.name })),
    doctors: contentOr(doctors, [], services),
    contacts: bookingContacts(hospital.contact),
    emergency: hospital.contact.emergencyPhone,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Department({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  return <DepartmentPage {...page} />;
}
