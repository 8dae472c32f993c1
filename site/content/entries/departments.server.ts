import type { Content, DepartmentListing } from "../content.ts";
import type { QueryCms } from "../fetch/query.server.ts";
import { isOfHospital, readText, transformItems, type TransformAsset } from "../transform/read-fields.ts";
import type { CmsDepartmentListing, CmsDoctorSummary } from "./cms-entries.ts";
import { cmsQuery, DOCTOR_CARD_FIELDS } from "./cms-query.ts";
import type {
  DepartmentDoctorsQuery,
  DepartmentDoctorsQueryVariables,
  DepartmentListingsQuery,
  DepartmentListingsQueryVariables,
  ListedDoctorsQuery,
  ListedDoctorsQueryVariables,
  ListingDoctorsQuery,
  ListingDoctorsQueryVariables,
} from "./cms-types.generated.ts";
import { transformDoctorSummary } from "./doctors.server.ts";

export const DEPARTMENT_LISTINGS_QUERY = cmsQuery<DepartmentListingsQuery, DepartmentListingsQueryVariables>(`
  query DepartmentListings($hospital: String!) {
    departmentsCollection(where: { hospital: $hospital, doctorsCollection_exists: true }) {
      items { sys { id } departments }
    }
  }`);

/** Doctors of a department by the name its listing carries; pages read the first listing only. */
export const DEPARTMENT_DOCTORS_QUERY = cmsQuery<DepartmentDoctorsQuery, DepartmentDoctorsQueryVariables>(`
  query DepartmentDoctors($hospital: String!, $department: String!, $limit: Int!, $skip: Int!) {
    departmentsCollection(where: { hospital: $hospital, departments: $department }, limit: 1) {
      items {
        doctorsCollection(limit: $limit, skip: $skip) {
          items { ${DOCTOR_CARD_FIELDS} email }
        }
      }
    }
  }`);

export const LISTED_DOCTORS_QUERY = cmsQuery<ListedDoctorsQuery, ListedDoctorsQueryVariables>(`
  query ListedDoctors($id: String!, $limit: Int!) {
    departments(id: $id) {
      hospital
      doctorsCollection(limit: $limit) {
        total
        items { ${DOCTOR_CARD_FIELDS} }
      }
    }
  }`);

export const LISTING_DOCTORS_QUERY = cmsQuery<ListingDoctorsQuery, ListingDoctorsQueryVariables>(`
  query ListingDoctors($id: String!) {
    departments(id: $id) {
      hospital
      doctorsCollection {
        items { sys { id } name }
      }
    }
  }`);

type DepartmentContent = Pick<
  Content,
  "fetchDepartmentDoctors" | "fetchDepartmentListings" | "fetchListingDoctors" | "fetchListedDoctors"
>;

/** Specification §7: department pages show the first ten doctors. */
const DEPARTMENT_PAGE = { limit: 10, skip: 0 };

export function createDepartmentContent(
  queryCms: QueryCms,
  transformAsset: TransformAsset,
  standIn: string,
): DepartmentContent {
  const toSummary = (doctor: CmsDoctorSummary) => transformDoctorSummary(doctor, transformAsset, standIn);
  return {
    fetchDepartmentListings: (hospital) =>
      queryCms(DEPARTMENT_LISTINGS_QUERY, { hospital }, ({ departmentsCollection }) =>
        transformItems(departmentsCollection, transformDepartmentListing).toSorted((a, b) =>
          a.department.localeCompare(b.department, "en"),
        ),
      ),

    fetchDepartmentDoctors: (hospital, department) =>
      queryCms(DEPARTMENT_DOCTORS_QUERY, { hospital, department, ...DEPARTMENT_PAGE }, ({ departmentsCollection }) => {
        const [listing] = (departmentsCollection?.items ?? []).filter((item) => item !== null);
        return transformItems(listing?.doctorsCollection, toSummary);
      }),

    fetchListedDoctors: (hospital, id, limit) =>
      queryCms(LISTED_DOCTORS_QUERY, { id, limit }, ({ departments }) => {
        if (!departments || !isOfHospital(departments.hospital, hospital)) return { total: 0, doctors: [] };
        const doctors = transformItems(departments.doctorsCollection, toSummary);
        return { total: departments.doctorsCollection?.total ?? doctors.length, doctors };
      }),

    fetchListingDoctors: (hospital, id) =>
      queryCms(LISTING_DOCTORS_QUERY, { id }, ({ departments }) =>
        departments && isOfHospital(departments.hospital, hospital)
          ? transformItems(departments.doctorsCollection, toSummary).map((doctor) => ({
              id: doctor.id,
              name: doctor.name,
            }))
          : [],
      ),
  };
}

function transformDepartmentListing(listing: CmsDepartmentListing): DepartmentListing | undefined {
  const department = readText(listing.departments);
  return listing.sys?.id && department ? { id: listing.sys.id, department } : undefined;
}
