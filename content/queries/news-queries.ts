import type {
  NewsArticleQuery,
  NewsArticleQueryVariables,
  NewsQuery,
  NewsQueryVariables,
} from "../fetch/cms-types.generated.ts";
import { ASSET_FIELDS, RICH_TEXT_FIELDS } from "./asset-fields.ts";
import { cmsQuery } from "./cms-query.ts";

/** A hospital's news, newest first. */
export const NEWS_QUERY = cmsQuery<NewsQuery, NewsQueryVariables>(`
  query News($hospital: String!) {
    newsCollection(where: { hospitalName: $hospital }, order: sys_publishedAt_DESC) {
      items { sys { id publishedAt } headline subHeadline thumbnail { ${ASSET_FIELDS} } }
    }
  }`);

/** One news item. */
export const NEWS_ARTICLE_QUERY = cmsQuery<NewsArticleQuery, NewsArticleQueryVariables>(`
  query NewsArticle($id: String!) {
    news(id: $id) {
      sys { id publishedAt firstPublishedAt }
      headline
      subHeadline
      thumbnail { ${ASSET_FIELDS} }
      content { ${RICH_TEXT_FIELDS} }
      hospitalName
    }
  }`);
