import { MAX_DOCTORS } from "#app/features/doctors/doctor-limit.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { toDoctorChoice } from "./appointment-form.ts";
import { contentOr, openHospital } from "./hospital-page.ts";
import { NO_DOCTORS } from "./load-doctors.ts";
import type { Route } from "./+types/appointment-doctors";

export const handle: RoutePolicy = {
  // An id of the content service; for an unknown one the response is 404, which is not cached.
  parameters: { listing: { read: "id" } },
};

/**
 * The doctors of one of the hospital's department listings with their days, as JSON. In an outage of the content
 * service the list is empty; for a listing that is not the hospital's or has no doctors the response is 404, so that no
 * made-up one is cached.
 */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  const listingId = new URL(args.request.url).searchParams.get("listing") ?? "";
  const result = await services.content.fetchListedDoctors(hospital.contentName, listingId, MAX_DOCTORS);
  const { doctors } = contentOr(result, NO_DOCTORS, services);
  return Response.json(
    doctors.map((doctor) => toDoctorChoice(services, hospital, doctor)),
    {
      status: result.status === "ok" && doctors.length === 0 ? 404 : 200,
    },
  );
}
