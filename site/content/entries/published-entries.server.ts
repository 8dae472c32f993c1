import type { Content, PublishedEntries, PublishedEntry } from "../content.ts";
import type { QueryCms } from "../fetch/query.server.ts";
import { cmsQuery, PAGE_SIZE } from "./cms-query.ts";
import type * as Cms from "./cms-types.generated.ts";

const ENTRIES = "{ total items { sys { id publishedAt } } }";
const PAGE = "order: sys_id_ASC, limit: $limit, skip: $skip";

/** Only testimonials with more to read have a page that is linked to (checklist 185). */
export const PUBLISHED_ENTRIES_QUERY = cmsQuery<Cms.PublishedEntriesQuery, Cms.PublishedEntriesQueryVariables>(`
  query PublishedEntries($hospital: String!, $limit: Int!, $skip: Int!) {
    doctors: doctorsCollection(where: { hospital: $hospital }, ${PAGE}) ${ENTRIES}
    news: newsCollection(where: { hospitalName: $hospital }, ${PAGE}) ${ENTRIES}
    careers: careersCollection(where: { hospital: $hospital }, ${PAGE}) ${ENTRIES}
    testimonials: testimonialsCollection(where: { hospital: $hospital, testimonialContent_exists: true }, ${PAGE}) ${ENTRIES}
  }`);

const KINDS = ["doctors", "news", "careers", "testimonials"] as const satisfies (keyof PublishedEntries)[];

/** Reads page after page; an entry that comes twice, because others were published in between, counts once. */
export function createPublishedEntriesContent(queryCms: QueryCms, pageSize: number = PAGE_SIZE) {
  return {
    async fetchPublishedEntries(hospital) {
      const found = KINDS.map(() => new Map<string, PublishedEntry>());
      for (let skip = 0, most = Infinity; skip < most; skip += pageSize) {
        const page = await queryCms(PUBLISHED_ENTRIES_QUERY, { hospital, limit: pageSize, skip }, (data) => data);
        if (page.status !== "ok") return page;
        most = 0;
        for (const [index, entries] of found.entries()) {
          const list = page.content[KINDS[index]!];
          // A space without a type is not asked for its entries.
          if (list === undefined) continue;
          const { total = Number.NaN, items } = list ?? {};
          for (const { sys } of (items ?? []).filter((item) => item !== null))
            if (sys?.id) entries.set(sys.id, { id: sys.id, ...(sys.publishedAt && { publishedAt: sys.publishedAt }) });
          if (!(entries.size >= Math.min(total ?? Number.NaN, skip + pageSize))) {
            const message = `The content service listed ${entries.size} of ${total} entries`;
            return { status: "unavailable", errors: [{ message }] };
          }
          most = Math.max(most, total ?? 0);
        }
      }
      const [doctors, news, careers, testimonials] = found.map((entries) => [...entries.values()]);
      return {
        status: "ok",
        content: { doctors: doctors!, news: news!, careers: careers!, testimonials: testimonials! },
      };
    },
  } satisfies Partial<Content>;
}
