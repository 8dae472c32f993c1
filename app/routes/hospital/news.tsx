import { servicesContext } from "#app/context.ts";
import { NewsPage } from "#app/features/news/news-page.tsx";
import { headElements, sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { importantNumbers } from "./contact-items.ts";
import { contentOr } from "./content-result.ts";
import { getHospital, headerPicture } from "./get-hospital.ts";
import type { Route } from "./+types/news";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.news, order: 80 },
  sitemap: { listOf: "news" },
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const { site, content } = services;
  return {
    head: sectionHead(services, hospital, "news", hospitalPaths(hospital).toNews),
    basePath: hospital.basePath,
    picture: headerPicture(site, hospital, 0),
    articles: contentOr(await content.fetchNews(hospital.contentName), [], services),
    numbers: importantNumbers(hospital.contact),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function News({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  return <NewsPage {...page} />;
}
