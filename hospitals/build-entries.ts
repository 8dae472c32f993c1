import { queryName } from "./query-name.ts";
import type { DepartmentChange, DepartmentFile } from "./schema/department-schema.ts";
import type { FacilityChange, FacilityFile } from "./schema/facility-schema.ts";
import { sideLabel } from "./side-label.ts";
import type { Department } from "./department.ts";
import type { Facility } from "./facility.ts";

/** A department or facility as all hospitals share it, with the file it came from. */
export interface SharedFile<Content> {
  file: string;
  slug: string;
  content: Content;
}

/** A department as one hospital presents it: the shared facts, that hospital's changes over them, and its note. */
export function buildDepartment(
  { slug, content }: SharedFile<DepartmentFile>,
  change: DepartmentChange | undefined,
  historyNote: string | undefined,
): Department {
  const note = historyNote === undefined ? {} : { historyNote };
  return { slug, queryName: queryName(slug), ...content, ...change, ...note };
}

/** A facility as one hospital presents it. */
export function buildFacility({ content }: SharedFile<FacilityFile>, change: FacilityChange | undefined): Facility {
  return { ...content, sideLabel: sideLabel(content.slug), ...change };
}
