import type { JobPostingLeaf } from "schema-dts";
import type { Career, RichText, RichTextNode } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital } from "#hospitals/site.ts";
import { postalAddress } from "./hospital-things.ts";
import type { GraphServices } from "./page-graph.ts";

/**
 * A job that can be applied for. Search engines require title, description, date, employer and place
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting): without one of them, or without a
 * vacancy, there is none. Salary and closing date are not in the content service, so they are left out.
 */
export function jobPostingThings(services: GraphServices, hospital: Hospital, career: Career): JobPostingLeaf[] {
  const { origin, texts } = services;
  const { id, jobTitle: title, vacancies, firstPublishedAt: datePosted, experience } = career;
  const description = jobDescription(career, texts.server.jobPosting);
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

/**
 * Everything the page says about a job as HTML of paragraphs and lists, which is what search engines read in it
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). Empty when the job has no text.
 */
function jobDescription(career: Career, texts: GraphServices["texts"]["server"]["jobPosting"]): string {
  const { shortDescription, description, responsibilities, skills, experience } = career;
  return [
    shortDescription && paragraph(shortDescription),
    description.map(toHtml).join(""),
    titledList(texts.responsibilities, responsibilities),
    titledList(texts.skills, skills),
    experience && paragraph(texts.experience(experience)),
  ].join("");
}

function titledList(title: string, items: string[]): string {
  if (items.length === 0) return "";
  return `${paragraph(title)}<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join("")}</ul>`;
}

function toHtml(node: RichTextNode): string {
  switch (node.type) {
    case "text":
      return escapeText(node.value);
    case "asset":
    case "entry":
    case "rule":
      return "";
    case "paragraph":
    case "heading":
    case "table-row":
      return `<p>${inline(node.children)}</p>`;
    case "ordered-list":
    case "unordered-list":
      return `<ul>${node.children.map((item) => `<li>${inline([item])}</li>`).join("")}</ul>`;
    default:
      return node.children.map(toHtml).join("");
  }
}

/** What stands in a line: the words of what is in it, blocks among them kept apart by a space. */
function inline(nodes: RichText): string {
  return nodes
    .map((node) => (isBlock(node) ? `${inline(node.children)} ` : toHtml(node)))
    .join("")
    .trim();
}

type Block = Extract<RichTextNode, { children: RichText }>;

function isBlock(node: RichTextNode): node is Block {
  return "children" in node && node.type !== "link" && node.type !== "entry-link";
}

function paragraph(text: string): string {
  return `<p>${escapeText(text)}</p>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? "");
}
