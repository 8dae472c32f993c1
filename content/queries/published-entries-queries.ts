import type {
  PublishedCareersQuery,
  PublishedDoctorsQuery,
  PublishedDoctorsQueryVariables,
  PublishedNewsQuery,
  PublishedTestimonialsQuery,
} from "../fetch/cms-types.generated.ts";
import { cmsQuery } from "./cms-query.ts";

/** One page of a hospital's entries in a stable order: their ids, and when each was last published. */
function publishedEntriesQuery<Data>(name: string, collection: string, where: string) {
  return cmsQuery<Data, PublishedDoctorsQueryVariables>(`
  query ${name}($hospital: String!, $limit: Int!, $skip: Int!) {
    ${collection}(where: { ${where} }, order: sys_id_ASC, limit: $limit, skip: $skip) {
      total
      items { sys { id publishedAt } }
    }
  }`);
}

export const PUBLISHED_DOCTORS_QUERY = publishedEntriesQuery<PublishedDoctorsQuery>(
  "PublishedDoctors",
  "doctorsCollection",
  "hospital: $hospital",
);

export const PUBLISHED_NEWS_QUERY = publishedEntriesQuery<PublishedNewsQuery>(
  "PublishedNews",
  "newsCollection",
  "hospitalName: $hospital",
);

export const PUBLISHED_CAREERS_QUERY = publishedEntriesQuery<PublishedCareersQuery>(
  "PublishedCareers",
  "careersCollection",
  "hospital: $hospital",
);

/** Only testimonials with more to read have a page that is linked to (checklist 185). */
export const PUBLISHED_TESTIMONIALS_QUERY = publishedEntriesQuery<PublishedTestimonialsQuery>(
  "PublishedTestimonials",
  "testimonialsCollection",
  "hospital: $hospital, testimonialContent_exists: true",
);
