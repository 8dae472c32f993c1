import { parseDoctorLimit } from "#app/features/doctors/doctors-page.tsx";
import type { Doctor } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital } from "#hospitals/site.ts";
import { contentOr, type ContentServices } from "./hospital-page.ts";

export const NO_DOCTORS = { total: 0, doctors: [] };

/** The doctors an address names: the hospital's, or those of one of its departments (`?department=…&limit=…`). */
export async function loadDoctors(services: ContentServices, hospital: Hospital, { searchParams }: URL) {
  const { content } = services;
  const { contentName } = hospital;
  const limit = parseDoctorLimit(searchParams.get("limit"));
  const requested = searchParams.get("department")?.trim().toLowerCase() ?? "";
  const departments = loadDepartments(services, hospital);
  const chosen = requested ? (await departments).find(({ key }) => key.toLowerCase() === requested) : undefined;
  const doctors = chosen
    ? content.fetchListedDoctors(contentName, chosen.listingId, limit)
    : content.fetchDoctors(contentName, limit);
  const [found, known] = await Promise.all([doctors, departments]);
  const filter = {
    departments: known.map(({ key, name }) => ({ key, name })),
    chosen: chosen?.key ?? "",
    isMissing: requested !== "" && !chosen,
  };
  return { limit, filter, ...contentOr(found, NO_DOCTORS, services) };
}

/** Departments that have doctors, as the site names them; a listing that is no department of the site by its own name. */
async function loadDepartments(services: ContentServices, { contentName, routedDepartments }: Hospital) {
  const listings = contentOr(await services.content.fetchDepartmentListings(contentName), [], services);
  const departments = listings.map(({ id, department }) => {
    const routed = routedDepartments.find(({ queryName }) => queryName === department);
    return { listingId: id, key: routed?.slug ?? department, name: routed?.name ?? department };
  });
  // Of several listings of one department the first counts, as on the department's page.
  return departments.filter(({ key }, index) => departments.findIndex((other) => other.key === key) === index);
}

/**
 * The appointment form with the doctor chosen: in the department of the doctor's own field, where several list the
 * doctor, else in the first. The plain form for a doctor of no department.
 */
export function bookingPath(hospital: Hospital, doctor: Pick<Doctor, "id" | "centerOfExcellence" | "departments">) {
  const { toAppointment, toAppointmentFor } = hospitalPaths(hospital);
  const routed = doctor.departments.map((queryName) => {
    const page = hospital.routedDepartments.find((department) => department.queryName === queryName);
    return { key: page?.slug ?? queryName, names: [queryName, page?.name] };
  });
  const [department] = [...routed.filter(({ names }) => names.includes(doctor.centerOfExcellence)), ...routed];
  return department ? toAppointmentFor(department.key, doctor.id) : toAppointment;
}
