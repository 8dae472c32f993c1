import type { Content } from "../content.ts";
import { CAREER_QUERY, CAREERS_QUERY } from "../queries/career-queries.ts";
import type { ContentTransforms } from "../transform/content-transforms.ts";
import { isOfHospital } from "../transform/read-text.ts";
import { transformCareer, transformCareerSummary } from "../transform/transform-career.ts";
import { transformItems } from "../transform/transform-items.ts";
import type { QueryCms } from "./query-cms.server.ts";

/** The methods of `Content` about jobs. */
export function createCareerContent(
  queryCms: QueryCms,
  transforms: ContentTransforms,
): Pick<Content, "fetchCareers" | "fetchCareer"> {
  return {
    async fetchCareers(hospital) {
      const { careersCollection } = (await queryCms(CAREERS_QUERY, { hospital })).data;
      const careers = transformItems(careersCollection, transformCareerSummary);
      return { total: careersCollection?.total ?? careers.length, careers };
    },

    async fetchCareer(hospital, id) {
      const { careers } = (await queryCms(CAREER_QUERY, { id })).data;
      return careers && isOfHospital(careers.hospital, hospital)
        ? transformCareer(careers, transforms, hospital)
        : undefined;
    },
  };
}
