import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { WhereEntry, WhereHospital } from "./what-is-where-view.ts";

/** What differs between departments and facilities: their names, and where they lead. */
export interface WhereKind {
  /** Anchor on the page. */
  id: string;
  title: string;
  /** Heads the first column. */
  singular: string;
  toPage: (hospital: WhereHospital, entry: WhereEntry) => string;
  toAppointment: (hospital: WhereHospital, entry: WhereEntry) => string;
}

export const DEPARTMENTS: WhereKind = {
  id: "departments",
  title: "Departments",
  singular: "Department",
  toPage: (hospital, { slug }) => hospitalPaths(hospital).toDepartment(slug),
  toAppointment: (hospital, { slug }) => hospitalPaths(hospital).toAppointmentFor(slug),
};

export const FACILITIES: WhereKind = {
  id: "facilities",
  title: "Facilities",
  singular: "Facility",
  toPage: (hospital, { slug }) => hospitalPaths(hospital).toFacility(slug),
  // An appointment is with a department's doctors; the desk knows which for a facility.
  toAppointment: (hospital) => hospitalPaths(hospital).toAppointment,
};
