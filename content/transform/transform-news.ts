import type { NewsArticle, NewsSummary } from "../content.ts";
import type { CmsNewsArticle, CmsNewsSummary } from "../fetch/cms-entries.ts";
import { readFirstPublished } from "./read-first-published.ts";
import { readText } from "./read-text.ts";
import type { TransformAsset } from "./transform-media-asset.ts";
import type { ContentTransforms } from "./content-transforms.ts";

/** A news item as lists show it; undefined without an id. */
export function transformNewsSummary(news: CmsNewsSummary, transformAsset: TransformAsset): NewsSummary | undefined {
  if (!news.sys?.id) return undefined;
  const thumbnail = transformAsset(news.thumbnail);
  return {
    id: news.sys.id,
    publishedAt: news.sys.publishedAt ?? "",
    headline: readText(news.headline),
    subHeadline: readText(news.subHeadline),
    ...(thumbnail && { thumbnail }),
  };
}

/** A whole news item; undefined without an id. */
export function transformNewsArticle(
  news: CmsNewsArticle,
  { transformAsset, transformRichText }: ContentTransforms,
  hospital: string,
): NewsArticle | undefined {
  const summary = transformNewsSummary(news, transformAsset);
  if (!summary) return undefined;
  const content = transformRichText(news.content, { hospital, entryId: summary.id });
  return { ...summary, ...readFirstPublished(news.sys), content };
}
