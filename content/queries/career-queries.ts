import { RICH_TEXT_FIELDS } from "./asset-fields.ts";

/** A hospital's jobs, newest first. */
export const CAREERS_QUERY = `
  query Careers($hospital: String!) {
    careersCollection(where: { hospital: $hospital }, order: sys_publishedAt_DESC) {
      total
      items { sys { id } jobTitle jobShortDescription }
    }
  }`;

/** One job. */
export const CAREER_QUERY = `
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
  }`;
