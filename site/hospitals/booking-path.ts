import { hospitalPaths } from "./hospital-paths.ts";
import type { Hospital } from "./site.ts";

interface ListedIn {
  centerOfExcellence: string;
  /** Departments that list the doctor, by the content service's names or their slugs. */
  departments: readonly string[];
}

/** Of the departments with a page that list a doctor, that of the doctor's own field where there are several. */
export function ownDepartment(
  { routedDepartments }: Pick<Hospital, "routedDepartments">,
  { centerOfExcellence: field, departments }: ListedIn,
) {
  const own = routedDepartments.filter(({ queryName, slug }) =>
    [queryName, slug].some((one) => departments.includes(one)),
  );
  // In the site's other languages the field is written as the page is called.
  return own.find(({ queryName, name }) => queryName === field || name === field) ?? own[0];
}

/** The appointment form with the doctor chosen, in the doctor's department. */
export function bookingPath(
  hospital: Pick<Hospital, "basePath" | "routedDepartments">,
  doctor: ListedIn & { id: string },
): string {
  const { toAppointment, toAppointmentFor } = hospitalPaths(hospital);
  const department = ownDepartment(hospital, doctor)?.slug ?? doctor.departments[0];
  return department === undefined ? toAppointment : toAppointmentFor(department, doctor.id);
}
