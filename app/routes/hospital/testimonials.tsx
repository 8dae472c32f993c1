import { data } from "react-router";
import { TestimonialsPage } from "#app/features/testimonials/testimonial-pages.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { videoThings } from "#app/structured-data/entry-things.ts";
import { openHospital, sectionPage } from "./hospital-page.ts";
import { listPage } from "./list-page.ts";
import type { Route } from "./+types/testimonials";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.testimonials, order: 100 },
  sitemap: "page",
  parameters: { page: { read: "page" } },
  isListed: (_site, hospital) => hospital?.showsTestimonials !== false,
};

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  if (!hospital.showsTestimonials) throw data(null, { status: 404 });
  const { site, content } = services;
  const all = await content.fetchTestimonials(hospital.contentName);
  const { entries: testimonials, headOf, ...list } = listPage(services, args.request, paths.toTestimonials, all);
  const films = testimonials.flatMap((entry) => videoThings(services, hospital, entry, entry.shortReview));
  const { head, ...page } = sectionPage(services, hospital, "testimonials", paths.toTestimonials, films);
  return {
    head: headOf(head),
    ...{ ...page, ...list },
    motto: site.group.motto,
    defaultPicture: site.pictures[site.group.pagePictures.testimonials ?? hospital.campusPicture],
    testimonials,
  };
}

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  return <TestimonialsPage {...loaderData} />;
}
