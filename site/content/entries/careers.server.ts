import type { Career, CareerSummary, Content } from "../content.ts";
import { isUntranslated } from "../fetch/locale.server.ts";
import type { QueryCms } from "../fetch/query.server.ts";
import type { ContentTransforms } from "../transform/rich-text.ts";
import { isOfHospital, readFirstPublished, readText, readTexts, transformItems } from "../transform/read-fields.ts";
import type { CmsCareer, CmsCareerSummary } from "./cms-entries.ts";
import { cmsQuery, RICH_TEXT_FIELDS } from "./cms-query.ts";
import type * as Cms from "./cms-types.generated.ts";

export const CAREERS_QUERY = cmsQuery<Cms.CareersQuery, Cms.CareersQueryVariables>(`
  query Careers($hospital: String!) {
    careersCollection(where: { hospital: $hospital }, order: sys_publishedAt_DESC, limit: 1000) {
      total
      items { sys { id } jobTitle jobShortDescription numberOfVacancy lastDate }
    }
  }`);

export const CAREER_QUERY = cmsQuery<Cms.CareerQuery, Cms.CareerQueryVariables>(`
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
      lastDate
      hospital
    }
  }`);

export function createCareerContent(queryCms: QueryCms, { transformRichText, standIns }: ContentTransforms) {
  function transformCareerSummary(career: CmsCareerSummary): CareerSummary | undefined {
    if (!career.sys?.id) return undefined;
    return {
      id: career.sys.id,
      jobTitle: readText(career.jobTitle) || standIns.career,
      shortDescription: readText(career.jobShortDescription),
      vacancies: Math.max(Math.trunc(Number(career.numberOfVacancy)) || 0, 0),
      ...readLastDate(career.lastDate),
      ...isUntranslated(career),
    };
  }

  function transformCareer(career: CmsCareer, hospital: string): Career | undefined {
    const summary = transformCareerSummary(career);
    return (
      summary && {
        ...summary,
        ...readFirstPublished(career.sys),
        description: transformRichText(career.jobDescription, { hospital, entryId: summary.id }),
        responsibilities: readTexts(career.responsibilities),
        skills: readTexts(career.skills),
        experience: readText(career.experience),
      }
    );
  }

  return {
    fetchCareers: (hospital) =>
      queryCms(CAREERS_QUERY, { hospital }, ({ careersCollection }) => {
        const careers = transformItems(careersCollection, transformCareerSummary);
        return { total: careersCollection?.total ?? careers.length, careers };
      }),

    fetchCareer: (hospital, id) =>
      queryCms(CAREER_QUERY, { id }, ({ careers }) =>
        careers && isOfHospital(careers.hospital, hospital) ? transformCareer(careers, hospital) : undefined,
      ),
  } satisfies Partial<Content>;
}

/** The day that the editor chose, whatever hour and zone come with it. */
function readLastDate(value: unknown): { lastDate?: string } {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(String(value)) ?? [];
  return day === undefined ? {} : { lastDate: day };
}
