import { AppointmentPage } from "#app/features/appointment/appointment-page.tsx";
import { sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { useShell } from "../shell.ts";
import { appointmentAction, loadAppointmentForm, prefillAppointmentForm } from "./appointment-form.ts";
import { headerPicture, openHospital } from "./hospital-page.ts";
import { describeResponses } from "./public-record.ts";
import type { Route } from "./+types/appointment";

export { headers } from "./hospital-page.ts";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.appointment, order: 120 },
  sitemap: "page",
  // A department's slug or name, and a doctor's id or name; for unknown ones the response is an uncached redirect.
  parameters: { department: { read: "name" }, doctor: { read: "name" } },
};

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const form = await loadAppointmentForm(services, hospital);
  return {
    head: sectionHead(services, hospital, "appointment", paths.toAppointment),
    picture: headerPicture(services.site, "appointment"),
    responses: describeResponses(services, hospital),
    callMe: services.texts.server.callMe.link,
    steps: services.site.group.bookingSteps,
    form: await prefillAppointmentForm(form, new URL(args.request.url), hospital, services),
  };
}

export function action(args: Route.ActionArgs) {
  return appointmentAction(args);
}

export default function Appointment({ loaderData, actionData }: Route.ComponentProps) {
  const { picture, ...page } = loaderData;
  return <AppointmentPage hospital={useShell()} headerPicture={picture} {...page} reply={actionData} />;
}
