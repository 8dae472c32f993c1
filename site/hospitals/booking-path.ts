import { hospitalPaths } from "./hospital-paths.ts";
import type { Hospital } from "./site.ts";

interface BookedDoctor extends Record<"id" | "centerOfExcellence", string> {
  /** The content service's names of the departments that list the doctor. */
  departments: string[];
}

/** The appointment form with the doctor chosen, in the department of the doctor's own field where several list them. */
export function bookingPath(hospital: Pick<Hospital, "basePath" | "routedDepartments">, doctor: BookedDoctor): string {
  const { toAppointment, toAppointmentFor } = hospitalPaths(hospital);
  const routed = doctor.departments.map((queryName) => {
    const page = hospital.routedDepartments.find((department) => department.queryName === queryName);
    return { key: page?.slug ?? queryName, names: [queryName, page?.name] };
  });
  const [department] = [...routed.filter(({ names }) => names.includes(doctor.centerOfExcellence)), ...routed];
  return department ? toAppointmentFor(department.key, doctor.id) : toAppointment;
}
