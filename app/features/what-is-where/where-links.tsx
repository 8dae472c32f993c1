import { Link } from "react-router";
import { Icon } from "#app/ui/icon/icon.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { WhereEntry, WhereHospital } from "./what-is-where-view.ts";

interface EntryLinkProps {
  kind: WhereKind;
  hospital: WhereHospital;
  entry: WhereEntry;
}

/** Leads to the hospital's own page of the department or facility. */
export function PageLink({ kind, hospital, entry, children }: EntryLinkProps & { children: string }) {
  return (
    <Link
      className="where-page-link"
      to={kind.toPage(hospital, entry)}
      aria-label={`${children}: ${entry.name}, ${hospital.place}`}
    >
      <Icon name="check" />
      {children}
    </Link>
  );
}

/** Leads to the hospital's appointment form. */
export function BookLink({ kind, hospital, entry }: EntryLinkProps) {
  return (
    <Link
      className="where-action where-action--book"
      to={kind.toAppointment(hospital, entry)}
      aria-label={`Book: ${entry.name}, ${hospital.place}`}
    >
      Book
    </Link>
  );
}

/** Calls the hospital's reception. */
export function CallLink({ hospital, children }: { hospital: WhereHospital; children: string }) {
  const { place, phone } = hospital;
  return (
    <a className="where-action" href={phone.href} aria-label={`${callName(children, phone.printed)}, ${place}`}>
      <Icon name="phone" />
      {children}
    </a>
  );
}

/** Begins with what is to be seen, so that voice control finds it (WCAG 2.5.3). */
function callName(seen: string, phone: string): string {
  return seen === phone ? seen : `${seen} ${phone}`;
}

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
