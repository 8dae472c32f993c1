import { formatCsv } from "#outbox/csv.ts";
import type { Entry } from "#desk/entries/describe-entry.server.ts";
import { listOf, textOf } from "./names.ts";
import { DOCTOR_FIELDS } from "./read-fields.ts";

/** The fields that the import reads, by the names that the content model has for them. */
const COLUMNS = DOCTOR_FIELDS.filter(({ id }) => !["sittings", "personId"].includes(id));

/** Doctors as CSV; imported again, it changes nothing. */
export function formatDoctors(doctors: readonly Entry[], listings: readonly Entry[]): string {
  const rows = doctors.map((doctor) => {
    const listed = listings.filter((listing) => listOf(listing.fields["doctors"]).includes(doctor.id));
    return {
      ...{ Key: doctor.id, Department: listed.map(({ title }) => title).join("; ") },
      ...Object.fromEntries(COLUMNS.map(({ id, label }) => [label, textOf(doctor.fields[id])])),
    };
  });
  return formatCsv(["Key", "Department", ...COLUMNS.map(({ label }) => label)], rows);
}

/** The departments' lists as CSV, each with its doctors in order. */
export function formatListings(listings: readonly Entry[], doctors: readonly Entry[]): string {
  const titles = new Map(doctors.map(({ id, title }) => [id, title]));
  const rows = listings.map(({ title, hospital, fields }) => ({
    ...{ Department: title, Hospital: hospital },
    Doctors: listOf(fields["doctors"])
      .map((id) => titles.get(id) ?? id)
      .join("\n"),
  }));
  return formatCsv(["Department", "Hospital", "Doctors"], rows);
}
