import type { Content, Testimonial, TestimonialSummary } from "../content.ts";
import { isUntranslated } from "../fetch/locale.server.ts";
import type { QueryCms } from "../fetch/query.server.ts";
import type { ContentTransforms } from "../transform/rich-text.ts";
import { isOfHospital, readFirstPublished, readText, transformItems } from "../transform/read-fields.ts";
import { readNode } from "../transform/rich-text-source.ts";
import type { CmsRichText, CmsTestimonial, CmsTestimonialSummary } from "./cms-entries.ts";
import { cmsQuery, RICH_TEXT_FIELDS } from "./cms-query.ts";
import type * as Cms from "./cms-types.generated.ts";

export const TESTIMONIALS_QUERY = cmsQuery<Cms.TestimonialsQuery, Cms.TestimonialsQueryVariables>(`
  query Testimonials($hospital: String!) {
    testimonialsCollection(where: { hospital: $hospital }, order: sys_id_DESC, limit: 1000) {
      total
      items {
        sys { id }
        reviewer
        video { ...Asset sys { firstPublishedAt } }
        captions { ...Asset }
        shortReview { json }
        reviewPoster { ...Asset }
        testimonialContent { json }
      }
    }
  }`);

export const TESTIMONIAL_QUERY = cmsQuery<Cms.TestimonialQuery, Cms.TestimonialQueryVariables>(`
  query Testimonial($id: String!) {
    testimonials(id: $id) {
      sys { id }
      reviewer
      video { ...Asset sys { firstPublishedAt } }
      captions { ...Asset }
      reviewPoster { ...Asset }
      testimonialContent { ${RICH_TEXT_FIELDS} }
      hospital
    }
  }`);

export function createTestimonialContent(queryCms: QueryCms, transforms: ContentTransforms) {
  const { transformAsset, transformRichText, standIns } = transforms;

  function transformReview(id: string, item: Omit<CmsTestimonial, "testimonialContent">) {
    const { reviewer, video, reviewPoster } = item;
    const ourVideo = transformAsset(video);
    const captions = transformAsset(item.captions);
    const poster = transformAsset(reviewPoster);
    return {
      id,
      reviewer: readText(reviewer) || standIns.testimonial,
      ...(ourVideo && { video: { ...ourVideo, ...readFirstPublished(video?.sys) } }),
      ...(captions?.contentType.startsWith("text/vtt") && { captions }),
      ...(poster && { poster }),
      ...isUntranslated(item),
    };
  }

  function transformSummary(item: CmsTestimonialSummary, hospital: string): TestimonialSummary | undefined {
    const { sys, shortReview, testimonialContent } = item;
    if (!sys?.id) return undefined;
    const place = { hospital, entryId: sys.id };
    // Lists do not query the linked assets, so a document of pictures alone counts by its nodes.
    const hasContent = hasAsset(testimonialContent) || transformRichText(testimonialContent, place).length > 0;
    return { ...transformReview(sys.id, item), shortReview: transformRichText(shortReview, place), hasContent };
  }

  function transformTestimonial(item: CmsTestimonial, hospital: string): Testimonial | undefined {
    const { sys, testimonialContent } = item;
    if (!sys?.id) return undefined;
    const content = transformRichText(testimonialContent, { hospital, entryId: sys.id });
    return { ...transformReview(sys.id, item), content };
  }

  return {
    fetchTestimonials: (hospital) =>
      queryCms(TESTIMONIALS_QUERY, { hospital }, ({ testimonialsCollection }) =>
        transformItems(testimonialsCollection, (item) => transformSummary(item, hospital)),
      ),

    fetchTestimonial: (hospital, id) =>
      queryCms(TESTIMONIAL_QUERY, { id }, ({ testimonials }) =>
        testimonials && isOfHospital(testimonials.hospital, hospital)
          ? transformTestimonial(testimonials, hospital)
          : undefined,
      ),
  } satisfies Partial<Content>;
}

function hasAsset(source: CmsRichText | null | undefined): boolean {
  return readNode(source?.json).children.some((node) => readNode(node).nodeType === "embedded-asset-block");
}
