import type { Testimonial, TestimonialSummary, VideoAsset } from "../content.ts";
import type { CmsRichText, CmsTestimonial, CmsTestimonialSummary, CmsVideo } from "../fetch/cms-entries.ts";
import { readFirstPublished } from "./read-first-published.ts";
import { readText } from "./read-text.ts";
import type { TransformAsset } from "./transform-media-asset.ts";
import type { ContentTransforms } from "./content-transforms.ts";
import { readNode } from "./rich-text-node.ts";

/** A testimonial as cards show it; undefined without an id. */
export function transformTestimonialSummary(
  testimonial: CmsTestimonialSummary,
  { transformAsset, transformRichText }: ContentTransforms,
  hospital: string,
): TestimonialSummary | undefined {
  if (!testimonial.sys?.id) return undefined;
  const place = { hospital, entryId: testimonial.sys.id };
  return {
    id: testimonial.sys.id,
    reviewer: readText(testimonial.reviewer),
    ...transformPictures(testimonial, transformAsset),
    shortReview: transformRichText(testimonial.shortReview, place),
    // Lists do not ask for the linked assets, so a document of pictures alone counts by its nodes.
    hasContent:
      hasAsset(testimonial.testimonialContent) || transformRichText(testimonial.testimonialContent, place).length > 0,
  };
}

/** A whole testimonial; undefined without an id. */
export function transformTestimonial(
  testimonial: CmsTestimonial,
  { transformAsset, transformRichText }: ContentTransforms,
  hospital: string,
): Testimonial | undefined {
  if (!testimonial.sys?.id) return undefined;
  return {
    id: testimonial.sys.id,
    reviewer: readText(testimonial.reviewer),
    ...transformPictures(testimonial, transformAsset),
    content: transformRichText(testimonial.testimonialContent, { hospital, entryId: testimonial.sys.id }),
  };
}

function transformPictures(
  { video, reviewPoster }: Pick<CmsTestimonial, "video" | "reviewPoster">,
  transformAsset: TransformAsset,
) {
  const ourVideo = transformVideo(video, transformAsset);
  const poster = transformAsset(reviewPoster);
  return { ...(ourVideo && { video: ourVideo }), ...(poster && { poster }) };
}

function transformVideo(video: CmsVideo | null | undefined, transformAsset: TransformAsset): VideoAsset | undefined {
  const asset = transformAsset(video);
  return asset && { ...asset, ...readFirstPublished(video?.sys) };
}

function hasAsset(source: CmsRichText | null | undefined): boolean {
  return readNode(source?.json).children.some((node) => readNode(node).nodeType === "embedded-asset-block");
}
