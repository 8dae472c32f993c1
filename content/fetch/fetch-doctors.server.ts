import type { Content } from "../content.ts";
import {
  DEPARTMENT_DOCTORS_QUERY,
  DEPARTMENT_LISTINGS_QUERY,
  LISTED_DOCTORS_QUERY,
  LISTING_DOCTORS_QUERY,
} from "../queries/department-queries.ts";
import { DOCTOR_QUERY, DOCTORS_QUERY } from "../queries/doctor-queries.ts";
import { isOfHospital } from "../transform/read-text.ts";
import { transformDepartmentListing, transformDoctor, transformDoctorSummary } from "../transform/transform-doctor.ts";
import type { TransformAsset } from "../transform/transform-media-asset.ts";
import type { CmsDoctorSummary } from "./cms-entries.ts";
import type { QueryCms } from "./query-cms.server.ts";
import { transformItems } from "../transform/transform-items.ts";

type DoctorContent = Pick<
  Content,
  | "fetchDoctors"
  | "fetchDoctor"
  | "fetchDepartmentDoctors"
  | "fetchDepartmentListings"
  | "fetchListingDoctors"
  | "fetchListedDoctors"
>;

/** Specification §7: department pages ask for the first ten doctors. */
const DEPARTMENT_PAGE = { limit: 10, skip: 0 };

/** The methods of `Content` about doctors and departments. */
export function createDoctorContent(queryCms: QueryCms, transformAsset: TransformAsset): DoctorContent {
  const toSummary = (doctor: CmsDoctorSummary) => transformDoctorSummary(doctor, transformAsset);
  return {
    async fetchDoctors(hospital, limit) {
      const { doctorsCollection } = (await queryCms(DOCTORS_QUERY, { hospital, limit })).data;
      const doctors = transformItems(doctorsCollection, toSummary);
      return { total: doctorsCollection?.total ?? doctors.length, doctors };
    },

    async fetchDoctor(hospital, id) {
      const { data, errors } = await queryCms(DOCTOR_QUERY, { id, hospital });
      const { doctors, departmentsCollection } = data;
      if (!doctors || !isOfHospital(doctors.hospital, hospital)) return undefined;
      const doctor = transformDoctor(doctors, departmentsCollection, transformAsset);
      return doctor && errors.length > 0 ? { ...doctor, errors } : doctor;
    },

    async fetchDepartmentDoctors(hospital, queryName) {
      const variables = { hospital, department: queryName, ...DEPARTMENT_PAGE };
      const { departmentsCollection } = (await queryCms(DEPARTMENT_DOCTORS_QUERY, variables)).data;
      const [listing] = (departmentsCollection?.items ?? []).filter((item) => item !== null);
      return transformItems(listing?.doctorsCollection, toSummary);
    },

    async fetchDepartmentListings(hospital) {
      const { departmentsCollection } = (await queryCms(DEPARTMENT_LISTINGS_QUERY, { hospital })).data;
      const listings = transformItems(departmentsCollection, transformDepartmentListing);
      return listings.toSorted((a, b) => a.department.localeCompare(b.department, "en"));
    },

    async fetchListedDoctors(hospital, listingId, limit) {
      const { departments } = (await queryCms(LISTED_DOCTORS_QUERY, { id: listingId, limit })).data;
      if (!departments || !isOfHospital(departments.hospital, hospital)) return { total: 0, doctors: [] };
      const doctors = transformItems(departments.doctorsCollection, toSummary);
      return { total: departments.doctorsCollection?.total ?? doctors.length, doctors };
    },

    async fetchListingDoctors(hospital, listingId) {
      const { departments } = (await queryCms(LISTING_DOCTORS_QUERY, { id: listingId })).data;
      if (!departments || !isOfHospital(departments.hospital, hospital)) return [];
      return transformItems(departments.doctorsCollection, toSummary).map(({ id, name }) => ({ id, name }));
    },
  };
}
