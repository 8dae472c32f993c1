import { servicesContext } from "#app/context.ts";
import { parseDoctorLimit } from "#app/features/doctors/doctor-limit.ts";
import { DoctorsPage } from "#app/features/doctors/doctors-page.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { askForList } from "./ask-content.ts";
import { getHospital } from "./get-hospital.ts";
import { headElements, sectionHead } from "./page-head.ts";
import { headerPicture } from "./header-picture.ts";
import type { Route } from "./+types/doctors";

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const { site, content } = services;
  const limit = parseDoctorLimit(new URL(request.url).searchParams.get("limit"));
  const found = await askForList(content.fetchDoctors(hospital.contentName, limit), { total: 0, doctors: [] });
  return {
    head: sectionHead(services, hospital, "Doctors", hospitalPaths(hospital).toDoctors),
    basePath: hospital.basePath,
    picture: headerPicture(site, hospital, 1),
    limit,
    ...found,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Doctors({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  return <DoctorsPage {...page} />;
}
