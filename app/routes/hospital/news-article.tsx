import { NewsArticlePage } from "#app/features/news/news-pages.tsx";
import { newsHead } from "#app/head/entry-heads.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { contactLinks } from "./contact-items.ts";
import { contentOr, detailPage, getEntry, missingEntry, nextOf, openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/news-article";

export { headers } from "./hospital-page.ts";

export const handle: RoutePolicy = { sitemap: { each: "news" } };

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const { newsId } = args.params;
  const [found, news] = await Promise.all([
    services.content.fetchNewsArticle(hospital.contentName, newsId),
    services.content.fetchNews(hospital.contentName),
  ]);
  const articles = contentOr(news, [], services);
  const article = getEntry(found, services, () =>
    missingEntry(
      "news",
      paths.toNews,
      articles.map(({ id, headline, subHeadline }) => ({
        ...{ to: paths.toNewsArticle(id), title: headline, text: subHeadline },
      })),
    ),
  );
  return detailPage(services, hospital, "news", article && newsHead(services, hospital, article), {
    article,
    next: nextOf(articles, newsId),
    contacts: contactLinks(hospital.contact, services.texts.pages),
  });
}

export default function NewsArticle({ loaderData }: Route.ComponentProps) {
  return <NewsArticlePage {...loaderData} />;
}
