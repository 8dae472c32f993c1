import type { Content, ContentResult, PublishedEntry } from "../content.ts";
import type { QueryCms } from "../fetch/query.server.ts";
import { cmsQuery, type CmsQuery } from "./cms-query.ts";
import type {
  PublishedCareersQuery,
  PublishedDoctorsQuery,
  PublishedDoctorsQueryVariables,
  PublishedNewsQuery,
  PublishedTestimonialsQuery,
} from "./cms-types.generated.ts";

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

/** Each of the four reads one collection, under its name. */
type PublishedQuery = CmsQuery<
  Record<string, PublishedDoctorsQuery["doctorsCollection"]>,
  PublishedDoctorsQueryVariables
>;

/** Contentful's largest page of a collection. */
const PAGE_SIZE = 1000;

export function createPublishedEntriesContent(
  queryCms: QueryCms,
  pageSize: number = PAGE_SIZE,
): Pick<Content, "fetchPublishedEntries"> {
  return {
    async fetchPublishedEntries(hospital) {
      const fetchAll = (query: PublishedQuery) => fetchAllPages(queryCms, query, hospital, pageSize);
      const [doctors, news, careers, testimonials] = await Promise.all([
        fetchAll(PUBLISHED_DOCTORS_QUERY),
        fetchAll(PUBLISHED_NEWS_QUERY),
        fetchAll(PUBLISHED_CAREERS_QUERY),
        fetchAll(PUBLISHED_TESTIMONIALS_QUERY),
      ]);
      if (doctors.status !== "ok") return doctors;
      if (news.status !== "ok") return news;
      if (careers.status !== "ok") return careers;
      if (testimonials.status !== "ok") return testimonials;
      return {
        status: "ok",
        content: {
          doctors: doctors.content,
          news: news.content,
          careers: careers.content,
          testimonials: testimonials.content,
        },
      };
    },
  };
}

/** Reads page after page; an entry that comes twice, because others were published in between, counts once. */
async function fetchAllPages(
  queryCms: QueryCms,
  query: PublishedQuery,
  hospital: string,
  limit: number,
): Promise<ContentResult<PublishedEntry[]>> {
  const entries = new Map<string, PublishedEntry>();
  for (let skip = 0, total = Infinity; skip < total; skip += limit) {
    const page = await queryCms(query, { hospital, limit, skip }, (data) => Object.values(data)[0]);
    if (page.status !== "ok") return page;
    total = page.content?.total ?? Number.NaN;
    for (const entry of page.content?.items ?? []) {
      const { id, publishedAt } = entry?.sys ?? {};
      if (id) entries.set(id, { id, ...(publishedAt && { publishedAt }) });
    }
    if (!isWhole(entries.size, total, skip + limit)) {
      const message = `The content service listed ${entries.size} of ${total} entries`;
      return { status: "unavailable", errors: [{ message }] };
    }
  }
  return { status: "ok", content: [...entries.values()] };
}

function isWhole(found: number, total: number, requested: number): boolean {
  return found >= Math.min(total, requested);
}
