import type { MedicalSpecialtyName } from "./medical-specialties.ts";
import type { TextSection } from "./text-section.ts";

/** A department as one hospital presents it. */
export interface Department {
  /** Last part of the address, as in the specification, e.g. "e_n_t". */
  slug: string;
  /** Menu label and title, e.g. "ENT". */
  name: string;
  /** Name the content service's listing carries, e.g. "E N T" (checklist A14). */
  queryName: string;
  icon: string;
  /** The branches of medicine it belongs to, for search engines; left out where schema.org knows none. */
  specialties?: MedicalSpecialtyName[];
  /** One line for cards. */
  summary: string;
  /** True where patients come at any hour without an appointment: the page offers a call before the form. */
  isWalkIn?: boolean;
  description: DepartmentDescription;
  /** May be empty. */
  services: string[];
  /** Heading of the doctors section. */
  doctorsTitle: string;
  /** Begins with "Meet our". */
  doctorsSubtitle: string;
  /** A dated note on the hospital's history, where this hospital has one. */
  historyNote?: string;
}

/** What a patient reads before coming, in the order of the page. */
export interface DepartmentDescription {
  treats: TextSection;
  whenToCome: TextSection;
  /** Signs that cannot wait for an appointment; left out where a department has none of its own. */
  comeAtOnce?: { heading: string; signs: string[] };
  firstVisit: TextSection;
}
