import type { Doctor } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital } from "#hospitals/site.ts";

/**
 * The appointment form with the doctor chosen: in the department of the doctor's own field, where several list the
 * doctor, else in the first. The plain form for a doctor whom no department lists.
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
