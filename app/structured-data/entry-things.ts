import type { PhysicianLeaf, NewsArticleLeaf, VideoObjectLeaf, JobPostingLeaf } from "schema-dts";
import { assetPicture } from "#app/head/shared-link.ts";
import { fullName } from "#site/hospitals/find-hospital.ts";
import type { Doctor, NewsArticle, RichText, Testimonial, RichTextNode, Career } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { postalAddress, specialtiesNamedIn, telephone } from "./hospital-things.ts";
import { hospitalReference, type GraphServices } from "./page-graph.ts";
import type { SittingHours } from "./sitting-hours.ts";

/** A doctor counts as a local business, for which `name` and `address` are required. */
export function physicianThing(origin: string, hospital: Hospital, doctor: Doctor, hours: SittingHours): PhysicianLeaf {
  const { id, name, centerOfExcellence, departments, profilePicture, contactNumbers, email, education } = doctor;
  const url = origin + hospitalPaths(hospital).toDoctor(id);
  const image = assetPicture(origin, profilePicture)?.url;
  const medicalSpecialty = specialtiesNamedIn([centerOfExcellence, ...departments], hospital.routedDepartments);
  return {
    "@type": "Physician",
    "@id": `${url}#physician`,
    name,
    url,
    ...(centerOfExcellence && { description: centerOfExcellence }),
    ...(image && { image }),
    address: postalAddress(hospital),
    ...(contactNumbers.length > 0 && { telephone: contactNumbers.map((number) => telephone(createPhone(number))) }),
    ...(email && { email }),
    ...(medicalSpecialty.length > 0 && { medicalSpecialty }),
    ...(education && { hasCredential: { "@type": "EducationalOccupationalCredential", name: education } }),
    ...hours,
    hospitalAffiliation: hospitalReference(origin, hospital),
  };
}

/** Headline, image and dates are recommended, and an author, which the content service does not have. */
export function newsThing(origin: string, hospital: Hospital, article: NewsArticle): NewsArticleLeaf {
  const { id, headline, subHeadline, thumbnail, publishedAt, firstPublishedAt = publishedAt } = article;
  const image = assetPicture(origin, thumbnail)?.url;
  const url = origin + hospitalPaths(hospital).toNewsArticle(id);
  return {
    "@type": "NewsArticle",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline,
    ...(subHeadline && { description: subHeadline }),
    ...(image && { image }),
    ...(firstPublishedAt && { datePublished: firstPublishedAt }),
    ...(publishedAt && { dateModified: publishedAt }),
    publisher: hospitalReference(origin, hospital),
  };
}

type FilmedTestimonial = Pick<Testimonial, "reviewer" | "video" | "poster">;

/** The film of a testimonial; none without a poster or a date, which are required. `words` are the reviewer's. */
export function videoThings(
  { origin, texts }: GraphServices,
  hospital: Hospital,
  { reviewer, video, poster }: FilmedTestimonial,
  words: RichText,
): VideoObjectLeaf[] {
  const thumbnailUrl = assetPicture(origin, poster)?.url;
  if (!video?.firstPublishedAt || !thumbnailUrl) return [];
  const about = texts.server.videoName(reviewer, fullName(hospital));
  const contentUrl = origin + video.url;
  return [
    {
      "@type": "VideoObject",
      "@id": `${contentUrl}#video`,
      name: video.title || about,
      description: video.description ?? (plainText(words) || about),
      thumbnailUrl,
      uploadDate: video.firstPublishedAt,
      contentUrl,
      publisher: hospitalReference(origin, hospital),
    },
  ];
}

/** The words of a rich text in one line, without pictures and marks. */
export function plainText(nodes: RichText): string {
  return nodes.map(textOf).join(" ").replace(/\s+/g, " ").trim();
}

const HOLD_A_LINE: ReadonlySet<RichTextNode["type"]> = new Set(["paragraph", "heading", "link", "entry-link"]);

function textOf(node: RichTextNode): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  // Between paragraphs in a list or a table comes a space, inside one nothing.
  return node.children.map(textOf).join(HOLD_A_LINE.has(node.type) ? "" : " ");
}

/** A job that can be applied for; none without a vacancy or one of the facts that search engines require. */
export function jobPostingThings(services: GraphServices, hospital: Hospital, career: Career): JobPostingLeaf[] {
  const { origin, texts } = services;
  const { id, jobTitle: title, vacancies, firstPublishedAt: datePosted, experience, lastDate } = career;
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
    ...(lastDate && { validThrough: lastDate }),
    ...(experience && { experienceRequirements: experience }),
    // The employer by the name it trades under, not the place that hires.
    hiringOrganization: { "@type": "Organization", name: hospital.name, sameAs: origin + toHome },
    jobLocation: { "@type": "Place", address: postalAddress(hospital) },
  };
  return [posting];
}

/** What the page says about a job as HTML of paragraphs and lists, which is what search engines read in it. */
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
