import { servicesContext } from "#app/context.ts";
import { AboutUsPage } from "#app/features/about/about-us-page.tsx";
import { headElements, sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalThing } from "#app/structured-data/hospital-things.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { getHospital } from "./get-hospital.ts";
import type { Route } from "./+types/about-us";

export const handle: RoutePolicy = { menu: { label: ({ layout }) => layout.about, order: 20 }, sitemap: "page" };

export function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const { site } = services;
  return {
    head: sectionHead(services, hospital, "about", hospitalPaths(hospital).toAboutUs, [
      hospitalThing(services, hospital),
    ]),
    basePath: hospital.basePath,
    summary: hospital.summary,
    about: hospital.about,
    weCare: hospital.weCare,
    claims: site.group.claims,
    messages: [...site.group.messages, ...hospital.messages],
    stats: site.group.stats,
    campusPicture: site.pictures[hospital.campusPicture],
    welcomePicture: site.pictures[hospital.welcome.picture],
    welcomeDescription: hospital.welcome.pictureDescription,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function AboutUs({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  return <AboutUsPage {...page} />;
}
