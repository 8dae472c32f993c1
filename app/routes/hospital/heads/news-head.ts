import type { NewsArticle } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital } from "#hospitals/site.ts";
import { fullName } from "../../full-name.ts";
import { pageTitle } from "../../page-title.ts";
import { entryPicture } from "../../shared-link.ts";
import { newsThing } from "../../structured-data/news-thing.ts";
import { plainText } from "../../structured-data/plain-text.ts";
import { entryHead, type HeadServices } from "../page-head.ts";

/** Head of a news item's page. */
export function newsHead(services: HeadServices, hospital: Hospital, article: NewsArticle) {
  const { id, headline, subHeadline, thumbnail, content, publishedAt, firstPublishedAt = publishedAt } = article;
  const { toNews, toNewsArticle } = hospitalPaths(hospital);
  return entryHead(services, hospital, {
    section: { name: "News", path: toNews },
    entry: { name: headline, path: toNewsArticle(id) },
    title: pageTitle(hospital.name, headline),
    description: `${subHeadline || plainText(content)} News from ${fullName(hospital)}.`,
    sharedLink: {
      type: "article",
      published: firstPublishedAt,
      modified: publishedAt,
      ...entryPicture(services.origin, thumbnail, headline),
    },
    things: [newsThing(services.origin, hospital, article)],
  });
}
