import type { Hospital } from "#hospitals/site.ts";

/** A hospital's facilities as the side list of the facilities screen names them. */
export function listFacilities(hospital: Hospital): { slug: string; sideLabel: string }[] {
  return hospital.facilities.map(({ slug, sideLabel }) => ({ slug, sideLabel }));
}
