import { servicesContext } from "#app/context.ts";
import { TestimonialPage } from "#app/features/testimonials/testimonial-page.tsx";
import { testimonialHead } from "#app/head/entry-heads.ts";
import { headElements, bareHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { contactLinks } from "./contact-items.ts";
import { detailData, getEntry } from "./content-result.ts";
import { getHospital } from "./get-hospital.ts";
import type { Route } from "./+types/testimonial";

export const handle: RoutePolicy = { sitemap: { each: "testimonials" } };

export async function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const testimonial = getEntry(await services.content.fetchTestimonial(hospital.contentName, params.id), services);
  return detailData(testimonial, {
    head: testimonial ? testimonialHead(services, hospital, testimonial) : bareHead(services, hospital, "testimonials"),
    basePath: hospital.basePath,
    testimonial,
    contacts: contactLinks(hospital.contact),
  });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Testimonial({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  return <TestimonialPage {...page} />;
}
