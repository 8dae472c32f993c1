import type {
  DepartmentDoctorsQuery,
  DepartmentDoctorsQueryVariables,
  DepartmentListingsQuery,
  DepartmentListingsQueryVariables,
  ListedDoctorsQuery,
  ListedDoctorsQueryVariables,
  ListingDoctorsQuery,
  ListingDoctorsQueryVariables,
} from "../fetch/cms-types.generated.ts";
import { ASSET_FIELDS } from "./asset-fields.ts";
import { cmsQuery } from "./cms-query.ts";

/** Listings of a hospital that have doctors. */
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
          items { sys { id } name email centerOfExcellence profilePic { ${ASSET_FIELDS} } }
        }
      }
    }
  }`);

/** The first doctors of one listing as cards show them, and how many it has. */
export const LISTED_DOCTORS_QUERY = cmsQuery<ListedDoctorsQuery, ListedDoctorsQueryVariables>(`
  query ListedDoctors($id: String!, $limit: Int!) {
    departments(id: $id) {
      hospital
      doctorsCollection(limit: $limit) {
        total
        items { sys { id } name profilePic { ${ASSET_FIELDS} } centerOfExcellence }
      }
    }
  }`);

/** Doctors of one listing. */
export const LISTING_DOCTORS_QUERY = cmsQuery<ListingDoctorsQuery, ListingDoctorsQueryVariables>(`
  query ListingDoctors($id: String!) {
    departments(id: $id) {
      hospital
      doctorsCollection {
        items { sys { id } name }
      }
    }
  }`);
