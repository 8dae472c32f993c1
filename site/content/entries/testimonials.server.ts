import type { Content, Testimonial, TestimonialSummary, VideoAsset } from "../content.ts";
import type { QueryCms } from "../fetch/query.server.ts";
import type { ContentTransforms } from "../transform/rich-text.ts";
import {
  isOfHospital,
  readFirstPublished,
  readText,
  transformItems,
  type TransformAsset,
} from "../transform/read-fields.ts";
import { readNode } from "../transform/rich-text-source.ts";
import type { CmsRichText, CmsTestimonial, CmsTestimonialSummary, CmsVideo } from "./cms-entries.ts";
import { ASSET_FIELDS, cmsQuery, RICH_TEXT_FIELDS, VIDEO_FIELDS } from "./cms-query.ts";
import type {
  TestimonialQuery,
  TestimonialQueryVariables,
  TestimonialsQuery,
  TestimonialsQueryVariables,
} from "./cms-types.generated.ts";

export const TESTIMONIALS_QUERY = cmsQuery<TestimonialsQuery, TestimonialsQueryVariables>(`
  query Testimonials($hospital: String!) {
    testimonialsCollection(where: { hospital: $hospital }, order: sys_id_DESC) {
      items {
        sys { id }
        reviewer
        video { ${VIDEO_FIELDS} }
        shortReview { json }
        reviewPoster { ${ASSET_FIELDS} }
        testimonialContent { json }
      }
    }
  }`);

export const TESTIMONIAL_QUERY = cmsQuery<TestimonialQuery, TestimonialQueryVariables>(`
  query Testimonial($id: String!) {
    testimonials(id: $id) {
      sys { id }
      reviewer
      video { ${VIDEO_FIELDS} }
      reviewPoster { ${ASSET_FIELDS} }
      testimonialContent { ${RICH_TEXT_FIELDS} }
      hospital
    }
  }`);

export function createTestimonialContent(
  queryCms: QueryCms,
  transforms: ContentTransforms,
): Pick<Content, "fetchTestimonials" | "fetchTestimonial"> {
  return {
    fetchTestimonials: (hospital) =>
      queryCms(TESTIMONIALS_QUERY, { hospital }, ({ testimonialsCollection }) =>
        transformItems(testimonialsCollection, (item) => transformTestimonialSummary(item, transforms, hospital)),
      ),

    fetchTestimonial: (hospital, id) =>
      queryCms(TESTIMONIAL_QUERY, { id }, ({ testimonials }) =>
        testimonials && isOfHospital(testimonials.hospital, hospital)
          ? transformTestimonial(testimonials, transforms, hospital)
          : undefined,
      ),
  };
}

function transformTestimonialSummary(
  testimonial: CmsTestimonialSummary,
  { transformAsset, transformRichText, standIns }: ContentTransforms,
  hospital: string,
): TestimonialSummary | undefined {
  if (!testimonial.sys?.id) return undefined;
  const place = { hospital, entryId: testimonial.sys.id };
  return {
    id: testimonial.sys.id,
    reviewer: readText(testimonial.reviewer) || standIns.testimonial,
    ...transformPictures(testimonial, transformAsset),
    shortReview: transformRichText(testimonial.shortReview, place),
    // Lists do not query the linked assets, so a document of pictures alone counts by its nodes.
    hasContent:
      hasAsset(testimonial.testimonialContent) || transformRichText(testimonial.testimonialContent, place).length > 0,
  };
}

function transformTestimonial(
  testimonial: CmsTestimonial,
  { transformAsset, transformRichText, standIns }: ContentTransforms,
  hospital: string,
): Testimonial | undefined {
  if (!testimonial.sys?.id) return undefined;
  return {
    id: testimonial.sys.id,
    reviewer: readText(testimonial.reviewer) || standIns.testimonial,
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
