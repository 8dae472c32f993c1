import type { VideoObjectLeaf } from "schema-dts";
import type { RichText, Testimonial } from "#content/content.ts";
import type { Hospital } from "#hospitals/site.ts";
import { fullName } from "../full-name.ts";
import { assetPicture } from "../picture-url.ts";
import { hospitalReference } from "./references.ts";
import { plainText } from "./plain-text.ts";

type FilmedTestimonial = Pick<Testimonial, "reviewer" | "video" | "poster">;

/**
 * The film of a testimonial. Search engines require name, thumbnail and date of publication, and long required a
 * description (https://developers.google.com/search/docs/appearance/structured-data/video): a film without a poster or
 * a date is left out. `words` are the reviewer's, for a film that nobody described.
 */
export function videoThings(
  origin: string,
  hospital: Hospital,
  { reviewer, video, poster }: FilmedTestimonial,
  words: RichText,
): VideoObjectLeaf[] {
  const thumbnailUrl = assetPicture(origin, poster)?.url;
  if (!video?.firstPublishedAt || !thumbnailUrl) return [];
  const about = `${reviewer} about ${fullName(hospital)}`;
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
