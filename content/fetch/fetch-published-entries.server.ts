import { ContentUnavailableError, type Content, type PublishedEntry } from "../content.ts";
import {
  PUBLISHED_CAREERS_QUERY,
  PUBLISHED_DOCTORS_QUERY,
  PUBLISHED_NEWS_QUERY,
  PUBLISHED_TESTIMONIALS_QUERY,
} from "../queries/published-entries-queries.ts";
import type { CmsQuery } from "../queries/cms-query.ts";
import type { PublishedDoctorsQuery, PublishedDoctorsQueryVariables } from "./cms-types.generated.ts";
import type { QueryCms } from "./query-cms.server.ts";

/** Each of the four asks for one collection, under its name. */
type PublishedQuery = CmsQuery<
  Record<string, PublishedDoctorsQuery["doctorsCollection"]>,
  PublishedDoctorsQueryVariables
>;

/** Contentful's largest page of a collection. */
const PAGE_SIZE = 1000;

/** The method of `Content` that lists everything with a page of its own. */
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
      return { doctors, news, careers, testimonials };
    },
  };
}

/** Asks page after page; an entry that comes twice, because others were published in between, counts once. */
async function fetchAllPages(
  queryCms: QueryCms,
  query: PublishedQuery,
  hospital: string,
  pageSize: number,
): Promise<PublishedEntry[]> {
  const entries = new Map<string, PublishedEntry>();
  for (let skip = 0, total = Infinity; skip < total; skip += pageSize) {
    const { data } = await queryCms(query, {
      hospital,
      limit: pageSize,
      skip,
    });
    const collection = Object.values(data)[0];
    total = collection?.total ?? Number.NaN;
    for (const entry of collection?.items ?? []) {
      const { id, publishedAt } = entry?.sys ?? {};
      if (id) entries.set(id, { id, ...(publishedAt && { publishedAt }) });
    }
    if (!isWhole(entries.size, total, skip + pageSize)) {
      throw new ContentUnavailableError(`The content service listed ${entries.size} of ${total} entries`);
    }
  }
  return [...entries.values()];
}

/** Whether as many entries have come as must have by now. */
function isWhole(found: number, total: number, asked: number): boolean {
  return found >= Math.min(total, asked);
}
