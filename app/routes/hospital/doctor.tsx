import { servicesContext } from "#app/context.ts";
import { DoctorPage } from "#app/features/doctors/doctor-page.tsx";
import { doctorHead } from "#app/head/entry-heads.ts";
import { headElements, bareHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { detailData, getEntry } from "./content-result.ts";
import { getHospital } from "./get-hospital.ts";
import { bookingPath } from "./load-doctors.ts";
import type { Route } from "./+types/doctor";

export const handle: RoutePolicy = { sitemap: { each: "doctors" } };

export async function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const result = await services.content.fetchDoctor(hospital.contentName, params.doctorId);
  const doctor = getEntry(result, services);
  const head = doctor ? doctorHead(services, hospital, doctor) : bareHead(services, hospital, "doctors");
  const errors = result.status === "ok" ? doctor?.errors : result.errors;
  const toBooking = doctor ? bookingPath(hospital, doctor) : hospitalPaths(hospital).toAppointment;
  return detailData(doctor, { head, basePath: hospital.basePath, toBooking, doctor, errors });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Doctor({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  return <DoctorPage {...page} />;
}
