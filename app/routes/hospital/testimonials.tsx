import { servicesContext } from "#app/context.ts";
import { TestimonialsPage } from "#app/features/testimonials/testimonials-page.tsx";
import { headElements, sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { videoThings } from "#app/structured-data/entry-things.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { contentOr } from "./content-result.ts";
import { getHospital, headerPicture } from "./get-hospital.ts";
import type { Route } from "./+types/testimonials";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.testimonials, order: 100 },
  sitemap: "page",
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const { site, content } = services;
  const testimonials = contentOr(await content.fetchTestimonials(hospital.contentName), [], services);
  const films = testimonials.flatMap((entry) => videoThings(services.origin, hospital, entry, entry.shortReview));
  return {
    head: sectionHead(services, hospital, "testimonials", hospitalPaths(hospital).toTestimonials, films),
    basePath: hospital.basePath,
    motto: site.group.motto,
    picture: headerPicture(site, hospital, 2),
    defaultPicture: site.pictures[hospital.campusPicture],
    testimonials,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Testimonials({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  return <TestimonialsPage {...page} />;
}
