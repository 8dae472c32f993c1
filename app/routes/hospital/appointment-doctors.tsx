import { servicesContext } from "#app/context.ts";
import { getHospital } from "./get-hospital.ts";
import { loadListingDoctors } from "./load-appointment-form.ts";
import type { Route } from "./+types/appointment-doctors";

/** The doctors of one of the hospital's department listings, as JSON; an empty list when there are none to be had. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const listingId = new URL(request.url).searchParams.get("listing");
  if (!listingId) return Response.json([]);
  return Response.json(await loadListingDoctors(context.get(servicesContext).content, hospital, listingId));
}
