import { formatCsv } from "#outbox/csv.ts";
import type { Entry } from "#desk/entries/describe-entry.server.ts";
import { listOf, textOf } from "./names.ts";
import { DOCTOR_FIELDS } from "./read-fields.ts";

/** The fields that the import reads, by the names that the content model has for them. */
const COLUMNS = DOCTOR_FIELDS.filter(({ id }) => !["sittings", "personId"].includes(id));

/** Doctors as CSV; imported again, it changes nothing. */
export function formatDoctors(doctors: readonly Entry[], listings: readonly Entry[]): string {
  const rows = doctors.map(({ id: doctor, fields }) => {
    const listed = listings.filter((listing) => listOf(listing.fields["doctors"]).includes(doctor));
    return {
      ...{ Key: doctor, Department: listed.map(({ title }) => title).join("; ") },
      ...Object.fromEntries(COLUMNS.map(({ id, name }) => [name, textOf(fields[id])])),
    };
  });
  return formatCsv(["Key", "Department", ...COLUMNS.map(({ name }) => name)], rows);
}

/** The departments' lists as CSV, each with its doctors in order. */
export function formatListings(doctors: readonly Entry[], listings: readonly Entry[]): string {
  const titles = new Map(doctors.map(({ id, title }) => [id, title]));
  const rows = listings.map(({ title: Department, hospital: Hospital, fields }) => {
    const inOrder = listOf(fields["doctors"]).map((id) => titles.get(id) ?? id);
    return { Department, Hospital, Doctors: inOrder.join("\n") };
  });
  return formatCsv(["Department", "Hospital", "Doctors"], rows);
}
