import type { NewsArticleLeaf } from "schema-dts";
import type { NewsArticle } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital } from "#hospitals/site.ts";
import { assetPicture } from "../picture-url.ts";
import { hospitalReference } from "./references.ts";

/**
 * A news item. Nothing is required; headline, image and both dates are recommended, and so is an author, whom nobody
 * names here (https://developers.google.com/search/docs/appearance/structured-data/article).
 */
export function newsThing(origin: string, hospital: Hospital, article: NewsArticle): NewsArticleLeaf {
  const { id, headline, subHeadline, thumbnail, publishedAt, firstPublishedAt = publishedAt } = article;
  const image = assetPicture(origin, thumbnail)?.url;
  const url = origin + hospitalPaths(hospital).toNewsArticle(id);
  return {
    "@type": "NewsArticle",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline,
    ...(subHeadline && { description: subHeadline }),
    ...(image && { image }),
    ...(firstPublishedAt && { datePublished: firstPublishedAt }),
    ...(publishedAt && { dateModified: publishedAt }),
    publisher: hospitalReference(origin, hospital),
  };
}
