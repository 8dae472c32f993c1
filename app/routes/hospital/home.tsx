import { LateAppointmentForm } from "#app/features/appointment/late-appointment-form.tsx";
import { DOCTORS_PAGE_SIZE } from "#app/features/doctors/doctor-limit.ts";
import { HomePage } from "#app/features/home/home-page.tsx";
import { createHomeView } from "#app/features/home/home-sections.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalThing, webSiteThing } from "#app/structured-data/hospital-things.ts";
import { nextOpenStates } from "#forms/working-time.ts";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { useWhenTouched } from "#app/ui/when-touched.ts";
import { findOnlyHospital } from "#site/hospitals/find-hospital.ts";
import { loadAppointmentForm } from "./appointment-form.ts";
import { bookingContacts, urgentCalls } from "./contact-items.ts";
import { contentOr, openHospital, sectionPage } from "./hospital-page.ts";
import { NO_DOCTORS } from "./load-doctors.ts";
import type { Route } from "./+types/home";

/** In the slider; the others are on their own page. */
const MOST_REVIEWS = 24;

export const handle: RoutePolicy = { menu: { label: ({ sections }) => sections.home, order: 10 }, sitemap: "page" };

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const { content } = services;
  const [form, doctors, testimonials] = await Promise.all([
    loadAppointmentForm(services, hospital),
    content.fetchDoctors(hospital.contentName, DOCTORS_PAGE_SIZE),
    hospital.showsTestimonials && content.fetchTestimonials(hospital.contentName),
  ]);
  const reviews = (testimonials ? contentOr(testimonials, [], services) : [])
    .filter(({ shortReview }) => shortReview.length > 0)
    .slice(0, MOST_REVIEWS);
  const view = createHomeView(services.site, hospital);
  return {
    ...sectionPage(services, hospital, "home", paths.toHome, [
      hospitalThing(services, hospital),
      ...(findOnlyHospital(services.site) ? [webSiteThing(services)] : []),
    ]),
    // What stands in for reviews is not sent beside them.
    view: reviews.length > 0 ? { ...view, testimonialPlaceholders: [] } : view,
    // When they sit is on pages that show it.
    doctors: contentOr(doctors, NO_DOCTORS, services).doctors.map(
      ({ sittings: _sittings, personId: _personId, departments: _departments, ...shown }) => shown,
    ),
    // Their pictures and films are on their own pages.
    testimonials: reviews.map(({ id, reviewer, shortReview, hasContent }) => ({
      id,
      reviewer,
      shortReview,
      hasContent,
    })),
    form,
    openStates: nextOpenStates(hospital, services.now(), services.texts),
    sitsToday: services.texts.server.boards.titleToday,
    booking: {
      contacts: bookingContacts(hospital.contact, services.texts.pages),
      urgent: urgentCalls(hospital, services.texts.pages),
    },
  };
}

const keepEmergency = () => import("#app/features/emergency/keep-page.ts").then(({ keepOnSite }) => keepOnSite());

export default function Home({ loaderData: { form, ...page } }: Route.ComponentProps) {
  useWhenTouched(keepEmergency);
  const { sentFromHome } = useTexts("appointment");
  const appointmentForm = (
    <LateAppointmentForm {...form} idPrefix="home-appointment" labelledBy="appointment-title" sentText={sentFromHome} />
  );
  return <HomePage key={page.view.basePath} {...page} appointmentForm={appointmentForm} />;
}
