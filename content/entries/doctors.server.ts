import type { Content, Doctor, DoctorSummary } from "../content.ts";
import type { QueryCms } from "../fetch/query.server.ts";
import { isOfHospital, readText, readTexts, transformItems, type TransformAsset } from "../transform/read-fields.ts";
import type { CmsDoctor, CmsDoctorListings, CmsDoctorSummary } from "./cms-entries.ts";
import { ASSET_FIELDS, cmsQuery } from "./cms-query.ts";
import type { DoctorQuery, DoctorQueryVariables, DoctorsQuery, DoctorsQueryVariables } from "./cms-types.generated.ts";

/** The first doctors of a hospital and how many there are. */
export const DOCTORS_QUERY = cmsQuery<DoctorsQuery, DoctorsQueryVariables>(`
  query Doctors($hospital: String!, $limit: Int!) {
    doctorsCollection(where: { hospital: $hospital }, limit: $limit) {
      total
      items { sys { id } name profilePic { ${ASSET_FIELDS} } centerOfExcellence }
    }
  }`);

/** One doctor, with the hospital whose page may show it, and the listings the doctor is in. */
export const DOCTOR_QUERY = cmsQuery<DoctorQuery, DoctorQueryVariables>(`
  query Doctor($id: String!, $hospital: String!) {
    doctors(id: $id) {
      sys { id }
      name
      profilePic { ${ASSET_FIELDS} }
      consulting
      centerOfExcellence
      contactNumber
      email
      education
      skill
      hospital
    }
    departmentsCollection(where: { hospital: $hospital, doctors: { sys: { id: $id } } }, limit: 10) {
      items { departments }
    }
  }`);

/** The methods of `Content` about a hospital's doctors. */
export function createDoctorContent(
  queryCms: QueryCms,
  transformAsset: TransformAsset,
): Pick<Content, "fetchDoctors" | "fetchDoctor"> {
  return {
    fetchDoctors: (hospital, limit) =>
      queryCms(DOCTORS_QUERY, { hospital, limit }, ({ doctorsCollection }) => {
        const doctors = transformItems(doctorsCollection, (doctor) => transformDoctorSummary(doctor, transformAsset));
        return { total: doctorsCollection?.total ?? doctors.length, doctors };
      }),

    fetchDoctor: (hospital, id) =>
      queryCms(DOCTOR_QUERY, { id, hospital }, ({ doctors, departmentsCollection }, errors) => {
        if (!doctors || !isOfHospital(doctors.hospital, hospital)) return undefined;
        const doctor = transformDoctor(doctors, departmentsCollection, transformAsset);
        return doctor && errors.length > 0 ? { ...doctor, errors } : doctor;
      }),
  };
}

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
function transformDoctor(
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
