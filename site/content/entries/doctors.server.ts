import type { Content, Doctor, DoctorSummary, ListedDoctor } from "../content.ts";
import type { QueryCms } from "../fetch/query.server.ts";
import { isOfHospital, readText, readTexts, transformItems, type TransformAsset } from "../transform/read-fields.ts";
import type { CmsDoctor, CmsDoctorListings, CmsDoctorSummary, CmsListedDoctor } from "./cms-entries.ts";
import { ASSET_FIELDS, cmsQuery, DOCTOR_CARD_FIELDS } from "./cms-query.ts";
import type {
  DoctorNamesQuery,
  DoctorNamesQueryVariables,
  DoctorQuery,
  DoctorQueryVariables,
  DoctorsQuery,
  DoctorsQueryVariables,
} from "./cms-types.generated.ts";

export const DOCTORS_QUERY = cmsQuery<DoctorsQuery, DoctorsQueryVariables>(`
  query Doctors($hospital: String!, $limit: Int!) {
    doctorsCollection(where: { hospital: $hospital }, limit: $limit) {
      total
      items {
        ${DOCTOR_CARD_FIELDS}
        linkedFrom { departmentsCollection(limit: 5) { items { hospital departments } } }
      }
    }
  }`);

export const DOCTOR_NAMES_QUERY = cmsQuery<DoctorNamesQuery, DoctorNamesQueryVariables>(`
  query DoctorNames($hospital: String!) {
    doctorsCollection(where: { hospital: $hospital }, limit: 1000) {
      items { name }
    }
  }`);

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

export function createDoctorContent(
  queryCms: QueryCms,
  transformAsset: TransformAsset,
  standIn: string,
): Pick<Content, "fetchDoctors" | "fetchDoctorNames" | "fetchDoctor"> {
  function transformListedDoctor(doctor: CmsListedDoctor, hospital: string): ListedDoctor | undefined {
    const summary = transformDoctorSummary(doctor, transformAsset, standIn);
    const listings = transformItems(doctor.linkedFrom?.departmentsCollection, (listing) =>
      isOfHospital(listing.hospital, hospital) ? readText(listing.departments) || undefined : undefined,
    );
    return summary && { ...summary, departments: listings };
  }

  return {
    fetchDoctors: (hospital, limit) =>
      queryCms(DOCTORS_QUERY, { hospital, limit }, ({ doctorsCollection }) => {
        const doctors = transformItems(doctorsCollection, (doctor) => transformListedDoctor(doctor, hospital));
        return { total: doctorsCollection?.total ?? doctors.length, doctors };
      }),

    fetchDoctorNames: (hospital) =>
      queryCms(DOCTOR_NAMES_QUERY, { hospital }, ({ doctorsCollection }) =>
        transformItems(doctorsCollection, ({ name }) => readText(name) || undefined),
      ),

    fetchDoctor: (hospital, id) =>
      queryCms(DOCTOR_QUERY, { id, hospital }, ({ doctors, departmentsCollection }, errors) => {
        if (!doctors || !isOfHospital(doctors.hospital, hospital)) return undefined;
        const doctor = transformDoctor(doctors, departmentsCollection, transformAsset, standIn);
        return doctor && errors.length > 0 ? { ...doctor, errors } : doctor;
      }),
  };
}

/** A doctor as cards show one, with a stand-in for want of a name; undefined without an id. */
export function transformDoctorSummary(
  doctor: CmsDoctorSummary,
  transformAsset: TransformAsset,
  standIn: string,
): DoctorSummary | undefined {
  if (!doctor.sys?.id) return undefined;
  const profilePicture = transformAsset(doctor.profilePic);
  return {
    id: doctor.sys.id,
    name: readText(doctor.name) || standIn,
    centerOfExcellence: readText(doctor.centerOfExcellence),
    consulting: readText(doctor.consulting, "\n"),
    education: readText(doctor.education),
    ...(profilePicture && { profilePicture }),
  };
}

function transformDoctor(
  doctor: CmsDoctor,
  listings: CmsDoctorListings | undefined,
  transformAsset: TransformAsset,
  standIn: string,
): Doctor | undefined {
  const summary = transformDoctorSummary(doctor, transformAsset, standIn);
  if (!summary) return undefined;
  const email = readText(doctor.email);
  const skill = readText(doctor.skill);
  return {
    ...summary,
    contactNumbers: readTexts(doctor.contactNumber),
    ...(email && { email }),
    ...(skill && { skill }),
    departments: transformItems(listings, ({ departments }) => readText(departments) || undefined),
  };
}
