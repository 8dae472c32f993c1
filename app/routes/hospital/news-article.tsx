import { servicesContext } from "#app/context.ts";
import { NewsArticlePage } from "#app/features/news/news-article-page.tsx";
import { askContent, detailAnswer, getEntry } from "./ask-content.ts";
import { contactLinks } from "./contact-items.ts";
import { getHospital } from "./get-hospital.ts";
import { newsHead } from "./heads/news-head.ts";
import { headElements, bareHead } from "./page-head.ts";
import type { Route } from "./+types/news-article";

export async function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const { content } = services;
  const answer = await askContent(content.fetchNewsArticle(hospital.contentName, params.newsId));
  const article = getEntry(answer);
  return detailAnswer(answer, {
    head: article ? newsHead(services, hospital, article) : bareHead(services, hospital, "News"),
    basePath: hospital.basePath,
    article,
    contacts: contactLinks(hospital.contact),
  });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function NewsArticle({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  return <NewsArticlePage {...page} />;
}
