import { data } from "react-router";
import { TestimonialPage } from "#app/features/testimonials/testimonial-pages.tsx";
import { testimonialHead } from "#app/head/entry-heads.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { contactLinks } from "./contact-items.ts";
import { contentOr, detailPage, getEntry, headerPicture, missingEntry, nextOf, openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/testimonial";

export { headers } from "./hospital-page.ts";

export const handle: RoutePolicy = {
  sitemap: { each: "testimonials" },
  isListed: (_site, hospital) => hospital?.showsTestimonials !== false,
};

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  if (!hospital.showsTestimonials) throw data(null, { status: 404 });
  const { id } = args.params;
  const [found, list] = await Promise.all([
    services.content.fetchTestimonial(hospital.contentName, id),
    services.content.fetchTestimonials(hospital.contentName),
  ]);
  const stories = contentOr(list, [], services).filter(({ hasContent }) => hasContent);
  const testimonial = getEntry(found, services, () =>
    missingEntry(
      "testimonials",
      paths.toTestimonials,
      stories.map((story) => ({ to: paths.toTestimonial(story.id), title: story.reviewer })),
    ),
  );
  return detailPage(
    services,
    hospital,
    "testimonials",
    testimonial && testimonialHead(services, hospital, testimonial),
    {
      testimonial,
      next: nextOf(stories, id),
      contacts: contactLinks(hospital.contact, services.texts.pages),
      defaultPicture: headerPicture(services.site, "testimonials"),
    },
  );
}

export default function Testimonial({ loaderData }: Route.ComponentProps) {
  return <TestimonialPage {...loaderData} />;
}
