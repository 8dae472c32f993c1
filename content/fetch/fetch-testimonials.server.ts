import type { Content } from "../content.ts";
import { TESTIMONIAL_QUERY, TESTIMONIALS_QUERY } from "../queries/testimonial-queries.ts";
import type { ContentTransforms } from "../transform/content-transforms.ts";
import { isOfHospital } from "../transform/read-text.ts";
import { transformItems } from "../transform/transform-items.ts";
import { transformTestimonial, transformTestimonialSummary } from "../transform/transform-testimonial.ts";
import type { QueryCms } from "./query-cms.server.ts";

/** The methods of `Content` about testimonials. */
export function createTestimonialContent(
  queryCms: QueryCms,
  transforms: ContentTransforms,
): Pick<Content, "fetchTestimonials" | "fetchTestimonial"> {
  return {
    async fetchTestimonials(hospital) {
      const { testimonialsCollection } = (await queryCms(TESTIMONIALS_QUERY, { hospital })).data;
      return transformItems(testimonialsCollection, (item) => transformTestimonialSummary(item, transforms, hospital));
    },

    async fetchTestimonial(hospital, id) {
      const { testimonials } = (await queryCms(TESTIMONIAL_QUERY, { id })).data;
      if (!testimonials || !isOfHospital(testimonials.hospital, hospital)) return undefined;
      return transformTestimonial(testimonials, transforms, hospital);
    },
  };
}
