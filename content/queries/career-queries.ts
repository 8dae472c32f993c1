import type {
  CareerQuery,
  CareerQueryVariables,
  CareersQuery,
  CareersQueryVariables,
} from "../fetch/cms-types.generated.ts";
import { RICH_TEXT_FIELDS } from "./asset-fields.ts";
import { cmsQuery } from "./cms-query.ts";

/** A hospital's jobs, newest first. */
export const CAREERS_QUERY = cmsQuery<CareersQuery, CareersQueryVariables>(`
  query Careers($hospital: String!) {
    careersCollection(where: { hospital: $hospital }, order: sys_publishedAt_DESC) {
      total
      items { sys { id } jobTitle jobShortDescription }
    }
  }`);

/** One job. */
export const CAREER_QUERY = cmsQuery<CareerQuery, CareerQueryVariables>(`
  query Career($id: String!) {
    careers(id: $id) {
      sys { id firstPublishedAt }
      jobTitle
      jobShortDescription
      numberOfVacancy
      jobDescription { ${RICH_TEXT_FIELDS} }
      responsibilities
      skills
      experience
      hospital
    }
  }`);
