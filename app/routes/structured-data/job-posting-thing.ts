import type { JobPostingLeaf } from "schema-dts";
import type { Career } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital } from "#hospitals/site.ts";
import { postalAddress } from "./hospital-thing.ts";
import { jobDescription } from "./job-description.ts";

/**
 * A job that can be applied for. Search engines require title, description, date, employer and place
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting): without one of them, or without a
 * vacancy, there is none. Salary and closing date are nowhere in the content service, so they are never told.
 */
export function jobPostingThings(origin: string, hospital: Hospital, career: Career): JobPostingLeaf[] {
  const { id, jobTitle: title, vacancies, firstPublishedAt: datePosted, experience } = career;
  const description = jobDescription(career);
  if (vacancies < 1 || !title || !description || !datePosted) return [];
  const { toCareer, toHome } = hospitalPaths(hospital);
  const url = origin + toCareer(id);
  const posting: JobPostingLeaf = {
    "@type": "JobPosting",
    "@id": `${url}#job`,
    url,
    title,
    description,
    datePosted,
    totalJobOpenings: vacancies,
    // The page itself takes the application.
    directApply: true,
    ...(experience && { experienceRequirements: experience }),
    // The employer by the name it trades under, not the place that hires.
    hiringOrganization: { "@type": "Organization", name: hospital.name, sameAs: origin + toHome },
    jobLocation: { "@type": "Place", address: postalAddress(hospital) },
  };
  return [posting];
}
