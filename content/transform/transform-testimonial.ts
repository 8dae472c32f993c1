import type { Testimonial, TestimonialSummary, VideoAsset } from "../content.ts";
import type { CmsAsset, CmsTestimonial } from "../fetch/cms-entries.ts";
import { readFirstPublished } from "./read-first-published.ts";
import { readText } from "./read-text.ts";
import type { TransformAsset } from "./transform-media-asset.ts";
import { transformRichText } from "./transform-rich-text.ts";

/** A testimonial as cards show it; undefined without an id. */
export function transformTestimonialSummary(
  testimonial: CmsTestimonial,
  transformAsset: TransformAsset,
): TestimonialSummary | undefined {
  if (!testimonial.sys?.id) return undefined;
  return {
    id: testimonial.sys.id,
    reviewer: readText(testimonial.reviewer),
    ...transformPictures(testimonial, transformAsset),
    shortReview: transformRichText(testimonial.shortReview, transformAsset),
    hasContent: hasContent(testimonial),
  };
}

/** A whole testimonial; undefined without an id. */
export function transformTestimonial(
  testimonial: CmsTestimonial,
  transformAsset: TransformAsset,
): Testimonial | undefined {
  if (!testimonial.sys?.id) return undefined;
  return {
    id: testimonial.sys.id,
    reviewer: readText(testimonial.reviewer),
    ...transformPictures(testimonial, transformAsset),
    content: transformRichText(testimonial.testimonialContent, transformAsset),
  };
}

function transformPictures({ video, reviewPoster }: CmsTestimonial, transformAsset: TransformAsset) {
  const ourVideo = transformVideo(video, transformAsset);
  const poster = transformAsset(reviewPoster);
  return { ...(ourVideo && { video: ourVideo }), ...(poster && { poster }) };
}

function transformVideo(video: CmsAsset | null | undefined, transformAsset: TransformAsset): VideoAsset | undefined {
  const asset = transformAsset(video);
  return asset && { ...asset, ...readFirstPublished(video?.sys) };
}

/** Lists do not ask for the linked assets, so a document of pictures alone counts by its nodes. */
function hasContent({ testimonialContent }: CmsTestimonial): boolean {
  const nodes = testimonialContent?.json?.content ?? [];
  const hasAsset = nodes.some((node) => node.nodeType === "embedded-asset-block");
  return hasAsset || transformRichText(testimonialContent, () => undefined).length > 0;
}
