import type { DepartmentListing, Doctor, DoctorSummary } from "../content.ts";
import type { CmsDepartmentListing, CmsDoctor, CmsDoctorListings, CmsDoctorSummary } from "../fetch/cms-entries.ts";
import { readText, readTexts } from "./read-text.ts";
import { transformItems } from "./transform-items.ts";
import type { TransformAsset } from "./transform-media-asset.ts";

/** A doctor as cards show one; undefined without an id. */
export function transformDoctorSummary(
  doctor: CmsDoctorSummary,
  transformAsset: TransformAsset,
): DoctorSummary | undefined {
  if (!doctor.sys?.id) return undefined;
  const profilePicture = transformAsset(doctor.profilePic);
  return {
    id: doctor.sys.id,
    name: readText(doctor.name),
    centerOfExcellence: readText(doctor.centerOfExcellence),
    ...(profilePicture && { profilePicture }),
  };
}

/** A doctor as the detail page shows one; undefined without an id. */
export function transformDoctor(
  doctor: CmsDoctor,
  listings: CmsDoctorListings | undefined,
  transformAsset: TransformAsset,
): Doctor | undefined {
  const summary = transformDoctorSummary(doctor, transformAsset);
  if (!summary) return undefined;
  const email = readText(doctor.email);
  const skill = readText(doctor.skill);
  return {
    ...summary,
    consulting: readText(doctor.consulting, "\n"),
    contactNumbers: readTexts(doctor.contactNumber),
    education: readText(doctor.education),
    ...(email && { email }),
    ...(skill && { skill }),
    departments: transformItems(listings, ({ departments }) => readText(departments) || undefined),
  };
}

/** A department listing; undefined without an id or a name to choose it by. */
export function transformDepartmentListing(listing: CmsDepartmentListing): DepartmentListing | undefined {
  const department = readText(listing.departments);
  return listing.sys?.id && department ? { id: listing.sys.id, department } : undefined;
}
