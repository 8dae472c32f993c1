import type { Career, CareerSummary } from "../content.ts";
import type { CmsCareer, CmsCareerSummary } from "../fetch/cms-entries.ts";
import { readFirstPublished } from "./read-first-published.ts";
import { readText, readTexts } from "./read-text.ts";
import type { ContentTransforms } from "./content-transforms.ts";

/** A job as lists show it; undefined without an id. */
export function transformCareerSummary(career: CmsCareerSummary): CareerSummary | undefined {
  if (!career.sys?.id) return undefined;
  return {
    id: career.sys.id,
    jobTitle: readText(career.jobTitle),
    shortDescription: readText(career.jobShortDescription),
  };
}

/** A whole job; undefined without an id. */
export function transformCareer(
  career: CmsCareer,
  { transformRichText }: Pick<ContentTransforms, "transformRichText">,
  hospital: string,
): Career | undefined {
  const summary = transformCareerSummary(career);
  if (!summary) return undefined;
  return {
    ...summary,
    ...readFirstPublished(career.sys),
    vacancies: Math.max(Math.trunc(Number(career.numberOfVacancy)) || 0, 0),
    description: transformRichText(career.jobDescription, { hospital, entryId: summary.id }),
    responsibilities: readTexts(career.responsibilities),
    skills: readTexts(career.skills),
    experience: readText(career.experience),
  };
}
