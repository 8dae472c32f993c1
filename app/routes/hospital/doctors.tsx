import { parseDoctorLetter } from "#app/features/doctors/doctor-filter.tsx";
import { DoctorsPage } from "#app/features/doctors/doctors-page.tsx";
import { parseDoctorLimit } from "#app/features/doctors/doctor-limit.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import type { Site } from "#site/hospitals/site.ts";
import { openHospital, sectionPage } from "./hospital-page.ts";
import { loadDoctors } from "./load-doctors.ts";
import type { Route } from "./+types/doctors";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.doctors, order: 60 },
  sitemap: { listOf: "doctors" },
  parameters: {
    limit: { read: readDoctorLimit },
    // Mostly one of the site's own; the content service may list others.
    department: { read: "name", isEndless: isNoDepartment },
    letter: { read: parseDoctorLetter, isEndless: (letter) => !/^[A-Z]$/.test(letter) },
  },
};

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  return {
    ...sectionPage(services, hospital, "doctors", paths.toDoctors),
    ...(await loadDoctors(services, hospital, new URL(args.request.url))),
  };
}

export default function Doctors({ loaderData }: Route.ComponentProps) {
  return <DoctorsPage {...loaderData} />;
}

function readDoctorLimit(value: string): string {
  const limit = parseDoctorLimit(value);
  return limit === parseDoctorLimit(null) ? "" : String(limit);
}

function isNoDepartment(slug: string, { hospitals }: Pick<Site, "hospitals">): boolean {
  return !hospitals.some(({ routedDepartments }) => routedDepartments.some((department) => department.slug === slug));
}
