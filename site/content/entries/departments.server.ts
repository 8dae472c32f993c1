import type { Content, DepartmentListing } from "../content.ts";
import type { QueryCms } from "../fetch/query.server.ts";
import { isOfHospital, readText, transformItems } from "../transform/read-fields.ts";
import type { ContentTransforms } from "../transform/rich-text.ts";
import type { CmsDepartmentListing, CmsDoctorSummary } from "./cms-entries.ts";
import { cmsQuery, PAGE_SIZE } from "./cms-query.ts";
import type * as Cms from "./cms-types.generated.ts";
import { transformDoctorSummary } from "./doctors.server.ts";

export const DEPARTMENT_LISTINGS_QUERY = cmsQuery<Cms.DepartmentListingsQuery, Cms.DepartmentListingsQueryVariables>(`
  query DepartmentListings($hospital: String!) {
    departmentsCollection(where: { hospital: $hospital, doctorsCollection_exists: true }, limit: 1000) {
      total
      items { sys { id } departments }
    }
  }`);

/** By the name a department's listing carries; pages read the first listing only. */
export const DEPARTMENT_DOCTORS_QUERY = cmsQuery<Cms.DepartmentDoctorsQuery, Cms.DepartmentDoctorsQueryVariables>(`
  query DepartmentDoctors($hospital: String!, $department: String!, $limit: Int!, $skip: Int!) {
    departmentsCollection(where: { hospital: $hospital, departments: $department }, limit: 1) {
      items { doctorsCollection(limit: $limit, skip: $skip) { items { ...DoctorCard email } } }
    }
  }`);

export const LISTED_DOCTORS_QUERY = cmsQuery<Cms.ListedDoctorsQuery, Cms.ListedDoctorsQueryVariables>(`
  query ListedDoctors($id: String!, $limit: Int!) {
    departments(id: $id) {
      hospital
      doctorsCollection(limit: $limit) { total items { ...DoctorCard } }
    }
  }`);

/** Specification §7: department pages show the first ten doctors. */
const DEPARTMENT_PAGE = { limit: 10, skip: 0 };

export function createDepartmentContent(queryCms: QueryCms, transforms: ContentTransforms) {
  const toSummary = (doctor: CmsDoctorSummary) => transformDoctorSummary(doctor, transforms);
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
      queryCms(LISTED_DOCTORS_QUERY, { id, limit: Math.min(limit, PAGE_SIZE) }, ({ departments }) => {
        if (!departments || !isOfHospital(departments.hospital, hospital)) return { total: 0, doctors: [] };
        const doctors = transformItems(departments.doctorsCollection, toSummary);
        return { total: departments.doctorsCollection?.total ?? doctors.length, doctors };
      }),
  } satisfies Partial<Content>;
}

function transformDepartmentListing(listing: CmsDepartmentListing): DepartmentListing | undefined {
  const department = readText(listing.departments);
  return listing.sys?.id && department ? { id: listing.sys.id, department } : undefined;
}
