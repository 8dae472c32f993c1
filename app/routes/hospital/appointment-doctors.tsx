import { servicesContext } from "#app/context.ts";
import { getHospital } from "./get-hospital.ts";
import { askForListingDoctors } from "./load-appointment-form.ts";
import type { Route } from "./+types/appointment-doctors";

/**
 * The doctors of one of the hospital's department listings, as JSON. An outage of the content service answers an empty
 * list; a listing that is not the hospital's or has no doctors answers 404, so that no made-up one is kept.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const { content } = context.get(servicesContext);
  const listingId = new URL(request.url).searchParams.get("listing") ?? "";
  const { isAvailable, doctors } = await askForListingDoctors(content, hospital, listingId);
  return Response.json(doctors, { status: isAvailable && doctors.length === 0 ? 404 : 200 });
}
