import type { Career, CareerSummary } from "../content.ts";
import type { CmsCareer } from "../fetch/cms-entries.ts";
import { readFirstPublished } from "./read-first-published.ts";
import { readText, readTexts } from "./read-text.ts";
import type { TransformAsset } from "./transform-media-asset.ts";
import { transformRichText } from "./transform-rich-text.ts";

/** A job as lists show it; undefined without an id. */
export function transformCareerSummary(career: CmsCareer): CareerSummary | undefined {
  if (!career.sys?.id) return undefined;
  return {
    id: career.sys.id,
    jobTitle: readText(career.jobTitle),
    shortDescription: readText(career.jobShortDescription),
  };
}

/** A whole job; undefined without an id. */
export function transformCareer(career: CmsCareer, transformAsset: TransformAsset): Career | undefined {
  const summary = transformCareerSummary(career);
  if (!summary) return undefined;
  return {
    ...summary,
    ...readFirstPublished(career.sys),
    vacancies: Math.max(Math.trunc(Number(career.numberOfVacancy)) || 0, 0),
    description: transformRichText(career.jobDescription, transformAsset),
    responsibilities: readTexts(career.responsibilities),
    skills: readTexts(career.skills),
    experience: readText(career.experience),
  };
}
