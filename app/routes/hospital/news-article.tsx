import { servicesContext } from "#app/context.ts";
import { NewsArticlePage } from "#app/features/news/news-article-page.tsx";
import { newsHead } from "#app/head/entry-heads.ts";
import { headElements, bareHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { contactLinks } from "./contact-items.ts";
import { detailData, getEntry } from "./content-result.ts";
import { getHospital } from "./get-hospital.ts";
import type { Route } from "./+types/news-article";

export const handle: RoutePolicy = { sitemap: { each: "news" } };

export async function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const article = getEntry(await services.content.fetchNewsArticle(hospital.contentName, params.newsId), services);
  return detailData(article, {
    head: article ? newsHead(services, hospital, article) : bareHead(services, hospital, "news"),
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
