import { TestimonialPage } from "#app/features/testimonials/testimonial-pages.tsx";
import { testimonialHead } from "#app/head/entry-heads.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { contactLinks } from "./contact-items.ts";
import { detailPage, getEntry, openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/testimonial";

export { headers } from "./hospital-page.ts";

export const handle: RoutePolicy = { sitemap: { each: "testimonials" } };

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  const testimonial = getEntry(await services.content.fetchTestimonial(hospital.contentName, args.params.id), services);
  return detailPage(
    services,
    hospital,
    "testimonials",
    testimonial && testimonialHead(services, hospital, testimonial),
    { testimonial, contacts: contactLinks(hospital.contact, services.texts.pages) },
  );
}

export default function Testimonial({ loaderData }: Route.ComponentProps) {
  return <TestimonialPage {...loaderData} />;
}
