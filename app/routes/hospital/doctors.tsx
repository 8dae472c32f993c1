import { parseDoctorLetter } from "#app/features/doctors/doctor-filter.tsx";
import { DoctorsPage } from "#app/features/doctors/doctors-page.tsx";
import { parseDoctorLimit } from "#app/features/doctors/doctor-limit.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { openHospital, sectionPage } from "./hospital-page.ts";
import { loadDoctors } from "./load-doctors.ts";
import type { Route } from "./+types/doctors";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.doctors, order: 60 },
  sitemap: { listOf: "doctors" },
  parameters: {
    limit: { read: readDoctorLimit },
    department: { read: "service" },
    letter: { read: parseDoctorLetter, isEndless: (letter) => !/^[A-Z]$/.test(letter) },
  },
};

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  return {
    ...sectionPage(services, hospital, "doctors", paths.toDoctors),
    sitsToday: services.texts.server.boards.titleToday,
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
