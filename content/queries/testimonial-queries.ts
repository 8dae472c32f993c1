import type {
  TestimonialQuery,
  TestimonialQueryVariables,
  TestimonialsQuery,
  TestimonialsQueryVariables,
} from "../fetch/cms-types.generated.ts";
import { ASSET_FIELDS, RICH_TEXT_FIELDS, VIDEO_FIELDS } from "./asset-fields.ts";
import { cmsQuery } from "./cms-query.ts";

/** A hospital's testimonials by descending id. */
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

/** One testimonial. */
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
