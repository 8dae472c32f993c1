import { NewsPage } from "#app/features/news/news-pages.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { importantNumbers } from "./contact-items.ts";
import { openHospital, sectionPage } from "./hospital-page.ts";
import { listPage } from "./list-page.ts";
import type { Route } from "./+types/news";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.news, order: 80 },
  sitemap: { listOf: "news" },
  parameters: { page: { read: "page" } },
};

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const news = await services.content.fetchNews(hospital.contentName);
  const { entries: articles, headOf, ...list } = listPage(services, args.request, paths.toNews, news);
  const { head, ...page } = sectionPage(services, hospital, "news", paths.toNews);
  return {
    head: headOf(head),
    ...{ ...page, articles, ...list },
    numbers: importantNumbers(hospital.contact, services.texts.pages),
  };
}

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsPage {...loaderData} />;
}
