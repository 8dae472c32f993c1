import { NewsArticlePage } from "#app/features/news/news-pages.tsx";
import { newsHead } from "#app/head/entry-heads.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { contactLinks } from "./contact-items.ts";
import { detailPage, getEntry, openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/news-article";

export { headers } from "./hospital-page.ts";

export const handle: RoutePolicy = { sitemap: { each: "news" } };

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  const article = getEntry(await services.content.fetchNewsArticle(hospital.contentName, args.params.newsId), services);
  return detailPage(services, hospital, "news", article && newsHead(services, hospital, article), {
    article,
    contacts: contactLinks(hospital.contact, services.texts.pages),
  });
}

export default function NewsArticle({ loaderData }: Route.ComponentProps) {
  return <NewsArticlePage {...loaderData} />;
}
