import { formatCsv } from "#outbox/csv.ts";
import type { EntrySummary } from "#desk/entries/desk-entries.ts";
import { listOf, textOf } from "./names.ts";

/** Headings that the import reads, and the fields below them. */
const FIELDS = {
  ...{ "Doctor name": "name", Hospital: "hospital", Speciality: "centerOfExcellence", "OP timings": "consulting" },
  ...{ Qualification: "education", Phone: "contactNumber", "E-mail": "email", Skills: "skill" },
  ...{ Person: "personId", Photo: "profilePic" },
};

/** Doctors as CSV; imported again, it changes nothing. */
export function formatDoctors(doctors: readonly EntrySummary[], listings: readonly EntrySummary[]): string {
  const rows = doctors.map(({ id, fields }) => ({
    Key: id,
    Department: listings
      .filter((listing) => listOf(listing.fields["doctors"]).includes(id))
      .map(({ title }) => title)
      .join("; "),
    ...Object.fromEntries(Object.entries(FIELDS).map(([heading, field]) => [heading, textOf(fields[field])])),
  }));
  return formatCsv(["Key", "Doctor name", "Hospital", "Department", ...Object.keys(FIELDS).slice(2)], rows);
}

/** The departments' lists as CSV, each with its doctors in order. */
export function formatListings(listings: readonly EntrySummary[], doctors: readonly EntrySummary[]): string {
  const titles = new Map(doctors.map(({ id, title }) => [id, title]));
  const rows = listings.map(({ title, hospital, fields }) => ({
    ...{ Department: title, Hospital: hospital },
    Doctors: listOf(fields["doctors"])
      .map((id) => titles.get(id) ?? id)
      .join("\n"),
  }));
  return formatCsv(["Department", "Hospital", "Doctors"], rows);
}
