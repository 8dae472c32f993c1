import { createContactFormData, readContactMessage } from "#app/features/contact/contact-form-data.ts";
import { ContactForm } from "#app/features/contact/contact-form.tsx";
import { ContactUsPage } from "#app/features/contact/contact-us-page.tsx";
import { sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalThing } from "#app/structured-data/hospital-things.ts";
import { readTyped } from "#app/ui/form/form-draft.ts";
import { CONTACT_CONTROLS } from "#forms/contact.ts";
import { callNumbers, insurance, mailItem, opdHours, urgentCalls } from "./contact-items.ts";
import { openHospital } from "./hospital-page.ts";
import { formResponse, readForm, submitForm } from "./submit-form.ts";
import type { Route } from "./+types/contact-us";

export { meta } from "#app/head/page-head.ts";

export const handle: RoutePolicy = { menu: { label: ({ sections }) => sections.contact, order: 110 }, sitemap: "page" };

export function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const { site, apiOrigin } = services;
  const texts = services.texts.pages;
  const { basePath, name, place, contact } = hospital;
  return {
    head: sectionHead(services, hospital, "contact", paths.toContactUs, [hospitalThing(services, hospital)]),
    form: createContactFormData(hospital, {
      apiOrigin,
      showsFailure: site.group.showsSendFailure,
      urgent: urgentCalls(hospital, texts),
    }),
    page: {
      basePath,
      hospitalName: name,
      place,
      numbers: callNumbers(contact, texts),
      visit: {
        mapUrl: contact.mapUrl,
        addressLines: [...contact.addressLines, ...(contact.postalCode ? [contact.postalCode] : [])],
        hours: opdHours(contact, texts).value,
        picture: site.pictures[hospital.arrivalPicture ?? hospital.campusPicture],
      },
      insurance: insurance(hospital.insurers, texts),
      mail: mailItem(contact, texts),
      stats: site.group.stats,
    },
  };
}

/** Submits the contact form of a browser without JavaScript; returns the form's `reply`. */
export async function action(args: Route.ActionArgs) {
  const { hospital, services } = openHospital(args);
  const form = await readForm(args.request);
  const { contentName, contact } = hospital;
  const input = readContactMessage(form, { contentName, receivingAddress: contact.receivingAddress });
  const typed = readTyped(form, CONTACT_CONTROLS);
  const { reply, ...refused } = await submitForm(services.submissions, {
    kind: "contact",
    hospital,
    form,
    input,
    typed,
  });
  return formResponse(reply, refused);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ContactUs({ loaderData: { page, form }, actionData }: Route.ComponentProps) {
  return (
    <ContactUsPage
      {...page}
      contactForm={<ContactForm {...form} idPrefix="contact" labelledBy="contact-form-heading" reply={actionData} />}
    />
  );
}
