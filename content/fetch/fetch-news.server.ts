import type { Content } from "../content.ts";
import { NEWS_ARTICLE_QUERY, NEWS_QUERY } from "../queries/news-queries.ts";
import type { ContentTransforms } from "../transform/content-transforms.ts";
import { isOfHospital } from "../transform/read-text.ts";
import { transformItems } from "../transform/transform-items.ts";
import { transformNewsArticle, transformNewsSummary } from "../transform/transform-news.ts";
import type { QueryCms } from "./query-cms.server.ts";

/** The methods of `Content` about news. */
export function createNewsContent(
  queryCms: QueryCms,
  transforms: ContentTransforms,
): Pick<Content, "fetchNews" | "fetchNewsArticle"> {
  return {
    async fetchNews(hospital) {
      const { newsCollection } = (await queryCms(NEWS_QUERY, { hospital })).data;
      return transformItems(newsCollection, (news) => transformNewsSummary(news, transforms.transformAsset));
    },

    async fetchNewsArticle(hospital, id) {
      const { news } = (await queryCms(NEWS_ARTICLE_QUERY, { id })).data;
      return news && isOfHospital(news.hospitalName, hospital)
        ? transformNewsArticle(news, transforms, hospital)
        : undefined;
    },
  };
}
