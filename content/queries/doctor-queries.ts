import type {
  DoctorQuery,
  DoctorQueryVariables,
  DoctorsQuery,
  DoctorsQueryVariables,
} from "../fetch/cms-types.generated.ts";
import { ASSET_FIELDS } from "./asset-fields.ts";
import { cmsQuery } from "./cms-query.ts";

/** The first doctors of a hospital and how many there are. */
export const DOCTORS_QUERY = cmsQuery<DoctorsQuery, DoctorsQueryVariables>(`
  query Doctors($hospital: String!, $limit: Int!) {
    doctorsCollection(where: { hospital: $hospital }, limit: $limit) {
      total
      items { sys { id } name profilePic { ${ASSET_FIELDS} } centerOfExcellence }
    }
  }`);

/** One doctor, with the hospital that tells whose page may show it, and the listings the doctor stands in. */
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
