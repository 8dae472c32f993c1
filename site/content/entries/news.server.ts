import type { Content, NewsArticle, NewsSummary } from "../content.ts";
import { isUntranslated } from "../fetch/locale.server.ts";
import type { QueryCms } from "../fetch/query.server.ts";
import type { ContentTransforms } from "../transform/rich-text.ts";
import { isOfHospital, readFirstPublished, readText, transformItems } from "../transform/read-fields.ts";
import type { CmsNewsArticle, CmsNewsSummary } from "./cms-entries.ts";
import { cmsQuery, RICH_TEXT_FIELDS } from "./cms-query.ts";
import type * as Cms from "./cms-types.generated.ts";

export const NEWS_QUERY = cmsQuery<Cms.NewsQuery, Cms.NewsQueryVariables>(`
  query News($hospital: String!) {
    newsCollection(where: { hospitalName: $hospital }, order: sys_publishedAt_DESC, limit: 1000) {
      total
      items { sys { id publishedAt } headline subHeadline thumbnail { ...Asset } }
    }
  }`);

export const NEWS_ARTICLE_QUERY = cmsQuery<Cms.NewsArticleQuery, Cms.NewsArticleQueryVariables>(`
  query NewsArticle($id: String!) {
    news(id: $id) {
      sys { id publishedAt firstPublishedAt }
      headline
      subHeadline
      thumbnail { ...Asset }
      content { ${RICH_TEXT_FIELDS} }
      hospitalName
    }
  }`);

export function createNewsContent(queryCms: QueryCms, transforms: ContentTransforms) {
  const { transformAsset, transformRichText, standIns } = transforms;

  function transformNewsSummary(news: CmsNewsSummary): NewsSummary | undefined {
    if (!news.sys?.id) return undefined;
    const thumbnail = transformAsset(news.thumbnail);
    return {
      id: news.sys.id,
      publishedAt: news.sys.publishedAt ?? "",
      headline: readText(news.headline) || standIns.news,
      subHeadline: readText(news.subHeadline),
      ...(thumbnail && { thumbnail }),
      ...isUntranslated(news),
    };
  }

  function transformNewsArticle(news: CmsNewsArticle, hospital: string): NewsArticle | undefined {
    const summary = transformNewsSummary(news);
    if (!summary) return undefined;
    const content = transformRichText(news.content, { hospital, entryId: summary.id });
    return { ...summary, ...readFirstPublished(news.sys), content };
  }

  return {
    fetchNews: (hospital) =>
      queryCms(NEWS_QUERY, { hospital }, ({ newsCollection }) => transformItems(newsCollection, transformNewsSummary)),

    fetchNewsArticle: (hospital, id) =>
      queryCms(NEWS_ARTICLE_QUERY, { id }, ({ news }) =>
        news && isOfHospital(news.hospitalName, hospital) ? transformNewsArticle(news, hospital) : undefined,
      ),
  } satisfies Partial<Content>;
}
