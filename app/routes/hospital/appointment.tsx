import { servicesContext } from "#app/context.ts";
import { AppointmentPage } from "#app/features/appointment/appointment-page.tsx";
import { headElements, sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { useShell } from "../shell.ts";
import { appointmentAction, loadAppointmentForm, prefillAppointmentForm } from "./appointment-form.ts";
import { getHospital, headerPicture } from "./hospital-page.ts";
import type { Route } from "./+types/appointment";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.appointment, order: 120 },
  sitemap: "page",
  // A department's slug or name, and a doctor's id or name; for unknown ones the response is a redirect, which is not cached.
  parameters: { department: { read: "name" }, doctor: { read: "name" } },
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const { toAppointment } = hospitalPaths(hospital);
  const form = await loadAppointmentForm(services, hospital);
  return {
    head: sectionHead(services, hospital, "appointment", toAppointment),
    picture: headerPicture(services.site, hospital, 1),
    form: await prefillAppointmentForm(form, new URL(request.url), hospital, services),
  };
}

export function action(args: Route.ActionArgs) {
  return appointmentAction(args);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Appointment({ loaderData, actionData }: Route.ComponentProps) {
  const { picture, form } = loaderData;
  return <AppointmentPage hospital={useShell()} headerPicture={picture} form={form} reply={actionData} />;
}
