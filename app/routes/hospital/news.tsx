import { NewsPage } from "#app/features/news/news-pages.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { importantNumbers } from "./contact-items.ts";
import { contentOr, openHospital, sectionPage } from "./hospital-page.ts";
import type { Route } from "./+types/news";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.news, order: 80 },
  sitemap: { listOf: "news" },
};

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  return {
    ...sectionPage(services, hospital, "news", paths.toNews),
    articles: contentOr(await services.content.fetchNews(hospital.contentName), [], services),
    numbers: importantNumbers(hospital.contact, services.texts.pages),
  };
}

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsPage {...loaderData} />;
}
