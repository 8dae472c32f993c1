import { servicesContext } from "#app/context.ts";
import { parseDoctorLimit } from "#app/features/doctors/doctor-limit.ts";
import { DoctorsPage } from "#app/features/doctors/doctors-page.tsx";
import { headElements, sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Site } from "#hospitals/site.ts";
import { getHospital, headerPicture } from "./get-hospital.ts";
import { loadDoctors } from "./load-doctors.ts";
import type { Route } from "./+types/doctors";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.doctors, order: 60 },
  sitemap: { listOf: "doctors" },
  parameters: {
    limit: { read: readDoctorLimit },
    // Mostly one of the site's own; the content service may list others.
    department: { read: "name", isEndless: isNoDepartment },
  },
};

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  return {
    head: sectionHead(services, hospital, "doctors", hospitalPaths(hospital).toDoctors),
    basePath: hospital.basePath,
    picture: headerPicture(services.site, hospital, 1),
    ...(await loadDoctors(services, hospital, new URL(request.url))),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Doctors({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  return <DoctorsPage {...page} />;
}

/** The first page of doctors needs no parameter. */
function readDoctorLimit(value: string): string {
  const limit = parseDoctorLimit(value);
  return limit === parseDoctorLimit(null) ? "" : String(limit);
}

function isNoDepartment(slug: string, { hospitals }: Pick<Site, "hospitals">): boolean {
  return !hospitals.some(({ routedDepartments }) => routedDepartments.some((department) => department.slug === slug));
}
