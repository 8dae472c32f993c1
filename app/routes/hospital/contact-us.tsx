import { servicesContext } from "#app/context.ts";
import { createContactFormData } from "#app/features/contact-form/contact-form-data.ts";
import { ContactForm } from "#app/features/contact-form/contact-form.tsx";
import { ContactUsPage } from "#app/features/contact/contact-us-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { hospitalThing } from "#app/structured-data/hospital-things.ts";
import { contactDetails, helplines } from "./contact-items.ts";
import { contactUsAction } from "./contact-us-action.ts";
import { getHospital } from "./get-hospital.ts";
import { headElements, sectionHead } from "#app/head/page-head.ts";
import type { Route } from "./+types/contact-us";

export const handle: RoutePolicy = { menu: { label: "Contact Us", order: 110 }, sitemap: "page" };

export function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const { site, apiOrigin } = services;
  const { basePath, name, place, contact } = hospital;
  return {
    head: sectionHead(services, hospital, "Contact Us", hospitalPaths(hospital).toContactUs, [
      hospitalThing(services, hospital),
    ]),
    form: createContactFormData(hospital, { apiOrigin, showsFailure: site.group.showsSendFailure }),
    page: {
      basePath,
      hospitalName: name,
      place,
      details: contactDetails(contact),
      helplines: helplines(contact),
      mapUrl: contact.mapUrl,
      addressLines: contact.addressLines,
      picture: site.pictures[hospital.campusPicture],
      stats: site.group.stats,
    },
  };
}

export function action(args: Route.ActionArgs) {
  return contactUsAction(args);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function ContactUs({ loaderData: { page, form }, actionData }: Route.ComponentProps) {
  return (
    <ContactUsPage
      {...page}
      contactForm={<ContactForm {...form} idPrefix="contact" labelledBy="contact-form-heading" reply={actionData} />}
    />
  );
}
