import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Department, Hospital } from "#hospitals/site.ts";
import { fullName } from "../../full-name.ts";
import { pageTitle } from "../../page-title.ts";
import { medicalWebPageThing } from "../../structured-data/medical-web-page-thing.ts";
import { entryHead, type HeadServices } from "../page-head.ts";

/** Head of a department's page: section and department make its title (specification §2.2). */
export function departmentHead(services: HeadServices, hospital: Hospital, department: Department) {
  const { slug, name, summary, specialties } = department;
  const { toDepartments, toDepartment } = hospitalPaths(hospital);
  const page = { name, path: toDepartment(slug) };
  const about = specialties ? { specialties } : {};
  return entryHead(services, hospital, {
    section: { name: "Departments", path: toDepartments },
    entry: page,
    title: pageTitle("Departments", name),
    description: `${name} at ${fullName(hospital)}. ${summary}`,
    things: [medicalWebPageThing(services, hospital, { ...page, description: summary, ...about })],
  });
}
