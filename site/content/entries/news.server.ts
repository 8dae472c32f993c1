import type { Content, NewsArticle, NewsSummary } from "../content.ts";
import type { QueryCms } from "../fetch/query.server.ts";
import type { ContentTransforms } from "../transform/rich-text.ts";
import { isOfHospital, readFirstPublished, readText, transformItems } from "../transform/read-fields.ts";
import type { CmsNewsArticle, CmsNewsSummary } from "./cms-entries.ts";
import { ASSET_FIELDS, cmsQuery, RICH_TEXT_FIELDS } from "./cms-query.ts";
import type {
  NewsArticleQuery,
  NewsArticleQueryVariables,
  NewsQuery,
  NewsQueryVariables,
} from "./cms-types.generated.ts";

export const NEWS_QUERY = cmsQuery<NewsQuery, NewsQueryVariables>(`
  query News($hospital: String!) {
    newsCollection(where: { hospitalName: $hospital }, order: sys_publishedAt_DESC) {
      items { sys { id publishedAt } headline subHeadline thumbnail { ${ASSET_FIELDS} } }
    }
  }`);

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

export function createNewsContent(
  queryCms: QueryCms,
  transforms: ContentTransforms,
): Pick<Content, "fetchNews" | "fetchNewsArticle"> {
  return {
    fetchNews: (hospital) =>
      queryCms(NEWS_QUERY, { hospital }, ({ newsCollection }) =>
        transformItems(newsCollection, (news) => transformNewsSummary(news, transforms)),
      ),

    fetchNewsArticle: (hospital, id) =>
      queryCms(NEWS_ARTICLE_QUERY, { id }, ({ news }) =>
        news && isOfHospital(news.hospitalName, hospital)
          ? transformNewsArticle(news, transforms, hospital)
          : undefined,
      ),
  };
}

function transformNewsSummary(
  news: CmsNewsSummary,
  { transformAsset, standIns }: Pick<ContentTransforms, "transformAsset" | "standIns">,
): NewsSummary | undefined {
  if (!news.sys?.id) return undefined;
  const thumbnail = transformAsset(news.thumbnail);
  return {
    id: news.sys.id,
    publishedAt: news.sys.publishedAt ?? "",
    headline: readText(news.headline) || standIns.news,
    subHeadline: readText(news.subHeadline),
    ...(thumbnail && { thumbnail }),
  };
}

function transformNewsArticle(
  news: CmsNewsArticle,
  transforms: ContentTransforms,
  hospital: string,
): NewsArticle | undefined {
  const summary = transformNewsSummary(news, transforms);
  if (!summary) return undefined;
  const content = transforms.transformRichText(news.content, { hospital, entryId: summary.id });
  return { ...summary, ...readFirstPublished(news.sys), content };
}
