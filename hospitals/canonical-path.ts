import { findFacility, findHospitalByBasePath } from "./find-hospital.ts";
import type { Site } from "./site.ts";
import { withoutOuterSlashes } from "./without-outer-slashes.ts";

/** The segments before an id of the content service, which alone tells letter cases apart (checklist A44). */
const BEFORE_ID = new Set(["detail", "details"]);

/**
 * The one spelling of an address that several reach: letter case, slashes at the end and needless escapes aside
 * (checklist A16, A44). An address that is nobody's comes back in small letters; two slashes in a row stay, because
 * browsers find no page behind them.
 */
export function canonicalPath({ hospitals }: Pick<Site, "hospitals">, path: string): string {
  const [first = "", ...rest] = withoutOuterSlashes(unescapeUnreserved(path)).split("/");
  const hospital = findHospitalByBasePath({ hospitals }, first);
  if (!hospital) return `/${[first, ...rest].join("/").toLowerCase()}`;
  if (rest[0]?.toLowerCase() === "facilities" && rest.length > 1) {
    const facility = findFacility(hospital, rest.slice(1).join("/"));
    if (facility) return `${hospital.basePath}/facilities/${facility.slug}`;
  }
  return [hospital.basePath, ...rest.map(segmentInOneCase)].join("/");
}

function segmentInOneCase(segment: string, index: number, segments: string[]): string {
  const before = segments[index - 1]?.toLowerCase() ?? "";
  return BEFORE_ID.has(before) ? segment : segment.toLowerCase();
}

/** Characters that mean the same escaped and as they are (RFC 3986 §2.3). */
function unescapeUnreserved(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escaped;
  });
}
