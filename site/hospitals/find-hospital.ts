import type { Department, Facility, Hospital, Site } from "./site.ts";

/**
 * By the first part of an address after the language, letter case and slashes aside (checklist A44), e.g.
 * "venmala_hospital_punalur".
 */
export function findHospitalByBasePath(site: Pick<Site, "hospitals">, segment: string): Hospital | undefined {
  const wanted = `/${withoutOuterSlashes(segment).toLowerCase()}`;
  return site.hospitals.find(({ basePath }) => basePath.slice(basePath.lastIndexOf("/")).toLowerCase() === wanted);
}

/** Parts a path into what the addresses of its language begin with, and the address in the site's own language. */
export function splitPrefix({ languages }: Pick<Site, "languages">, path: string): { prefix: string; path: string } {
  const [, first = "", ...rest] = path.split("/");
  const language = languages.slice(1).find((other) => other.toLowerCase() === first.toLowerCase());
  return language === undefined ? { prefix: "", path } : { prefix: `/${language}`, path: `/${rest.join("/")}` };
}

/** By the content service's name, by place, or by code as a number or as digits (checklist A33). */
export function findHospitalByIdentifier(site: Pick<Site, "hospitals">, value: unknown): Hospital | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const wanted = String(value).trim();
  return site.hospitals.find(
    ({ contentName, place, code }) => wanted === contentName || wanted === place || wanted === String(code),
  );
}

export function findDepartment(hospital: Pick<Hospital, "routedDepartments">, slug: string): Department | undefined {
  const wanted = decodeSegments(slug).toLowerCase();
  return hospital.routedDepartments.find((department) => department.slug === wanted);
}

/** A department that a form names, by the site's or the content service's name, as this edition names it. */
export function nameOfDepartment(
  { routedDepartments }: { routedDepartments?: Pick<Department, "name" | "queryName">[] },
  sent: string,
): string | undefined {
  return routedDepartments?.find(({ name, queryName }) => name === sent || queryName === sent)?.name;
}

/** By the rest of an address (checklist A16): each part is decoded once; letter case does not matter (A44). */
export function findFacility(hospital: Pick<Hospital, "routedFacilities">, splat: string): Facility | undefined {
  const wanted = decodeSegments(splat).toLowerCase();
  return hospital.routedFacilities.find((facility) => facility.slug.toLowerCase() === wanted);
}

function decodeSegments(path: string): string {
  return withoutOuterSlashes(path.split("/").map(decodeOnce).join("/"));
}

function decodeOnce(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The segments before an id of the content service, the only place where letter case matters (checklist A44). */
const BEFORE_ID = new Set(["detail", "details"]);

/** The one spelling of an address that several reach (checklist A16, A44); two slashes in a row stay. */
export function canonicalPath({ hospitals }: Pick<Site, "hospitals">, path: string): string {
  const [first = "", ...rest] = withoutOuterSlashes(unescapeUnreserved(path)).split("/");
  const hospital = findHospitalByBasePath({ hospitals }, first);
  if (!hospital) return `/${[first, ...rest].join("/").toLowerCase()}`;
  const [section = "", ...slug] = rest;
  const wanted = decodeSegments(slug.join("/"));
  const department = section.toLowerCase() === "department" ? findDepartment(hospital, wanted) : undefined;
  if (department) return `${hospital.basePath}/department/${department.slug}`;
  const facility = section.toLowerCase() === "facilities" ? findFacility(hospital, wanted) : undefined;
  if (facility) return `${hospital.basePath}/facilities/${facility.slug}`;
  return [hospital.basePath, ...rest.map(segmentInOneCase)].join("/");
}

function segmentInOneCase(segment: string, index: number, segments: string[]): string {
  const before = segments[index - 1]?.toLowerCase() ?? "";
  return BEFORE_ID.has(before) ? segment : segment.toLowerCase();
}

function unescapeUnreserved(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escaped;
  });
}

/** The path without slashes at its ends. By hand, as a pattern would take square time for long runs of them. */
export function withoutOuterSlashes(path: string): string {
  let start = 0;
  let end = path.length;
  while (path[start] === "/") start += 1;
  while (end > start && path[end - 1] === "/") end -= 1;
  return path.slice(start, end);
}

export function findOnlyHospital<One>({ hospitals }: { hospitals: readonly One[] }): One | undefined {
  return hospitals.length === 1 ? hospitals[0] : undefined;
}

export function hasLandingPage(site: Pick<Site, "hospitals">): boolean {
  return findOnlyHospital(site) === undefined;
}

/** So many stand in a menu; a larger group lists its hospitals by place. */
const MOST_IN_A_LIST = 12;

export function isLargeGroup({ hospitals }: { hospitals: readonly unknown[] }): boolean {
  return hospitals.length > MOST_IN_A_LIST;
}

/** A hospital's name with its town, because hospitals of one brand share the name. */
export function fullName({ name, place }: Pick<Hospital, "name" | "place">): string {
  return `${name}, ${place}`;
}
