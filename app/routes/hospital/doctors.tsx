import { servicesContext } from "#app/context.ts";
import { DoctorsPage } from "#app/features/doctors/doctors-page.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { getHospital } from "./get-hospital.ts";
import { headElements, sectionHead } from "./page-head.ts";
import { headerPicture } from "./header-picture.ts";
import { loadDoctors } from "./load-doctors.ts";
import type { Route } from "./+types/doctors";

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  return {
    head: sectionHead(services, hospital, "Doctors", hospitalPaths(hospital).toDoctors),
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
