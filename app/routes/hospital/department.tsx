import { data } from "react-router";
import { DepartmentPage } from "#app/features/departments/department-page.tsx";
import { departmentHead } from "#app/head/entry-heads.ts";
import type { PageServices } from "#app/context.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { findDepartment } from "#site/hospitals/find-hospital.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { bookingContacts, urgentCalls } from "./contact-items.ts";
import { contentOr, openHospital } from "./hospital-page.ts";
import { toCard } from "./load-doctors.ts";
import type { Route } from "./+types/department";

export const handle: RoutePolicy = { sitemap: { each: "departments" } };

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const department = findDepartment(hospital, args.params.slug);
  if (!department) throw data(null, { status: 404 });
  const doctors = await services.content.fetchDepartmentDoctors(hospital.contentName, department.queryName);
  const urgent = urgentCalls(hospital, services.texts.pages);
  const { queryName: _queryName, specialties: _specialties, picture: _picture, ...shown } = department;
  return {
    head: departmentHead(services, hospital, department),
    basePath: hospital.basePath,
    picture: department.picture ? services.site.pictures[department.picture] : undefined,
    department: shown,
    ...(services.site.prefix && { nameBeside: nameInFirstLanguage(services, hospital, department.slug) }),
    doctors: contentOr(doctors, [], services).map((doctor) => toCard(services, hospital, doctor)),
    contacts: bookingContacts(hospital.contact, services.texts.pages),
    urgent,
    ...(department.emergency ? { urgentCall: urgent[0] } : { toBooking: paths.toAppointmentFor(department.slug) }),
  };
}

/** As it stands on the doctor's door, whatever the language of the page. */
function nameInFirstLanguage({ editions: [{ site }] }: PageServices, { id }: Hospital, slug: string) {
  const hospital = site.hospitals.find((one) => one.id === id);
  return hospital && findDepartment(hospital, slug)?.name;
}

export default function Department({ loaderData }: Route.ComponentProps) {
  return <DepartmentPage {...loaderData} />;
}
