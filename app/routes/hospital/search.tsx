import { SearchPage } from "#app/features/search/search-page.tsx";
import { reachHospital, readSearchText } from "#app/features/search/search-view.ts";
import { searchHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/search";

export { meta } from "#app/head/page-head.ts";

export const handle: RoutePolicy = { parameters: { q: { read: readSearchText, isEndless: () => true } } };

/** Results of one hospital; what it does not have is shown where another has it. */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const query = readSearchText(new URL(args.request.url).searchParams.get("q"));
  return {
    head: searchHead(services, hospital),
    query,
    answer: query ? await services.search.answer(query, hospital) : undefined,
    hospitals: [reachHospital(hospital)],
    address: paths.toSearch,
    homePath: paths.toHome,
  };
}

export default function HospitalSearch({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
