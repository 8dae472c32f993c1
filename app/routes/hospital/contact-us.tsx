import { ContactUsPage } from "#app/features/contact/contact-us-page.tsx";
import { sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalThing } from "#app/structured-data/hospital-things.ts";
import { callNumbers, insurance, mailItem, nextHolidays, opdHours, openBookItem } from "./contact-items.ts";
import { openHospital } from "./hospital-page.ts";
import { describeResponses, withChecks } from "./public-record.ts";
import { formAction, formSettings } from "./submit-form.ts";
import type { Route } from "./+types/contact-us";

export { headers } from "./hospital-page.ts";

export const handle: RoutePolicy = { menu: { label: ({ sections }) => sections.contact, order: 110 }, sitemap: "page" };

export function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const { site } = services;
  const texts = services.texts.pages;
  const { basePath, name, place, contact } = hospital;
  return {
    head: sectionHead(services, hospital, "contact", paths.toContactUs, [hospitalThing(services, hospital)]),
    form: { ...formSettings(services, hospital, "contact"), action: paths.toContactUs },
    page: {
      basePath,
      hospitalName: name,
      place,
      numbers: withChecks(callNumbers(contact, texts), services, hospital),
      visit: {
        mapUrl: contact.mapUrl,
        addressLines: [...contact.addressLines, ...(contact.postalCode ? [contact.postalCode] : [])],
        hours: opdHours(contact, texts).value,
        picture: site.pictures[hospital.arrivalPicture ?? hospital.campusPicture],
      },
      facts: [
        ...nextHolidays(services, hospital),
        ...insurance(hospital.insurers, texts),
        ...openBookItem(services, hospital),
      ],
      mail: mailItem(contact, texts),
      responses: describeResponses(services, hospital),
      others: [
        { label: services.texts.server.callMe.link, to: paths.toCallMe },
        { label: services.texts.server.complaint.link, to: paths.toComplaint },
      ],
      stats: site.group.stats,
    },
  };
}

export const action = formAction("contact");

export default function ContactUs({ loaderData: { page, form }, actionData }: Route.ComponentProps) {
  return <ContactUsPage {...page} form={form} reply={actionData} />;
}
