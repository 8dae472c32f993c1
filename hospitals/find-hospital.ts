import type { Department } from "./department.ts";
import type { Facility } from "./facility.ts";
import type { Hospital, Site } from "./site.ts";
import { withoutOuterSlashes } from "./without-outer-slashes.ts";

/**
 * The hospital whose base path is this first part of an address, letter case and slashes aside (checklist A44), e.g.
 * "venmala_hospital_punalur".
 */
export function findHospitalByBasePath(site: Pick<Site, "hospitals">, segment: string): Hospital | undefined {
  const wanted = withoutOuterSlashes(segment).toLowerCase();
  return site.hospitals.find(({ basePath }) => withoutOuterSlashes(basePath).toLowerCase() === wanted);
}

/**
 * The hospital a form names: by the content service's name for it, by its place, or by its code as a number or as
 * digits (checklist A33). Any other value finds nothing.
 */
export function findHospitalByIdentifier(site: Pick<Site, "hospitals">, value: unknown): Hospital | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const wanted = String(value).trim();
  return site.hospitals.find(
    ({ contentName, place, code }) => wanted === contentName || wanted === place || wanted === String(code),
  );
}

/** The department with a page under this slug, letter case aside. */
export function findDepartment(hospital: Pick<Hospital, "routedDepartments">, slug: string): Department | undefined {
  const wanted = decodeSegments(slug).toLowerCase();
  return hospital.routedDepartments.find((department) => department.slug === wanted);
}

/**
 * The facility whose slug is the rest of an address after "facilities/" (checklist A16): each part is decoded once, so
 * literal and encoded "/", "," and "&" all serve; letter case and a slash at the end do not matter (A44).
 */
export function findFacility(hospital: Pick<Hospital, "routedFacilities">, splat: string): Facility | undefined {
  const wanted = decodeSegments(splat).toLowerCase();
  return hospital.routedFacilities.find((facility) => facility.slug.toLowerCase() === wanted);
}

function decodeSegments(path: string): string {
  return withoutOuterSlashes(path.split("/").map(decodeOnce).join("/"));
}

/** Malformed escapes are kept as they are: no slug holds "%", so they match nothing. */
function decodeOnce(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
