import type { PhysicianLeaf, NewsArticleLeaf, VideoObjectLeaf } from "schema-dts";
import { assetPicture } from "#app/head/shared-link.ts";
import { fullName } from "#app/head/titles-and-descriptions.ts";
import type { Doctor, NewsArticle, RichText, Testimonial, RichTextNode } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { internationalNumber } from "#hospitals/phones.ts";
import type { Hospital } from "#hospitals/site.ts";
import { postalAddress, specialtiesNamedIn } from "./hospital-things.ts";
import { hospitalReference, type GraphServices } from "./page-graph.ts";

/**
 * A doctor (https://schema.org/Physician), who counts as a local business: `name` and `address` are required
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
export function physicianThing(origin: string, hospital: Hospital, doctor: Doctor): PhysicianLeaf {
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
    ...(contactNumbers.length > 0 && { telephone: contactNumbers.map(internationalNumber) }),
    ...(email && { email }),
    ...(medicalSpecialty.length > 0 && { medicalSpecialty }),
    ...(education && { hasCredential: { "@type": "EducationalOccupationalCredential", name: education } }),
    hospitalAffiliation: hospitalReference(origin, hospital),
  };
}

/**
 * A news item. Nothing is required; headline, image and both dates are recommended, and so is an author, whom nobody
 * names here (https://developers.google.com/search/docs/appearance/structured-data/article).
 */
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

/**
 * The film of a testimonial. Search engines require name, thumbnail and date of publication, and long required a
 * description (https://developers.google.com/search/docs/appearance/structured-data/video): a film without a poster or
 * a date is left out. `words` are the reviewer's, for a film that nobody described.
 */
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
  // Words of one paragraph stand as they are; those of paragraphs in a list or a table are kept apart.
  return node.children.map(textOf).join(HOLD_A_LINE.has(node.type) ? "" : " ");
}
