import { ASSET_FIELDS, RICH_TEXT_FIELDS, VIDEO_FIELDS } from "./asset-fields.ts";

/** A hospital's testimonials by descending id. */
export const TESTIMONIALS_QUERY = `
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
  }`;

/** One testimonial. */
export const TESTIMONIAL_QUERY = `
  query Testimonial($id: String!) {
    testimonials(id: $id) {
      sys { id }
      reviewer
      video { ${VIDEO_FIELDS} }
      reviewPoster { ${ASSET_FIELDS} }
      testimonialContent { ${RICH_TEXT_FIELDS} }
      hospital
    }
  }`;
