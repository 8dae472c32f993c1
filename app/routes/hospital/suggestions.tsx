import { readSearchText } from "#app/features/search/search-view.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { listSuggestions } from "../suggestions.tsx";
import { openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/suggestions";

export const handle: RoutePolicy = { parameters: { q: { read: readSearchText, isEndless: () => true } } };

/** What the words typed so far lead to in one hospital, as JSON. */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  return Response.json(await listSuggestions(services, args.request, hospital));
}
