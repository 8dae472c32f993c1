/** One page of a hospital's entries in a stable order: their ids, and when each was last published. */
function publishedEntriesQuery(collection: string, where: string): string {
  return `
  query PublishedEntries($hospital: String!, $limit: Int!, $skip: Int!) {
    ${collection}(where: { ${where} }, order: sys_id_ASC, limit: $limit, skip: $skip) {
      total
      items { sys { id publishedAt } }
    }
  }`;
}

export const PUBLISHED_DOCTORS_QUERY = publishedEntriesQuery("doctorsCollection", "hospital: $hospital");

export const PUBLISHED_NEWS_QUERY = publishedEntriesQuery("newsCollection", "hospitalName: $hospital");

export const PUBLISHED_CAREERS_QUERY = publishedEntriesQuery("careersCollection", "hospital: $hospital");

/** Only testimonials with more to read have a page that is linked to (checklist 185). */
export const PUBLISHED_TESTIMONIALS_QUERY = publishedEntriesQuery(
  "testimonialsCollection",
  "hospital: $hospital, testimonialContent_exists: true",
);
