import type { Career } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital } from "#hospitals/site.ts";
import { fullName } from "../../full-name.ts";
import { pageTitle } from "../../page-title.ts";
import { jobPostingThings } from "../../structured-data/job-posting-thing.ts";
import { plainText } from "../../structured-data/plain-text.ts";
import { entryHead, type HeadServices } from "../page-head.ts";

/** Head of a job's page. */
export function careerHead(services: HeadServices, hospital: Hospital, career: Career) {
  const { id, jobTitle, shortDescription, description } = career;
  const { toCareers, toCareer } = hospitalPaths(hospital);
  return entryHead(services, hospital, {
    section: { name: "Careers", path: toCareers },
    entry: { name: jobTitle, path: toCareer(id) },
    title: pageTitle(hospital.name, jobTitle),
    description: `${jobTitle} at ${fullName(hospital)}. ${shortDescription || plainText(description)}`,
    things: jobPostingThings(services.origin, hospital, career),
  });
}
