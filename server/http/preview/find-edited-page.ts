import type { EditedEntry } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital, Site } from "#hospitals/site.ts";

/** Path of the page that shows an entry; undefined when it belongs to no hospital of the site. */
export function findEditedPage({ hospitals }: Pick<Site, "hospitals">, entry: EditedEntry): string | undefined {
  const hospital = hospitals.find(({ contentName }) => entry.hospitals.includes(contentName));
  return hospital && pageOf(hospital, entry);
}

/** A listing shows on its department's page, or among the doctors of one that has none. */
function pageOf(hospital: Hospital, entry: EditedEntry): string {
  const paths = hospitalPaths(hospital);
  if (entry.kind === "listing") {
    const department = hospital.routedDepartments.find(({ queryName }) => queryName === entry.department);
    return department ? paths.toDepartment(department.slug) : paths.toDoctors;
  }
  return entry.kind === "testimonial" && entry.isShort ? paths.toTestimonials : paths.toEntry(entry);
}
